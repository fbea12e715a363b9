import type { AdminOrder } from '../admin/admin-orders.ts';

type Paid = Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalAmount'>;

/** The cash to collect on delivery; 0 when there is none, also when it was given back. */
export function cashToCollect({ status, paymentStatus, paymentMethod, totalAmount }: Paid): number {
  const isSettled = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  return paymentMethod === 'cod' && !isSettled && status !== 'CANCELLED' ? totalAmount : 0;
}
