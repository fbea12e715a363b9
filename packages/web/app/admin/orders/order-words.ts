import { orderStatuses, statusesToPack } from '@mathappu/contract/order-status';
import { orderStatusWords } from '@mathappu/contract/order-words';
import type { AdminOrder } from '@mathappu/contract/orders';
import { countOf } from '#web/ui/format/plural.ts';

export const toPackFilter = statusesToPack.join(',');

/** What the list can be filtered by: what waits to be packed, or one status. */
export const statusFilterOptions = [
  { value: toPackFilter, label: 'To pack' },
  ...orderStatuses.map((value) => ({ value: value as string, label: orderStatusWords[value] })),
];
export const statusFilters = statusFilterOptions.map(({ value }) => value);

/** Who ordered; of a deleted account only the name on the parcel is left. */
export function customerName({ user, deliveryAddress }: AdminOrder): string {
  return user?.name ?? deliveryAddress.recipient;
}

/** '1 item', '21 items': everything in the parcel, not its lines. */
export function itemCount({ products }: AdminOrder): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return countOf(count, 'item');
}

/** What the person at the door has to hand over; 0 when nothing. */
export function cashToCollect(order: AdminOrder): number {
  const isOwed = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  return order.paymentMethod === 'cod' && isOwed ? order.totalAmount : 0;
}
