import type { Order } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { refundSums } from './refund-sums.ts';
import { refundSentences } from './refund-words.ts';

type Refund = Order['refunds'][number];

const refund = (
  amount: number,
  state: Refund['state'],
  isSurplus = false,
  currency = 'INR',
): Refund => ({
  amount,
  currency,
  state,
  isSurplus,
});

const order = (refunds: Refund[], more: Partial<Order> = {}) =>
  ({
    orderStatus: 'processing',
    paymentStatus: 'PAID',
    paymentDetails: { paymentMethod: 'online' },
    totalAmt: 186,
    paidInstead: null,
    refunds,
    ...more,
  }) as Order;

const bank = 'Your bank shows it within 5 to 7 working days.';

test.each<[string, Refund[], string[]]>([
  ['nothing', [], []],
  ['a refund on its way', [refund(186, 'onItsWay')], ['₹186.00 is on its way back to you.', bank]],
  ['a returned one', [refund(186, 'returned')], ['₹186.00 has been returned to you.']],
  [
    'parts',
    [refund(0.1, 'returned'), refund(0.2, 'returned'), refund(50, 'onItsWay')],
    ['₹50.00 is on its way back to you.', bank, '₹0.30 has been returned to you.'],
  ],
  [
    'refunds of payments in two currencies',
    [
      refund(20, 'onItsWay', false, 'USD'),
      refund(1.5, 'onItsWay', false, 'USD'),
      refund(86, 'onItsWay'),
    ],
    ['$21.50 and ₹86.00 is on its way back to you.', bank],
  ],
  [
    'a second payment',
    [refund(186, 'onItsWay', true)],
    ['₹186.00 that you paid beyond this order is on its way back to you.', bank],
  ],
  [
    'a returned second payment',
    [refund(186, 'returned', true)],
    ['₹186.00 that you paid beyond this order has been returned to you.'],
  ],
])('%s', (_, refunds, sentences) => {
  expect(refundSentences(order(refunds))).toEqual(sentences);
});

test('a cancelled order whose refund failed says that the payment will be returned', () => {
  const cancelled = { orderStatus: 'cancelled' } as const;
  const due = ['Your payment of ₹186.00 will be returned to you.'];
  expect(refundSentences(order([], cancelled))).toEqual(due);
  const inDollars = { ...cancelled, paidInstead: { amount: 20, currency: 'USD' } };
  expect(refundSentences(order([], inDollars))).toEqual([
    'Your payment of $20.00 will be returned to you.',
  ]);
  expect(refundSentences(order([], { ...cancelled, paymentStatus: 'PENDING' }))).toEqual([]);
  const cash = { ...cancelled, paymentDetails: { paymentMethod: 'cod' } } as const;
  expect(refundSentences(order([], cash))).toEqual([]);
});

test('what was paid beyond the order does not count as money of the order', () => {
  const refunds = [refund(186, 'returned', true), refund(50, 'onItsWay')];
  expect(refundSums({ refunds })).toEqual({ onItsWay: '₹50.00', returned: undefined });
});
