import * as z from 'zod/mini';
import * as words from '#words/input';
import { cartItem, quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { shareCode } from './estimates/estimates.ts';
import { id, orderIdOrNumber, twoDecimals } from './fields.ts';
import { maxCartLines } from './limits.ts';
import { staleOrderCodes } from './orders/order-refusals.ts';
import { adjustmentKinds, orderTotals } from './orders/order-totals.ts';
import { deliveryKinds } from './settings/delivery-terms.ts';

const rupees = twoDecimals(1_000_000_000);
const imageAddress = z.string().check(z.maxLength(500));

/** Only product and quantity count; the other values are compared with the shop's, never trusted. */
const orderedProduct = z.strictObject({
  productId: id,
  quantity,
  name: z.optional(z.string().check(z.maxLength(300))),
  image: z.nullish(z.union([imageAddress, z.array(imageAddress).check(z.maxLength(20))])),
  price: z.optional(rupees),
  discount: z.optional(twoDecimals(100)),
});

export const orderRequest = z.strictObject({
  product_details: z
    .array(orderedProduct)
    .check(z.minLength(1, words.cartEmpty), z.maxLength(maxCartLines)),
  delivery_address: z.pipe(
    z.string(words.addressMissing).check(z.minLength(1, words.addressMissing)),
    id,
  ),
  /** What is to be paid: the goods and the rows below them. */
  totalAmt: twoDecimals(2_000_000_000),
  /** The goods. */
  subTotalAmt: rupees,
  /** The depot where the order is collected; the address stays on its papers. */
  collect_at: z.optional(z.string().check(z.maxLength(40))),
  /** The rows and the terms that the customer saw; when they are given, others are refused. */
  adjustments: z.optional(
    z
      .array(
        z.strictObject({
          kind: z.enum(adjustmentKinds),
          label: z.optional(z.string().check(z.maxLength(120))),
          amount: z.number(),
        }),
      )
      .check(z.maxLength(adjustmentKinds.length)),
  ),
  delivery_terms: z.optional(z.enum(deliveryKinds)),
  /** The code of the estimate whose prices count; its lines are ordered. */
  estimate: z.optional(shareCode),
  /** Whether the checkout showed that buyers are 18 or older; recorded with the order. */
  isAgeNoticeShown: z.optional(z.boolean()),
});
export type OrderRequest = z.output<typeof orderRequest>;

/**
 * The data of a 409: the lines as they are now, without products that are no longer sold. The totals
 * are those of the estimate as long as it holds its prices for these lines.
 */
const freshLines = z.object({
  lines: z.array(cartItem),
  totalAmt: z.number(),
  totals: orderTotals,
  /** Null when the address has gone. */
  delivery_terms: z.nullable(z.enum(deliveryKinds)),
});
export type FreshLines = z.output<typeof freshLines>;

export const placingErrors = [
  'addressNotFound',
  'orderingClosed',
  'notDelivered',
  'belowMinimum',
  'orderQuantityLimit',
  'quoteNotFound',
  ...staleOrderCodes,
  'outOfStock',
  'invalidIdempotencyKey',
  'idempotencyConflict',
] as const;

export const placeCodOrder = endpoint('placeCodOrder', {
  tag: 'Checkout',
  summary: 'Place an order paid in cash on delivery; an Idempotency-Key header makes it repeatable',
  body: orderRequest,
  data: z.object({ orderId: z.string(), _id: id }),
  errors: [...placingErrors, 'saleModeRefused'],
});

const razorpayCheckout = z.object({
  key: z.string(),
  /** Paise, as the provider requires. */
  amount: z.int(),
  currency: z.literal('INR'),
  orderId: z.string(),
  /** Address of the checkout script to load. */
  checkoutUrl: z.string(),
});
export type RazorpayCheckout = z.output<typeof razorpayCheckout>;

const onlineOrder = z.object({ razorpay: razorpayCheckout, orderId: z.string(), _id: id });

export const placeOnlineOrder = endpoint('placeOnlineOrder', {
  tag: 'Checkout',
  summary: 'Place an order that waits for its online payment with its stock held',
  body: orderRequest,
  data: onlineOrder,
  errors: [
    ...placingErrors,
    'saleModeRefused',
    'tooManyUnpaidOrders',
    'totalTooSmall',
    'paymentNotPossible',
    'paymentUnavailable',
    'gatewayFailed',
    'paymentRefused',
  ],
});

export const resumePayment = endpoint('resumePayment', {
  tag: 'Checkout',
  summary: 'What the payment dialog needs for an unpaid order whose hold still lasts',
  body: z.strictObject({ orderId: orderIdOrNumber }),
  data: onlineOrder,
  errors: [
    'orderNotFound',
    'saleModeRefused',
    'paymentNotPossible',
    'paymentUnavailable',
    'gatewayFailed',
    'paymentRefused',
  ],
});
