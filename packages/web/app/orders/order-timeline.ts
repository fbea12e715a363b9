import type { Order } from '@mathappu/contract/orders';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { ReactNode } from 'react';
import type { TimelineStep } from '#web/ui/timeline.tsx';
import * as words from '#words/orders';

type Progress = Pick<
  Order,
  'orderStatus' | 'createdAt' | 'shippedAt' | 'deliveredAt' | 'cancelledAt'
>;

/**
 * The steps of an order; a cancelled one ends with its cancellation.
 * @param dispatch says how it left, below 'Shipped'
 */
export function orderTimeline(order: Progress, dispatch?: ReactNode): TimelineStep[] {
  const left = { ...shipped(order), more: dispatch };
  const placed = step(words.stepPlaced, 'done', formatDateTime(order.createdAt));
  if (order.orderStatus === 'cancelled') {
    const cancelled = step(words.stepCancelled, 'done', dateOr(order.cancelledAt, words.completed));
    return order.shippedAt ? [placed, left, cancelled] : [placed, cancelled];
  }
  return [placed, left, delivered(order)];
}

function shipped({ orderStatus, shippedAt }: Progress): TimelineStep {
  const isWaiting = orderStatus === 'processing' || orderStatus === 'pending_payment';
  if (isWaiting) return step(words.stepShipped, 'pending', words.pending);
  const state = orderStatus === 'shipped' ? 'current' : 'done';
  return step(words.stepShipped, state, dateOr(shippedAt, words.inProgress));
}

function delivered({ orderStatus, deliveredAt }: Progress): TimelineStep {
  if (orderStatus !== 'delivered') return step(words.stepDelivered, 'pending', words.pending);
  return step(words.stepDelivered, 'done', dateOr(deliveredAt, words.completed));
}

function step(title: string, state: TimelineStep['state'], text: string): TimelineStep {
  return { title, state, text };
}

function dateOr(moment: string | null, otherwise: string): string {
  return moment ? formatDateTime(moment) : otherwise;
}
