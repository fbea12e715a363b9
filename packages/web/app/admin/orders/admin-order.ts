import type { AdminOrder } from '@mathappu/contract/admin/staff-orders';
import { type OrderStatus, statusesToPack } from '@mathappu/contract/order-status';

/** A deleted account leaves only the recipient of the parcel. */
export function customerName({ user, deliveryAddress }: AdminOrder): string {
  return user?.name ?? deliveryAddress.recipient;
}

/** The sum of the quantities. */
export const itemCount = ({ products }: AdminOrder): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);

type Paid = Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalAmount'>;

/** What is collected on delivery; 0 when nothing. */
export function cashToCollect(order: Paid): number {
  const isOwed = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  return order.paymentMethod === 'cod' && isOwed ? order.totalAmount : 0;
}

export const isToPack = ({ status }: Pick<AdminOrder, 'status'>): boolean =>
  (statusesToPack as readonly OrderStatus[]).includes(status);

/**
 * What the packer and the carrier must know of the money: cash to collect, or whether the parcel may go
 * at all. Undefined for a cash order whose cash has been paid.
 */
export function slipStamp(order: Paid): { text: string; cash?: number } | undefined {
  const { status, paymentStatus, paymentMethod } = order;
  if (status === 'CANCELLED') return { text: 'CANCELLED' };
  const isPaidBefore = paymentMethod !== 'cod';
  const isOnTrust = paymentMethod === 'offline' && paymentStatus === 'PENDING';
  if (isOnTrust && status !== 'PENDING_PAYMENT') return { text: 'NOT PAID YET' };
  if (status === 'PENDING_PAYMENT' || (isPaidBefore && paymentStatus !== 'PAID')) {
    return { text: 'NOT PAID: DO NOT PACK' };
  }
  if (isPaidBefore) return { text: paymentMethod === 'online' ? 'PAID ONLINE' : 'PAID' };
  const cash = cashToCollect(order);
  return cash > 0 ? { text: 'Collect in cash', cash } : undefined;
}
