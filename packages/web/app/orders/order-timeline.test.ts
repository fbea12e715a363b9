import { expect, test } from 'vitest';
import { orderTimeline } from './order-timeline.ts';

const placed = {
  orderStatus: 'processing',
  createdAt: '2026-11-01T04:30:00.000Z',
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
} as const;
const shippedAt = '2026-11-02T04:30:00.000Z';
const deliveredAt = '2026-11-03T04:30:00.000Z';

const described = (order: Parameters<typeof orderTimeline>[0]) =>
  orderTimeline(order).map(({ title, text }) => `${title}: ${text}`);

test.each([
  [placed, 'Shipped: Pending', 'Delivered: Pending'],
  [{ ...placed, orderStatus: 'pending_payment' }, 'Shipped: Pending', 'Delivered: Pending'],
  [{ ...placed, orderStatus: 'shipped' }, 'Shipped: In progress', 'Delivered: Pending'],
  [
    { ...placed, orderStatus: 'shipped', shippedAt },
    'Shipped: 2 Nov 2026, 10:00 am',
    'Delivered: Pending',
  ],
  [
    { ...placed, orderStatus: 'delivered', shippedAt, deliveredAt },
    'Shipped: 2 Nov 2026, 10:00 am',
    'Delivered: 3 Nov 2026, 10:00 am',
  ],
  [{ ...placed, orderStatus: 'delivered' }, 'Shipped: In progress', 'Delivered: Completed'],
] as const)('%o', (order, shipped, delivered) => {
  expect(described(order)).toEqual(['Order Placed: 1 Nov 2026, 10:00 am', shipped, delivered]);
});

test('a cancelled order ends there, and was shipped only if it was', () => {
  const cancelled = { ...placed, orderStatus: 'cancelled', cancelledAt: deliveredAt } as const;
  const end = 'Cancelled: 3 Nov 2026, 10:00 am';
  expect(described(cancelled).slice(1)).toEqual([end]);
  expect(described({ ...cancelled, shippedAt }).slice(1)).toEqual([
    'Shipped: 2 Nov 2026, 10:00 am',
    end,
  ]);
});
