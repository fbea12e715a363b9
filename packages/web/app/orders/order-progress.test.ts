import type { Order } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { hasRunOut, orderProgress, paymentNote } from './order-progress.ts';

const moment = '2026-11-20T20:00:00.000Z';

const depot = { name: 'Bypass depot', district: 'Salem', address: '1 Bypass Road', phone: '' };

const online = { paymentDetails: { paymentMethod: 'online' } } as const;

const order = (more: Partial<Order> = {}) =>
  ({
    orderStatus: 'processing',
    paymentStatus: 'PENDING',
    paymentDetails: { paymentMethod: 'cod' },
    paymentCheck: null,
    shippedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    delivery_address: { city: 'Madurai' },
    delivery_terms: { kind: 'free', depot: null },
    ...more,
  }) as Order;

test.each<[Partial<Order>, string]>([
  [{}, 'We are getting it ready.'],
  [{ paymentCheck: 'confirming' }, 'We get it ready once its payment is confirmed.'],
  [{ orderStatus: 'pending_payment' }, 'Waiting for your payment.'],
  [{ orderStatus: 'shipped', shippedAt: moment }, 'Shipped on 21 Nov 2026, on its way to Madurai.'],
  [{ orderStatus: 'shipped' }, 'Shipped, on its way to Madurai.'],
  [
    { orderStatus: 'shipped', delivery_terms: { kind: 'free', depot } },
    'Shipped, on its way to Salem.',
  ],
  [{ orderStatus: 'delivered', deliveredAt: moment }, 'Delivered on 21 Nov 2026.'],
  [{ orderStatus: 'cancelled', cancelledAt: moment }, 'Cancelled on 21 Nov 2026.'],
])('%o: %s', (more, sentence) => {
  expect(orderProgress(order(more))).toBe(sentence);
});

test('an order that nobody paid in time says so; one that was cancelled before does not', () => {
  const unpaid = { orderStatus: 'cancelled', createdAt: moment, ...online } as const;
  const after = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
  expect(orderProgress(order({ ...unpaid, cancelledAt: after(21) }))).toBe(
    'Not paid within 20 minutes, so it was cancelled.',
  );
  expect(hasRunOut(order({ ...unpaid, cancelledAt: after(19) }))).toBe(false);
  const refunded = { ...unpaid, paymentStatus: 'REFUNDED', cancelledAt: after(21) } as const;
  expect(hasRunOut(order(refunded))).toBe(false);
});

test.each<[Partial<Order>, string | undefined]>([
  [{}, 'Cash on delivery'],
  [{ paymentStatus: 'PAID' }, 'Paid in cash'],
  [{ orderStatus: 'cancelled' }, undefined],
  [{ ...online, paymentStatus: 'PAID' }, 'Paid online'],
  [{ ...online, orderStatus: 'pending_payment', paymentStatus: 'FAILED' }, 'Not paid yet'],
  [{ ...online, paymentStatus: 'PAID', paymentCheck: 'confirming' }, undefined],
  [{ ...online, orderStatus: 'cancelled', paymentStatus: 'REFUNDED' }, undefined],
])('%o is %s', (more, note) => {
  expect(paymentNote(order(more))).toBe(note);
});
