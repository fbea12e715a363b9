import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SandboxTables } from './sandbox-tables.ts';

export type SandboxOrder = Selectable<SandboxTables['sandbox.orders']>;
export type SandboxPayment = Selectable<SandboxTables['sandbox.payments']>;
export type SandboxRefund = Selectable<SandboxTables['sandbox.refunds']>;

/** An id as the provider writes them, such as `pay_3f9c2a71d0b845`. */
export const newSandboxId = (prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `${prefix}_${randomBytes(7).toString('hex')}`;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

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
    created_at: seconds(order.created_at),
  };
}

export function paymentEntity(payment: SandboxPayment) {
  const isFailed = payment.status === 'failed';
  const isRefunded = payment.status === 'refunded';
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.order_id,
    method: 'upi',
    captured: payment.status === 'captured' || isRefunded,
    amount_refunded: isRefunded ? payment.amount : 0,
    refund_status: isRefunded ? 'full' : null,
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: isFailed ? 'The bank declined the payment' : null,
    notes: [],
    created_at: seconds(payment.created_at),
  };
}

export function refundEntity(refund: SandboxRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.payment_id,
    status: 'processed',
    created_at: seconds(refund.created_at),
  };
}
