import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { type OrderStatus, statusesToPack } from '@mathappu/contract/orders/order-status';

/** A deleted account leaves only the recipient of the parcel. */
export function customerName({ user, deliveryAddress }: AdminOrder): string {
  return user?.name ?? deliveryAddress.recipient;
}

type Line = Pick<AdminOrder['products'][number], 'quantity' | 'refundedQuantity'>;
type Lines = { readonly products: readonly Line[] };

/** The pieces of a line that were not refunded. */
export const piecesLeft = ({ quantity, refundedQuantity }: Line): number =>
  quantity - refundedQuantity;

/** The sum of the pieces that are left. */
export const itemCount = ({ products }: Lines): number =>
  products.reduce((sum, line) => sum + piecesLeft(line), 0);

/** The number of lines of which pieces are left. */
export const lineCount = ({ products }: Lines): number => products.filter(piecesLeft).length;

type Paid = Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalAmount'>;

/** The cash to collect on delivery; 0 when there is none, also when it was given back. */
export function cashToCollect({ status, paymentStatus, paymentMethod, totalAmount }: Paid): number {
  const isSettled = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  return paymentMethod === 'cod' && !isSettled && status !== 'CANCELLED' ? totalAmount : 0;
}

/** Whether the status is one of before packing, also of an order that was refunded whole. */
export const isBeforePacking = ({ status }: Pick<AdminOrder, 'status'>): boolean =>
  (statusesToPack as readonly OrderStatus[]).includes(status);

export const isToPack = (order: Pick<AdminOrder, 'status'> & Lines): boolean =>
  isBeforePacking(order) && itemCount(order) > 0;

/**
 * The note on the packing slip about money: the cash to collect, or that the parcel must not go
 * yet. Undefined for a cash order that has been paid.
 */
export function slipStamp(order: Paid & Lines): { text: string; cash?: number } | undefined {
  const { status, paymentStatus, paymentMethod } = order;
  if (status === 'CANCELLED') return { text: 'CANCELLED' };
  if (itemCount(order) === 0) return { text: 'REFUNDED: DO NOT PACK' };
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
