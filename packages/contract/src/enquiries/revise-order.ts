import * as z from 'zod/mini';
import * as words from '#words/input';
import { isEachOnce, quantity } from '../cart.ts';
import { endpoint } from '../endpoint.ts';
import { id, orderIdOrNumber, text, twoDecimals } from '../fields.ts';
import {
  maxCartLines,
  maxDeliveryCharge,
  maxOrderRupees,
  orderReasonMaxLength,
} from '../limits.ts';
import { orderChange } from '../orders/order-change.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { agreedPrice, discountOrBest, hasPriceReason } from './admin-enquiries.ts';
import { comings } from './desk.ts';

/**
 * Why an order cannot be changed. `status`: it has left, is closed or waits at a payment window. `invoiced`: it
 * has a tax document. `refunded`: money was given back that no change has freed. `dearer`: it is paid online
 * and would cost more. `undecided`: a payment is to be decided. `tooOften`: its number has no suffix left.
 */
export const revisionRefusals = [
  'status',
  'undecided',
  'invoiced',
  'refunded',
  'dearer',
  'tooOften',
] as const;
export type RevisionRefusal = (typeof revisionRefusals)[number];

const shortage = z.object({
  productId: id,
  name: z.string(),
  nameTa: z.string(),
  needed: z.int(),
  /** Pieces that are there, those of the order included. */
  stock: z.int(),
});

/** What a change makes different, before or after it was made. */
const orderDifference = z.extend(orderChange, {
  /** Rupees to give back; all that is paid above the new total. */
  toGiveBack: z.number(),
  /** Rupees still to be paid before the goods leave. */
  toPay: z.number(),
  /** Pieces that the change takes out of stock; negative where it puts them back. */
  stock: z.array(
    z.object({ productId: id, name: z.string(), nameTa: z.string(), quantity: z.int() }),
  ),
  shortages: z.array(shortage),
});
export type OrderDifference = z.output<typeof orderDifference>;

const revisedLine = z
  .strictObject({
    productId: id,
    /** 0 takes the product out, as leaving the line out does. */
    quantity: z.union([quantity, z.literal(0)]),
    /** Left out, it is what the product was sold at, and of an added one today's. */
    ...agreedPrice,
  })
  .check(hasPriceReason);

export const reviseOrder = endpoint('reviseOrder', {
  tag: 'Orders (admin)',
  summary:
    'Replace an order by one with other goods before it leaves, or only say what would differ; an Idempotency-Key makes it repeatable',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  body: z
    .strictObject({
      /** The status of the order that the admin saw. */
      from: z.enum(orderStatuses),
      /** Rupees: the new total of the preview, of which the change was decided. */
      totalSeen: z.optional(twoDecimals(maxOrderRupees)),
      /** Rupees that the shop had of the order. */
      moneyInSeen: z.optional(twoDecimals(maxOrderRupees)),
      lines: z.array(revisedLine).check(
        z.minLength(1, words.nothingLeft),
        z.maxLength(2 * maxCartLines),
        z.refine((lines) => lines.some((line) => line.quantity > 0), words.nothingLeft),
        z.refine((lines) => lines.filter((line) => line.quantity > 0).length <= maxCartLines),
        z.refine(isEachOnce, words.productsRepeated),
      ),
      /** Rupees for the delivery; null takes them off, left out they stay. */
      charge: z.nullish(twoDecimals(maxDeliveryCharge)),
      /** Null takes it off, left out it stays. */
      discount: z.nullish(discountOrBest),
      /** For the shop's own history. */
      reason: z.optional(text(orderReasonMaxLength, words.reasonMissing)),
      /** How the customer has agreed. */
      agreedBy: z.optional(z.enum(comings)),
      /** Nothing is written. */
      isPreview: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ isPreview, reason }) => isPreview || Boolean(reason), {
        error: words.reasonMissing,
        path: ['reason'],
      }),
      ...(['agreedBy', 'totalSeen', 'moneyInSeen'] as const).map((field) =>
        z.refine<{ isPreview: boolean; [field: string]: unknown }>(
          (body) => body.isPreview || body[field] !== undefined,
          { path: [field] },
        ),
      ),
    ),
  data: z.object({
    difference: orderDifference,
    /** The number and id of the order that it has become; absent of a preview. */
    orderId: z.optional(z.string()),
    _id: z.optional(id),
  }),
  errors: [
    'orderNotFound',
    'orderStatusChanged',
    'revisionChanged',
    'revisionRefused',
    'outOfStock',
    'productNotFound',
    'aboveMrp',
    'invalidIdempotencyKey',
    'idempotencyConflict',
  ],
});
