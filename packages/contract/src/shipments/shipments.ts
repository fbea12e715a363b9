import * as z from 'zod/mini';
import * as words from '#words/input';
import { adminOrder } from '../admin/admin-orders.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, orderIdOrNumber, shopPhone, text, twoDecimals } from '../fields.ts';
import {
  lrNumberMaxLength,
  maxCartons,
  maxFreight,
  maxQuantity,
  officeMaxLength,
  shipmentLineMaxLength,
} from '../limits.ts';
import { orderPicturePattern } from '../order-links/order-pictures.ts';
import { orderStatusRefusals } from '../orders/order-refusals.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { freights, staffShipment } from './shipment.ts';

const ofOrder = z.strictObject({ orderId: orderIdOrNumber });

export const packLine = endpoint('packLine', {
  tag: 'Orders (admin)',
  summary:
    'Say how many pieces of a line are packed; the first ones begin the packing of the order',
  params: ofOrder,
  body: z.strictObject({
    productId: id,
    quantity: z
      .int(words.packedInvalid)
      .check(z.minimum(0, words.packedInvalid), z.maximum(maxQuantity, words.packedInvalid)),
  }),
  data: adminOrder,
  errors: ['orderNotFound', 'orderStatusChanged'],
});

const name = z._default(line(shipmentLineMaxLength), '');

/** The whole card but the ticks: a field that is left out is emptied. */
export const dispatchCard = z
  .strictObject({
    /** The version that was edited; 0 before the first save. */
    version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    cartons: z._default(
      z.nullable(
        z
          .int(words.cartonsInvalid)
          .check(z.minimum(1, words.cartonsInvalid), z.maximum(maxCartons, words.cartonsInvalid)),
      ),
      null,
    ),
    packedBy: name,
    checkedBy: name,
    transporter: name,
    lrNumber: z._default(line(lrNumberMaxLength), ''),
    lrDate: z._default(z.nullable(z.iso.date(words.dayInvalid)), null),
    photo: z._default(z.nullable(z.string().check(z.regex(orderPicturePattern))), null),
    freight: z._default(z.nullable(z.enum(freights)), null),
    freightAmount: z._default(z.nullable(twoDecimals(maxFreight, words.freightInvalid)), null),
    office: z._default(
      z.strictObject({
        name,
        phone: z._default(shopPhone(), ''),
        text: z._default(text(officeMaxLength), ''),
      }),
      { name: '', phone: '', text: '' },
    ),
    ewayBill: z._default(
      z.string().check(
        z.maxLength(40),
        z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
        z.regex(/^(\d{12})?$/, words.ewayBillInvalid),
      ),
      '',
    ),
    /** Marks the order as shipped, as `updateOrderStatus` does. */
    isShipped: z._default(z.boolean(), false),
    /** The status that this was decided on. */
    from: z.optional(z.enum(orderStatuses)),
  })
  .check(
    z.refine(({ freight, freightAmount }) => freightAmount === null || freight === 'paid', {
      error: words.freightNotPaid,
      path: ['freightAmount'],
    }),
  );

export const saveShipment = endpoint('saveShipment', {
  tag: 'Orders (admin)',
  summary:
    'Save the dispatch card of an order, and mark it as shipped; a tax that cannot be invoiced refuses only the latter',
  params: ofOrder,
  body: dispatchCard,
  data: z.object({
    shipment: staffShipment,
    order: adminOrder,
    /** What was saved nevertheless: one name packed and checked, the LR stands at another order. */
    warnings: z.array(
      z.object({ code: z.enum(['sameName', 'lrTaken']), orderId: z.optional(z.string()) }),
    ),
  }),
  errors: ['shipmentChanged', 'unknownImage', ...orderStatusRefusals],
});
