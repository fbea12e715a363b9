import { orderStatuses } from '@mathappu/contract/orders/order-status';
import { expect, test } from 'vitest';
import { statusByReceipts } from './manual-payments/manual-payment-status.ts';
import { cancelledFacts } from './order-mail-facts.ts';
import type { LockedOrder } from './order-queries.ts';
import {
  findTransitionError,
  isCancellable,
  isReviewable,
  planTransition,
} from './order-status.ts';

const now = new Date('2026-10-20T10:00:00Z');
const yesterday = new Date('2026-10-19T10:00:00Z');

const decided = { isPaymentToDecide: false };

const order = (parts: Partial<LockedOrder> = {}): LockedOrder => ({
  id: '01990000-0000-7000-8000-000000000000',
  number: 'MP-7K4Q-92XD',
  userId: null,
  status: 'PENDING',
  paymentMethod: 'cod',
  paymentStatus: 'PENDING',
  totalPaise: 100,
  receivedPaise: 0,
  customerEmail: 'arun@mail.test',
  customerPhone: '',
  language: 'en',
  createdAt: yesterday,
  stockRound: 1,
  isStockTaken: true,
  holdUntil: null,
  placedMailDueAt: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  priceRule: null,
  ...parts,
});

test('delivery pays a cash order and sets missing dates', () => {
  const delivered = planTransition(order(), 'DELIVERED', now);
  expect(delivered).toMatchObject({ stock: 'keep', mail: 'delivered' });
  expect(delivered.change).toMatchObject({
    paymentStatus: 'PAID',
    shippedAt: now,
    deliveredAt: now,
  });
  const shipped = order({ status: 'SHIPPED', shippedAt: yesterday });
  expect(planTransition(shipped, 'DELIVERED', now).change.shippedAt).toEqual(yesterday);
});

test('a step backwards clears dates and the cash payment, without a mail', () => {
  const delivered = order({
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    shippedAt: yesterday,
    deliveredAt: yesterday,
  });
  const back = planTransition(delivered, 'SHIPPED', now);
  expect(back.mail).toBeUndefined();
  expect(back.change).toMatchObject({
    paymentStatus: 'PENDING',
    shippedAt: yesterday,
    deliveredAt: null,
  });
  expect(planTransition(delivered, 'PROCESSING', now).change.shippedAt).toBeNull();
});

test('cancelling releases stock, reviving takes it in a new round', () => {
  const cancelled = planTransition(
    order({ status: 'SHIPPED', shippedAt: yesterday }),
    'CANCELLED',
    now,
  );
  expect(cancelled).toMatchObject({ stock: 'release', mail: 'cancelled' });
  expect(cancelled.change).toMatchObject({
    stockRound: 1,
    shippedAt: yesterday,
    cancelledAt: now,
    paymentStatus: 'PENDING',
  });
  const before = order({ status: 'CANCELLED', isStockTaken: false, cancelledAt: yesterday });
  const revived = planTransition(before, 'SHIPPED', now);
  expect(revived).toMatchObject({ stock: 'take', mail: 'shipped' });
  expect(revived.change).toMatchObject({ stockRound: 2, cancelledAt: null, shippedAt: now });
});

test('online payments only change by events of the gateway', () => {
  const paid = order({ paymentMethod: 'online', paymentStatus: 'PAID' });
  for (const to of ['PROCESSING', 'DELIVERED', 'CANCELLED'] as const) {
    expect(planTransition(paid, to, now).change.paymentStatus).toBe('PAID');
  }
});

test('edge 20: an offline order is paid by its receipts alone, whatever its status', () => {
  const offline = order({ paymentMethod: 'offline' });
  for (const paymentStatus of ['PENDING', 'PAID', 'REFUNDED'] as const) {
    for (const to of orderStatuses) {
      const { change } = planTransition({ ...offline, paymentStatus }, to, now);
      expect([change.paymentStatus, change.holdUntil]).toEqual([paymentStatus, null]);
    }
    const refusal = findTransitionError({ ...offline, paymentStatus }, 'PENDING_PAYMENT', decided);
    expect(refusal).toBe(
      { PENDING: undefined, PAID: 'orderAlreadyPaid', REFUNDED: 'orderRefunded' }[paymentStatus],
    );
  }
});

test('an offline order that is revived is paid, or owed, as its receipts say', () => {
  const cancelled = order({ paymentMethod: 'offline', status: 'CANCELLED', isStockTaken: false });
  const revived = (parts: Partial<LockedOrder>) => {
    const before = { ...cancelled, ...parts };
    return [
      planTransition(before, 'PENDING', now).change.paymentStatus,
      findTransitionError(before, 'PENDING_PAYMENT', decided),
    ];
  };
  expect(revived({ paymentStatus: 'REFUNDED' })).toEqual(['PENDING', undefined]);
  expect(revived({ paymentStatus: 'PAID', receivedPaise: 99 })).toEqual(['PENDING', undefined]);
  expect(revived({ receivedPaise: 100 })).toEqual(['PAID', 'orderAlreadyPaid']);
});

test('an order of nothing is paid, and never to be paid or given back', () => {
  for (const paymentMethod of ['cod', 'offline'] as const) {
    const free = order({ paymentMethod, paymentStatus: 'PAID', totalPaise: 0 });
    expect(statusByReceipts(free, 0)).toBe('PAID');
    expect(cancelledFacts(free)).toMatchObject({ amountPaise: 0, money: 'unpaid' });
    const cancelled = { ...free, status: 'CANCELLED', isStockTaken: false } as const;
    expect(planTransition(cancelled, 'PENDING', now).change.paymentStatus).toBe(
      paymentMethod === 'cod' ? 'PENDING' : 'PAID',
    );
  }
});

test('who cancels: customers until it is packed, but for an unpaid offline order', () => {
  const both = { paymentStatus: 'PENDING', paymentMethod: 'online' } as const;
  const can = orderStatuses.filter((status) => isCancellable({ ...both, status }));
  expect(can.toSorted()).toEqual(['PENDING', 'PENDING_PAYMENT']);
  const offline = { status: 'PENDING', paymentMethod: 'offline' } as const;
  expect(isCancellable({ ...offline, paymentStatus: 'PENDING' })).toBe(false);
  expect(isCancellable({ ...offline, paymentStatus: 'PAID' })).toBe(true);
});

test('an online order is held for twenty minutes, and only while it is unpaid', () => {
  const online = order({ paymentMethod: 'online', paymentStatus: 'FAILED' });
  expect(findTransitionError(online, 'PENDING_PAYMENT', decided)).toBeUndefined();
  expect(planTransition(online, 'PENDING_PAYMENT', now).change.holdUntil).toEqual(
    new Date('2026-10-20T10:20:00Z'),
  );
  expect(planTransition(online, 'PENDING', now).change.holdUntil).toBeNull();
  for (const paymentStatus of ['PAID', 'REFUNDED'] as const) {
    expect(
      findTransitionError({ ...online, paymentStatus }, 'PENDING_PAYMENT', decided),
    ).toBeDefined();
    expect(findTransitionError({ ...online, paymentStatus }, 'PENDING', decided)).toBeUndefined();
  }
});

test('goods leave the shop only when nothing about their payment is left to decide', () => {
  const paid = order({ paymentMethod: 'online', paymentStatus: 'PAID' });
  const refusals = orderStatuses.map((to) => [
    to,
    findTransitionError(paid, to, { isPaymentToDecide: true }),
  ]);
  expect(Object.fromEntries(refusals)).toEqual({
    PENDING: undefined,
    PROCESSING: undefined,
    SHIPPED: 'paymentToDecide',
    DELIVERED: 'paymentToDecide',
    CANCELLED: undefined,
    PENDING_PAYMENT: 'orderAlreadyPaid',
  });
});

test('a cash order can be PENDING_PAYMENT without a hold', () => {
  const delivered = order({ status: 'DELIVERED', paymentStatus: 'PAID', deliveredAt: yesterday });
  expect(findTransitionError(delivered, 'PENDING_PAYMENT', decided)).toBeUndefined();
  expect(planTransition(delivered, 'PENDING_PAYMENT', now).change).toMatchObject({
    status: 'PENDING_PAYMENT',
    paymentStatus: 'PENDING',
    holdUntil: null,
    deliveredAt: null,
  });
});

/** 23:50 on 1 June in the shop. */
const deliveredAt = new Date('2026-06-01T18:20:00.000Z');

test.each([
  ['at once', '2026-06-01T18:20:00.000Z', true],
  ['edge 32: on day 180 at 23:59 in Kolkata', '2026-11-28T18:29:00.000Z', true],
  ['edge 32: at 00:01 of the day after', '2026-11-28T18:31:00.000Z', false],
])('a delivered order can be reviewed, %s', (_when, now, expected) => {
  expect(isReviewable({ status: 'DELIVERED', deliveredAt }, new Date(now))).toBe(expected);
});

test.each(['PENDING_PAYMENT', 'PENDING', 'PROCESSING', 'SHIPPED', 'CANCELLED'] as const)(
  'no review while the order is %s, though it was delivered before',
  (status) => {
    expect(isReviewable({ status, deliveredAt }, deliveredAt)).toBe(false);
  },
);

test('cash of which a part was given back by hand is not waited for again', () => {
  const delivered = order({ status: 'DELIVERED', paymentStatus: 'PAID' });
  const refusalOf = (parts: Partial<LockedOrder>) =>
    findTransitionError({ ...delivered, ...parts }, 'PENDING_PAYMENT', decided);
  expect(refusalOf({})).toBeUndefined();
  expect(refusalOf({ receivedPaise: -40 })).toBe('orderAlreadyPaid');
  expect(refusalOf({ receivedPaise: -100, paymentStatus: 'REFUNDED' })).toBe('orderRefunded');
});
