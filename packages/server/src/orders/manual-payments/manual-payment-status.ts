import type { Paise } from '@mathappu/contract/money';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { LockedOrder } from '../order-queries.ts';

/**
 * The payment status of an order whose receipts add up to this sum. The payment status of an online order
 * depends on the provider alone and stays.
 */
export function statusByReceipts(
  { status, paymentMethod, paymentStatus, totalPaise }: LockedOrder,
  receivedPaise: Paise,
): PaymentStatus {
  if (paymentMethod === 'online') return paymentStatus;
  // Cash at the door equals the total and has no receipt; only money given back is booked.
  if (paymentMethod === 'cod') {
    return receivedPaise < 0 && receivedPaise <= -totalPaise ? 'REFUNDED' : 'PAID';
  }
  if (receivedPaise >= totalPaise) return 'PAID';
  const wasPaid = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  if (receivedPaise <= 0) return wasPaid || status === 'CANCELLED' ? 'REFUNDED' : 'PENDING';
  return paymentStatus === 'PAID' ? 'PAID' : 'PENDING';
}

/** The payment status of a revived offline order: money that was given back is owed again. */
export const statusOfRevived = ({ totalPaise, receivedPaise }: LockedOrder): PaymentStatus =>
  receivedPaise >= totalPaise ? 'PAID' : 'PENDING';
