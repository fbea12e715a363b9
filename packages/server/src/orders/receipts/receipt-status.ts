import type { Paise } from '@mathappu/contract/money';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { LockedOrder } from '../order-queries.ts';

/**
 * The payment status of an order of which money was booked by hand, once its receipts come to this sum.
 * What the provider took decides about an online one.
 */
export function statusByReceipts(
  { status, paymentMethod, paymentStatus, totalPaise }: LockedOrder,
  receivedPaise: Paise,
): PaymentStatus {
  if (paymentMethod === 'online') return paymentStatus;
  // The cash of the door was the total; only what was given back of it is booked.
  if (paymentMethod === 'cod') {
    return receivedPaise < 0 && receivedPaise <= -totalPaise ? 'REFUNDED' : 'PAID';
  }
  if (receivedPaise >= totalPaise) return 'PAID';
  const wasPaid = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  if (receivedPaise <= 0) return wasPaid || status === 'CANCELLED' ? 'REFUNDED' : 'PENDING';
  return paymentStatus === 'PAID' ? 'PAID' : 'PENDING';
}

/** That of an offline order which goes on after all: what was given back is owed again. */
export const statusOfRevived = ({ totalPaise, receivedPaise }: LockedOrder): PaymentStatus =>
  receivedPaise >= totalPaise ? 'PAID' : 'PENDING';
