import { randomBytes } from 'node:crypto';
import type { Paise } from '@mathappu/contract/money';

export type SandboxOrder = {
  readonly id: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly receipt: string;
  readonly status: 'created' | 'attempted' | 'paid';
  /** In milliseconds, as everywhere in this package; the provider's answers have seconds. */
  readonly createdAt: number;
};

export type SandboxPayment = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly status: 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly createdAt: number;
};

export type SandboxRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly idempotencyKey?: string;
  readonly amount: Paise;
  readonly createdAt: number;
};

/** An id as the provider writes them, such as `pay_3f9c2a71d0b845`. */
export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `${prefix}_${randomBytes(7).toString('hex')}`;

export const inSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** @see https://razorpay.com/docs/api/orders/entity/ */
export function orderEntity(order: SandboxOrder) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    status: order.status,
    notes: [],
    created_at: inSeconds(order.createdAt),
  };
}

/** @see https://razorpay.com/docs/api/payments/entity/ */
export function paymentEntity(payment: SandboxPayment) {
  const isFailed = payment.status === 'failed';
  const isRefunded = payment.status === 'refunded';
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    method: 'upi',
    captured: payment.status === 'captured' || isRefunded,
    amount_refunded: isRefunded ? payment.amount : 0,
    refund_status: isRefunded ? 'full' : null,
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: isFailed ? 'The bank declined the payment' : null,
    notes: [],
    created_at: inSeconds(payment.createdAt),
  };
}

/** @see https://razorpay.com/docs/api/refunds/entity/ */
export function refundEntity(refund: SandboxRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.paymentId,
    status: 'processed',
    created_at: inSeconds(refund.createdAt),
  };
}
