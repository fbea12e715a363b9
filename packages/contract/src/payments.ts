import * as z from 'zod/mini';
import * as words from '#words/input';
import { cartItem } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, orderIdOrNumber, text, twoDecimals } from './fields.ts';
import {
  maxCartLines,
  maxOrderRupees,
  maxQuantity,
  orderReasonMaxLength,
  paymentReasonMaxLength,
} from './limits.ts';
import { paymentStatus } from './orders.ts';

const gatewayId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(64),
    z.regex(/^[A-Za-z0-9_]+$/, words.paymentReferenceInvalid),
  );

export const verifyPayment = endpoint('verifyPayment', {
  tag: 'Payments',
  summary: 'Confirm a payment with the signature the provider gave the browser',
  body: z.strictObject({
    razorpay_order_id: gatewayId,
    razorpay_payment_id: gatewayId,
    razorpay_signature: z.string().check(z.regex(/^[0-9a-fA-F]{64}$/, words.paymentNotVerified)),
  }),
  data: z.object({
    orderId: z.string(),
    /** False when the provider did not answer: the order is paid, and is still to be confirmed. */
    isConfirmed: z.boolean(),
  }),
  errors: [
    'paymentMismatch',
    'orderNotFound',
    'paymentDiffers',
    'paidTooLate',
    'paymentUnavailable',
  ],
});

export const reportPaymentFailed = endpoint('reportPaymentFailed', {
  tag: 'Payments',
  summary: 'Say that the payment dialog was closed or failed; the order stays open for another try',
  body: z.strictObject({
    razorpay_order_id: gatewayId,
    reason: z.optional(text(paymentReasonMaxLength)),
  }),
  data: z.object({ orderId: z.string(), payableUntil: z.nullable(moment) }),
  errors: ['orderNotFound'],
});

const ownOrder = z.strictObject({ orderId: orderIdOrNumber });

export const payInCash = endpoint('payInCash', {
  tag: 'Orders',
  summary: 'Pay an order that waits for its online payment in cash on delivery instead',
  body: ownOrder,
  data: z.object({ orderId: z.string() }),
  errors: [
    'orderNotFound',
    'orderNotWaiting',
    'orderAlreadyPaid',
    'paymentInQuestion',
    'saleModeRefused',
  ],
});

export const changeOrder = endpoint('changeOrder', {
  tag: 'Orders',
  summary: 'Cancel an order that waits for its payment and bring its lines back into the cart',
  body: ownOrder,
  /** The cart afterwards. */
  data: z.object({ orderId: z.string(), lines: z.array(cartItem) }),
  errors: [
    'orderNotFound',
    'orderNotWaiting',
    'orderAlreadyPaid',
    'paymentInQuestion',
    'taxNumberRefused',
  ],
});

export const cancelMyOrder = endpoint('cancelMyOrder', {
  tag: 'Orders',
  summary: 'Cancel an own order that is not being packed yet; what was paid is refunded',
  body: z.strictObject({
    orderId: orderIdOrNumber,
    /** The payment status the customer decided on; refused when the order has been paid since. */
    paymentStatusSeen: z.optional(paymentStatus),
  }),
  data: z.object({ orderId: z.string() }),
  errors: [
    'orderNotFound',
    'orderNotCancellable',
    'orderAlreadyPaid',
    'paymentInQuestion',
    'taxNumberRefused',
  ],
});

export const razorpayWebhook = endpoint('razorpayWebhook', {
  tag: 'Payments',
  summary: 'Events of the payment provider, signed over the raw body',
  body: z.looseObject({}),
  errors: ['paymentMismatch', 'paymentUnavailable', 'taxNumberRefused'],
});

/** Pieces of one line of the order. */
const refundedLine = z.strictObject({
  productId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(maxQuantity)),
});

const refundRequested = z.object({ _id: id, orderId: z.string(), amount: z.number() });

export const refundOrder = endpoint('refundOrder', {
  tag: 'Payments',
  summary: 'Refund an online payment: an amount, pieces of its lines, or all that remains of it',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  body: z
    .strictObject({
      reason: text(orderReasonMaxLength, words.reasonMissing),
      /** By default a payment that pays for nothing, else the payment of the order. */
      gatewayPaymentId: z.optional(gatewayId),
      /** Rupees. Neither `amount` nor `lines` is all that remains of the payment. */
      amount: z.optional(twoDecimals(maxOrderRupees).check(z.minimum(0.01))),
      /** Refunded at the price that was paid for them. */
      lines: z.optional(z.array(refundedLine).check(z.minLength(1), z.maxLength(maxCartLines))),
      /** Whether the pieces go back into stock; left out: they do not. */
      isBackInStock: z.optional(z.boolean()),
      /**
       * The refundable amount that the admin saw, in rupees. The request is refused when it has
       * changed, so that a repeated request refunds nothing twice.
       */
      refundableSeen: z.optional(twoDecimals(maxOrderRupees)),
    })
    .check(
      z.refine(({ amount, lines }) => amount === undefined || lines === undefined, {
        error: words.amountOrLines,
        path: ['amount'],
      }),
      z.refine(
        ({ lines = [] }) => new Set(lines.map((line) => line.productId)).size === lines.length,
        { error: words.productsRepeated, path: ['lines'] },
      ),
      z.refine(({ lines, isBackInStock }) => lines !== undefined || !isBackInStock, {
        error: words.piecesInStock,
        path: ['isBackInStock'],
      }),
    ),
  data: refundRequested,
  errors: [
    'orderNotFound',
    'orderStatusChanged',
    'refundNotPossible',
    'refundChanged',
    'refundTooLarge',
    'refundOfNothing',
    'refundLineTooLarge',
  ],
});

export const retryRefund = endpoint('retryRefund', {
  tag: 'Payments',
  summary: 'Try a refund again that failed or has not gone through yet',
  params: z.strictObject({ refundId: id }),
  data: refundRequested,
  errors: ['refundNotFound', 'refundNotRetriable'],
});

export const acceptPayment = endpoint('acceptPayment', {
  tag: 'Payments',
  summary: 'Accept a payment that is not what its order asked for, so that the order goes on',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  body: z.strictObject({
    gatewayPaymentId: gatewayId,
    reason: z.optional(text(orderReasonMaxLength)),
  }),
  data: z.object({ orderId: z.string() }),
  errors: ['orderNotFound', 'orderStatusChanged', 'paymentDecided', 'paymentNotAcceptable'],
});

export const syncPayments = endpoint('syncPayments', {
  tag: 'Payments',
  summary: 'Ask the payment provider about an order again, also when that was given up',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  data: z.object({ orderId: z.string() }),
  errors: ['orderNotFound', 'paymentUnavailable'],
});

export const paymentDiscrepancy = z.object({
  orderId: z.string(),
  _id: id,
  gatewayOrderId: z.string(),
  gatewayPaymentId: z.nullable(z.string()),
  /** A sentence that says what is wrong. */
  finding: z.string(),
  amount: z.number(),
  currency: z.string(),
  since: moment,
  /** The act by which an admin resolves it here; null when it resolves itself or needs a refund. */
  act: z.nullable(z.enum(['decide', 'askAgain'])),
});

export type PaymentDiscrepancy = z.output<typeof paymentDiscrepancy>;

/** Orders that were undone because the provider refused to take their payment. */
const refusedPayment = z.object({
  _id: id,
  amount: z.number(),
  customer: z.string(),
  phone: z.string(),
  /** In the provider's words. */
  said: z.string(),
  tries: z.int(),
  /** The time of the last try. */
  at: moment,
});

export type RefusedPayment = z.output<typeof refusedPayment>;

export const listPaymentDiscrepancies = endpoint('listPaymentDiscrepancies', {
  tag: 'Payments',
  summary:
    'Where the shop and the payment provider do not say the same, and when they were compared',
  data: z.array(paymentDiscrepancy),
  extras: {
    /** Refusals of the last seven days, the newest first. */
    refused: z.array(refusedPayment),
    /** When the provider was asked; null without online payment. */
    provider: z.nullable(
      z.object({
        /** Whether it was asked, and answered, within the last 15 minutes. */
        isCompared: z.boolean(),
        answeredAt: z.nullable(moment),
        /** Why its last answer could not be used; null when it could. */
        failure: z.nullable(z.enum(['silent', 'keysRefused'])),
        /** Since when it has not answered, once that is 15 minutes ago; else null. */
        silentSince: z.nullable(moment),
      }),
    ),
  },
});
