import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, orderIdOrNumber, text } from './fields.ts';
import { orderReasonMaxLength, paymentReasonMaxLength } from './limits.ts';

const gatewayId = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_]+$/, 'Invalid payment reference'));

export const verifyPayment = endpoint('verifyPayment', {
  tag: 'Payments',
  summary: 'Confirm a payment with the signature the provider gave the browser',
  body: z.strictObject({
    razorpay_order_id: gatewayId,
    razorpay_payment_id: gatewayId,
    razorpay_signature: z
      .string()
      .check(z.regex(/^[0-9a-fA-F]{64}$/, 'Payment verification failed')),
  }),
  data: z.object({ orderId: z.string() }),
  errors: ['paymentMismatch', 'orderNotFound', 'paidTooLate', 'paymentUnavailable'],
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

export const razorpayWebhook = endpoint('razorpayWebhook', {
  tag: 'Payments',
  summary: 'Events of the payment provider, signed over the raw body',
  body: z.looseObject({}),
  errors: ['paymentMismatch', 'paymentUnavailable'],
});

export const refundOrder = endpoint('refundOrder', {
  tag: 'Payments',
  summary: 'Give back an online payment in full',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  body: z.strictObject({
    reason: text(orderReasonMaxLength, 'Please give a reason'),
    /** By default a payment that pays for nothing, else the payment of the order. */
    gatewayPaymentId: z.optional(gatewayId),
  }),
  data: z.object({ orderId: z.string(), amount: z.number() }),
  errors: ['orderNotFound', 'refundNotPossible'],
});

export const paymentDiscrepancy = z.object({
  orderId: z.string(),
  _id: id,
  gatewayOrderId: z.string(),
  gatewayPaymentId: z.nullable(z.string()),
  /** What is wrong, in a sentence. */
  finding: z.string(),
  amount: z.number(),
  since: moment,
});

export type PaymentDiscrepancy = z.output<typeof paymentDiscrepancy>;

export const listPaymentDiscrepancies = endpoint('listPaymentDiscrepancies', {
  tag: 'Payments',
  summary: 'Where the shop and the payment provider do not say the same; empty when all is well',
  data: z.array(paymentDiscrepancy),
});
