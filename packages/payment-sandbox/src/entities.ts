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
  /** What was refunded of it, processed or not; nothing when absent. */
  readonly amountRefunded?: Paise;
  readonly createdAt: number;
};

export type SandboxRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly idempotencyKey?: string;
  /** The caller's reference; absent when the refund was made on the sandbox's own side. */
  readonly receipt?: string;
  readonly amount: Paise;
  readonly createdAt: number;
  /** Absent in records of earlier versions, which processed every refund at once. */
  readonly status?: 'pending' | 'processed' | 'failed';
  /** When a pending one gets its outcome. */
  readonly settleAt?: number;
};

export const isSettled = ({ status = 'processed' }: SandboxRefund): boolean => status !== 'pending';

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
  const refunded = payment.amountRefunded ?? (isRefunded ? payment.amount : 0);
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    method: 'upi',
    captured: payment.status === 'captured' || isRefunded,
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : isRefunded ? 'full' : 'partial',
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
    receipt: refund.receipt ?? null,
    status: refund.status ?? 'processed',
    speed_requested: 'normal',
    created_at: inSeconds(refund.createdAt),
  };
}
