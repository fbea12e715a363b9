import { type OrderStatus, orderStatuses, statusesToPack } from '@mathappu/contract/order-status';
import type { AdminOrder, PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import type { Tone } from '#web/ui/badge.tsx';

type Words = { label: string; tone: Tone };

export const statusWords: Record<OrderStatus, Words> = {
  PENDING: { label: 'Pending', tone: 'yellow' },
  PROCESSING: { label: 'Processing', tone: 'blue' },
  SHIPPED: { label: 'Shipped', tone: 'purple' },
  DELIVERED: { label: 'Delivered', tone: 'green' },
  CANCELLED: { label: 'Cancelled', tone: 'red' },
  PENDING_PAYMENT: { label: 'Pending payment', tone: 'grey' },
};

export const toPackFilter = statusesToPack.join(',');

/** What the list can be filtered by: what waits to be packed, or one status. */
export const statusFilterOptions = [
  { value: toPackFilter, label: 'To pack' },
  ...orderStatuses.map((value) => ({ value: value as string, label: statusWords[value].label })),
];
export const statusFilters = statusFilterOptions.map(({ value }) => value);

export const paymentStatusWords: Record<PaymentStatus, Words> = {
  PENDING: { label: 'Unpaid', tone: 'yellow' },
  PAID: { label: 'Paid', tone: 'green' },
  FAILED: { label: 'Failed', tone: 'red' },
  REFUNDED: { label: 'Refunded', tone: 'grey' },
};

export const paymentMethodWords: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  online: 'Online',
};

/** Who ordered; of a deleted account only the name on the parcel is left. */
export function customerName({ user, deliveryAddress }: AdminOrder): string {
  return user?.name ?? deliveryAddress.recipient;
}

/** '1 item', '21 items': everything in the parcel, not its lines. */
export function itemCount({ products }: AdminOrder): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

/** What the person at the door has to hand over; 0 when nothing. */
export function cashToCollect(order: AdminOrder): number {
  const isOwed = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  return order.paymentMethod === 'cod' && isOwed ? order.totalAmount : 0;
}
