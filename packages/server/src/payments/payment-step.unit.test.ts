import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentStatus } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { permutations, subsets } from '#test/permutations.ts';
import { type PaymentEvent, type PaymentState, planPayment } from './payment-step.ts';

const totalPaise = 17_990;

type Book = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  hasStock: boolean;
  payments: Map<string, PaymentState>;
  settledBy: string | undefined;
  refunds: string[];
  mails: number;
};

const placed = (changes: Partial<Book> = {}): Book => ({
  status: 'PENDING_PAYMENT',
  paymentStatus: 'PENDING',
  hasStock: true,
  payments: new Map(),
  settledBy: undefined,
  refunds: [],
  mails: 0,
  ...changes,
});

/** The smallest order there can be, moved by the steps as the act moves the real one. */
function apply(book: Book, news: PaymentEvent): void {
  const id = news.gatewayPaymentId;
  const step = planPayment(
    {
      order: { ...book, totalPaise },
      canBeRevived: book.status === 'CANCELLED' && book.hasStock,
      known: book.payments.get(id),
      isRefundRequested: book.refunds.includes(id),
      settledBy: book.settledBy,
    },
    news,
  );
  book.payments.set(id, step.state);
  if (step.settles) {
    expect(book.settledBy).toBeUndefined();
    book.settledBy = id;
    book.paymentStatus = 'PAID';
    book.status = 'PENDING';
    book.mails += 1;
  }
  if (step.marksFailed) book.paymentStatus = 'FAILED';
  if (step.refundReason) book.refunds.push(id);
  // The gateway does as it is told, and says so.
  if (step.captures && !news.isCheckoutCallback) apply(book, { ...news, state: 'captured' });
}

const told = (state: PaymentState, id = 'pay_1'): PaymentEvent => ({
  gatewayPaymentId: id,
  state,
  amountPaise: totalPaise,
  currency: 'INR',
  isCheckoutCallback: false,
});
const verified = (id = 'pay_1'): PaymentEvent => ({
  ...told('authorized', id),
  isCheckoutCallback: true,
});

type Message = PaymentEvent | 'closed';

function deliver(book: Book, message: Message): void {
  if (message !== 'closed') apply(book, message);
  else if (book.status === 'PENDING_PAYMENT' && book.paymentStatus === 'PENDING') {
    book.paymentStatus = 'FAILED';
  }
}

/** The six messages of one payment; the failed attempt is its own first try or another one. */
const messages = (failedId: string): Message[] => [
  verified(),
  told('captured'),
  told('captured'),
  told('authorized'),
  told('failed', failedId),
  'closed',
];

const isMoney = (message: Message) => message !== 'closed' && message.state !== 'failed';

test.each(['pay_1', 'pay_0'])(
  'six messages in all 720 orders, once and five times each, end the same way (failed %s)',
  (failedId) => {
    let count = 0;
    for (const order of permutations(messages(failedId))) {
      for (const times of [1, 5]) {
        const book = placed();
        for (const message of order) {
          for (let time = 0; time < times; time += 1) deliver(book, message);
        }
        expect(book).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID', mails: 1 });
        expect(book).toMatchObject({ settledBy: 'pay_1', refunds: [] });
        expect(book.payments.get('pay_1')).toBe('captured');
      }
      count += 1;
    }
    expect(count).toBe(720);
  },
);

test.each(['pay_1', 'pay_0'])(
  'whatever is missing, any message of money is enough (failed %s)',
  (failedId) => {
    for (const some of subsets(messages(failedId))) {
      for (const order of permutations(some)) {
        const book = placed();
        for (const message of order) deliver(book, message);
        const isPaid = some.some(isMoney);
        expect(book.paymentStatus === 'PAID').toBe(isPaid);
        expect(book.status).toBe(isPaid ? 'PENDING' : 'PENDING_PAYMENT');
        expect(book.refunds).toEqual([]);
        expect(book.mails).toBe(isPaid ? 1 : 0);
      }
    }
  },
);

test('of two captured payments one pays and the other goes back, in every order', () => {
  const news = [verified(), told('captured'), verified('pay_2'), told('captured', 'pay_2')];
  for (const order of permutations([...news, told('authorized'), told('authorized', 'pay_2')])) {
    const book = placed();
    for (const message of [...order, ...order]) deliver(book, message);
    expect(book).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID', mails: 1 });
    expect(book.refunds).toEqual([book.settledBy === 'pay_1' ? 'pay_2' : 'pay_1']);
  }
});

test('money for a cancelled order revives it or goes back once', () => {
  for (const hasStock of [true, false]) {
    for (const order of permutations(messages('pay_1'))) {
      const book = placed({ status: 'CANCELLED', hasStock });
      for (const message of [...order, ...order]) deliver(book, message);
      expect(book.status).toBe(hasStock ? 'PENDING' : 'CANCELLED');
      expect(book.refunds).toEqual(hasStock ? [] : ['pay_1']);
    }
  }
});

test.each([
  { amountPaise: totalPaise - 1 },
  { amountPaise: totalPaise + 1 },
  { amountPaise: 0 },
  { currency: 'USD' },
])('a payment of %o never pays the order and is never captured', (wrong) => {
  for (const news of [told('captured'), told('authorized'), verified()]) {
    const book = placed();
    apply(book, { ...news, ...wrong });
    expect(book).toMatchObject({ status: 'PENDING_PAYMENT', settledBy: undefined, refunds: [] });
    expect(book.payments.get('pay_1')).toBe(news.state);
  }
});

test('money given back never comes again: neither by old news nor for a cancelled order', () => {
  const book = placed();
  for (const news of [told('captured'), told('refunded'), told('captured'), verified()]) {
    apply(book, news);
  }
  expect(book.payments.get('pay_1')).toBe('refunded');
  const cancelled = placed({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  apply(cancelled, told('captured', 'pay_2'));
  expect(cancelled).toMatchObject({ status: 'CANCELLED', refunds: ['pay_2'] });
});
