import { type OrderStatus, statusesToPack } from '@mathappu/contract/order-status';
import type { AdminOrder } from '@mathappu/contract/orders';
import { countOf } from '#web/ui/format/plural.ts';

/** A deleted account leaves only the recipient of the parcel. */
export function customerName({ user, deliveryAddress }: AdminOrder): string {
  return user?.name ?? deliveryAddress.recipient;
}

/** '1 item', '21 items': the sum of the quantities. */
export function itemCount({ products }: AdminOrder): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return countOf(count, 'item');
}

/** What is collected on delivery; 0 when nothing. */
export function cashToCollect(order: AdminOrder): number {
  const isOwed = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  return order.paymentMethod === 'cod' && isOwed ? order.totalAmount : 0;
}

export const isToPack = ({ status }: Pick<AdminOrder, 'status'>): boolean =>
  (statusesToPack as readonly OrderStatus[]).includes(status);
