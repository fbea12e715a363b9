import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { expect, test } from 'vitest';
import { permutations, subsets } from '#test/permutations.ts';
import { type PaymentEvent, type PaymentState, planPayment } from './payment-transition.ts';

const totalPaise = 17_990;

type ModelOrder = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  hasStock: boolean;
  payments: Map<string, PaymentState>;
  /** The payments that so far only the signed callback claimed. */
  claimed: Set<string>;
  settledBy: string | undefined;
  refunds: string[];
  mails: number;
};

const placed = (changes: Partial<ModelOrder> = {}): ModelOrder => ({
  status: 'PENDING_PAYMENT',
  paymentStatus: 'PENDING',
  hasStock: true,
  payments: new Map(),
  claimed: new Set(),
  settledBy: undefined,
  refunds: [],
  mails: 0,
  ...changes,
});

/** Applies an event to the model order as `applyPayment` does to a stored one. */
function apply(order: ModelOrder, event: PaymentEvent): void {
  const id = event.gatewayPaymentId;
  const transition = planPayment(
    {
      order: { ...order, totalPaise },
      canBeRevived: order.status === 'CANCELLED' && order.hasStock,
      stored: storedPayment(order, id),
      hasRefund: order.refunds.includes(id),
      settledBy: order.settledBy,
    },
    event,
  );
  order.payments.set(id, transition.state);
  if (transition.isReported) order.claimed.delete(id);
  else order.claimed.add(id);
  if (transition.shouldSettle) {
    expect(order.settledBy).toBeUndefined();
    order.settledBy = id;
    order.paymentStatus = 'PAID';
    order.status = 'PENDING';
    order.mails += 1;
  }
  if (transition.shouldMarkFailed) order.paymentStatus = 'FAILED';
  if (transition.refundCause) order.refunds.push(id);
  // The gateway captures on request and reports it.
  if (transition.shouldCapture && !event.isCheckoutCallback) {
    apply(order, { ...event, state: 'captured' });
  }
}

function storedPayment(order: ModelOrder, id: string) {
  const state = order.payments.get(id);
  const isReported = !order.claimed.has(id);
  return state && { state, isReported, difference: null, acceptedPaise: null };
}

const reported = (state: PaymentState, id = 'pay_1'): PaymentEvent => ({
  gatewayPaymentId: id,
  state,
  amountPaise: totalPaise,
  currency: 'INR',
  isCheckoutCallback: false,
});
const verified = (id = 'pay_1'): PaymentEvent => ({
  ...reported('authorized', id),
  isCheckoutCallback: true,
});

type Event = PaymentEvent | 'dialog dismissed';

function deliver(order: ModelOrder, event: Event): void {
  if (event !== 'dialog dismissed') apply(order, event);
  else if (order.status === 'PENDING_PAYMENT' && order.paymentStatus === 'PENDING') {
    order.paymentStatus = 'FAILED';
  }
}

/** The six events of one payment; the failed attempt is of the same payment or an earlier one. */
const sixEvents = (failedId: string): Event[] => [
  verified(),
  reported('captured'),
  reported('captured'),
  reported('authorized'),
  reported('failed', failedId),
  'dialog dismissed',
];

const isPayment = (event: Event) => event !== 'dialog dismissed' && event.state !== 'failed';

test.each(['pay_1', 'pay_0'])(
  'six events in all 720 sequences, once and five times each, end the same way (failed %s)',
  (failedId) => {
    let count = 0;
    for (const sequence of permutations(sixEvents(failedId))) {
      for (const times of [1, 5]) {
        const order = placed();
        for (const event of sequence) {
          for (let time = 0; time < times; time += 1) deliver(order, event);
        }
        expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID', mails: 1 });
        expect(order).toMatchObject({ settledBy: 'pay_1', refunds: [] });
        expect(order.payments.get('pay_1')).toBe('captured');
      }
      count += 1;
    }
    expect(count).toBe(720);
  },
);

test.each(['pay_1', 'pay_0'])(
  'whichever events are lost, one that reports a payment is enough (failed %s)',
  (failedId) => {
    for (const some of subsets(sixEvents(failedId))) {
      for (const sequence of permutations(some)) {
        const order = placed();
        for (const event of sequence) deliver(order, event);
        const isPaid = some.some(isPayment);
        expect(order.paymentStatus === 'PAID').toBe(isPaid);
        expect(order.status).toBe(isPaid ? 'PENDING' : 'PENDING_PAYMENT');
        expect(order.refunds).toEqual([]);
        expect(order.mails).toBe(isPaid ? 1 : 0);
      }
    }
  },
);

test('of two captured payments one settles the order and the other is refunded, in every sequence', () => {
  const events = ['pay_1', 'pay_2'].flatMap((id) => [
    verified(id),
    reported('captured', id),
    reported('authorized', id),
  ]);
  for (const sequence of permutations(events)) {
    const order = placed();
    for (const event of [...sequence, ...sequence]) deliver(order, event);
    expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID', mails: 1 });
    expect(order.refunds).toEqual([order.settledBy === 'pay_1' ? 'pay_2' : 'pay_1']);
  }
});

test('a payment for a cancelled order revives it or is refunded once', () => {
  for (const hasStock of [true, false]) {
    for (const sequence of permutations(sixEvents('pay_1'))) {
      const order = placed({ status: 'CANCELLED', hasStock });
      for (const event of [...sequence, ...sequence]) deliver(order, event);
      expect(order.status).toBe(hasStock ? 'PENDING' : 'CANCELLED');
      expect(order.refunds).toEqual(hasStock ? [] : ['pay_1']);
    }
  }
});

test.each([
  { amountPaise: totalPaise - 1 },
  { amountPaise: totalPaise + 1 },
  { amountPaise: 0 },
  { currency: 'USD' },
])('a payment of %o never settles the order and is never captured', (wrong) => {
  for (const event of [reported('captured'), reported('authorized'), verified()]) {
    const order = placed();
    apply(order, { ...event, ...wrong });
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', settledBy: undefined, refunds: [] });
    expect(order.payments.get('pay_1')).toBe(event.state);
  }
});

test('a payment with refunds never settles the order, and a payment for a refunded order is refunded', () => {
  const order = placed();
  apply(order, reported('refunded'));
  expect(order).toMatchObject({ settledBy: undefined, refunds: [] });
  // What `applyRefund` records of the refunds that the same report brings.
  order.refunds.push('pay_1');
  for (const state of ['captured', 'refunded', 'captured'] as const) apply(order, reported(state));
  apply(order, verified());
  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', settledBy: undefined });
  const cancelled = placed({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  apply(cancelled, reported('captured', 'pay_2'));
  expect(cancelled).toMatchObject({ status: 'CANCELLED', refunds: ['pay_2'] });
});

test('the provider’s report replaces what only the signed callback claimed', () => {
  const claimed = {
    state: 'authorized',
    isReported: false,
    difference: null,
    acceptedPaise: null,
  } as const;
  const context = {
    order: { status: 'PENDING', paymentStatus: 'PAID', totalPaise },
    canBeRevived: false,
    hasRefund: false,
    settledBy: 'pay_1',
  } as const;
  const plan = (stored: { isReported: boolean }, event: PaymentEvent) => {
    const { state, isReported, difference } = planPayment(
      { ...context, stored: { ...claimed, ...stored } },
      event,
    );
    return { state, isReported, difference };
  };
  expect(plan(claimed, reported('failed'))).toEqual({
    state: 'failed',
    isReported: true,
    difference: 'unpaid',
  });
  expect(plan(claimed, { ...reported('captured'), amountPaise: totalPaise - 1 })).toEqual({
    state: 'captured',
    isReported: true,
    difference: 'amount',
  });
  expect(plan(claimed, { ...reported('captured'), currency: 'USD' }).difference).toBe('currency');
  expect(plan(claimed, verified())).toEqual({
    state: 'authorized',
    isReported: false,
    difference: null,
  });
  expect(plan({ isReported: true }, reported('failed')).state).toBe('authorized');
});

test('a payment whose amount was accepted is the right one, and no other amount is', () => {
  const stored = {
    state: 'captured',
    isReported: true,
    difference: null,
    acceptedPaise: totalPaise - 100,
  } as const;
  const context = {
    order: { status: 'PENDING_PAYMENT', paymentStatus: 'PENDING', totalPaise },
    canBeRevived: false,
    hasRefund: false,
    settledBy: undefined,
    stored,
  } as const;
  const plan = (amountPaise: number) =>
    planPayment(context, { ...reported('captured'), amountPaise });
  expect(plan(totalPaise - 100)).toMatchObject({ shouldSettle: true, difference: null });
  expect(plan(totalPaise - 101)).toMatchObject({ shouldSettle: false, difference: 'amount' });
});

test('a payment that is refunded stays so when the provider reports it for the first time', () => {
  const { state, isReported, shouldSettle, refundCause } = planPayment(
    {
      order: { status: 'CANCELLED', paymentStatus: 'REFUNDED', totalPaise },
      canBeRevived: false,
      stored: { state: 'refunded', isReported: false, difference: null, acceptedPaise: null },
      hasRefund: true,
      settledBy: 'pay_1',
    },
    reported('captured'),
  );
  expect({ state, isReported, shouldSettle, refundCause }).toEqual({
    ...{ state: 'refunded', isReported: true, shouldSettle: false },
    refundCause: undefined,
  });
});
