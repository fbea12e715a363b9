import type { Order } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { invoiceTitle } from './invoice-title.ts';

const order = (facts: Partial<Order>, paymentMethod: 'cod' | 'online' = 'online') => ({
  orderStatus: 'processing' as const,
  paymentStatus: 'PENDING' as const,
  paymentCheck: null,
  ...facts,
  paymentDetails: { paymentMethod },
});

test.each([
  [order({ paymentStatus: 'PAID' }), 'Invoice', 'Paid'],
  [order({ paymentStatus: 'REFUNDED' }), 'Invoice', 'Refunded'],
  [order({}, 'cod'), 'Invoice', 'Not paid yet: cash on delivery'],
  [order({ orderStatus: 'pending_payment' }), 'Order summary', 'Not paid'],
  [order({ orderStatus: 'pending_payment' }, 'cod'), 'Order summary', 'Not paid'],
  [order({ paymentStatus: 'FAILED' }), 'Order summary', 'Not paid'],
  [order({ paymentCheck: 'confirming' }), 'Order summary', 'Payment received, being confirmed'],
  [order({ orderStatus: 'cancelled', paymentStatus: 'PAID' }), 'Order summary', 'Cancelled'],
])('%j prints as %s, %s', (facts, title, payment) => {
  expect(invoiceTitle(facts, { isRegistered: false })).toEqual({ title, payment });
  expect(invoiceTitle(facts, { isRegistered: true })).toEqual({ title: 'Order summary', payment });
});
