import type { Order } from '@mathappu/contract/orders';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { TimelineStep } from '#web/ui/timeline.tsx';

type Progress = Pick<
  Order,
  'orderStatus' | 'createdAt' | 'shippedAt' | 'deliveredAt' | 'cancelledAt'
>;

/** The steps of an order; a cancelled one ends with its cancellation. */
export function orderTimeline(order: Progress): TimelineStep[] {
  const placed = step('Order Placed', 'done', formatDateTime(order.createdAt));
  if (order.orderStatus === 'cancelled') {
    const cancelled = step('Cancelled', 'done', dateOr(order.cancelledAt, 'Completed'));
    return order.shippedAt ? [placed, shipped(order), cancelled] : [placed, cancelled];
  }
  return [placed, shipped(order), delivered(order)];
}

function shipped({ orderStatus, shippedAt }: Progress): TimelineStep {
  const isWaiting = orderStatus === 'processing' || orderStatus === 'pending_payment';
  if (isWaiting) return step('Shipped', 'pending', 'Pending');
  const state = orderStatus === 'shipped' ? 'current' : 'done';
  return step('Shipped', state, dateOr(shippedAt, 'In progress'));
}

function delivered({ orderStatus, deliveredAt }: Progress): TimelineStep {
  if (orderStatus !== 'delivered') return step('Delivered', 'pending', 'Pending');
  return step('Delivered', 'done', dateOr(deliveredAt, 'Completed'));
}

function step(title: string, state: TimelineStep['state'], text: string): TimelineStep {
  return { title, state, text };
}

function dateOr(moment: string | null, otherwise: string): string {
  return moment ? formatDateTime(moment) : otherwise;
}
