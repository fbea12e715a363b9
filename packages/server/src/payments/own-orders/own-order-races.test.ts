import { cancelMyOrder, changeOrder, payInCash } from '@mathappu/contract/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endHold, type OrderCase, pay, unpaidOrder } from '#test/order-cases.ts';
import { cartOf, expectStock } from '#test/own-orders.ts';
import { deliverWebhooks, paymentOf, setSandbox, verify } from '#test/payments.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { releaseHolds } from '../release-holds.ts';

const rounds = 12;

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await setSandbox(testShop, { webhookCopies: 2 });
});
afterAll(() => testShop.close());

const piecesInCart = async (unpaid: OrderCase): Promise<number> =>
  Object.values(await cartOf(testShop, unpaid)).reduce((sum, quantity) => sum + quantity, 0);

async function readOrder(orderId: string) {
  const { method } = await testShop.shop.db
    .selectFrom('orders')
    .select('payment_method as method')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { status, paymentStatus, payments, refunds } = await paymentOf(testShop, orderId);
  return {
    order: [status, paymentStatus, method].join(' '),
    payments: payments.map(({ state, isSettling }) => [state, isSettling].join(' ')),
    refunds: refunds.map(({ state }) => state),
  };
}

/** Two pieces of five are either ordered or in stock, and never both. */
const expectPieces = (unpaid: OrderCase, { isSold }: { isSold: boolean }) =>
  expectStock(testShop, unpaid, isSold ? 3 : 5);

/**
 * Runs the acts at the same moment, in an order that changes with the round. Of a silent provider the
 * customer's act learns nothing about the payment: its lock alone keeps the two apart.
 */
async function atOnce(
  acts: readonly (() => Promise<unknown>)[],
  round: number,
  isSilent = false,
): Promise<void> {
  const start = round % acts.length;
  await setSandbox(testShop, { apiFailure: isSilent ? 'error 500' : 'none' });
  await Promise.all([...acts.slice(start), ...acts.slice(0, start)].map((act) => act()));
  await setSandbox(testShop, { apiFailure: 'none' });
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await testShop.runJobs();
}

test('a payment that arrives while the customer chooses cash: paid online once, its stock taken once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const paid = await pay(testShop, await unpaidOrder(testShop));
    const { buyer, order, callback } = paid;
    const body = { orderId: order._id };
    await atOnce(
      [
        () => testShop.call(payInCash, { body, token: buyer.token }),
        () => verify(testShop, buyer.token, callback),
        () => deliverWebhooks(testShop),
        () => testShop.call(payInCash, { body, token: buyer.token }),
      ],
      round,
      round % 2 === 1,
    );
    expect(await readOrder(order._id)).toEqual({
      order: 'PENDING PAID online',
      payments: ['captured true'],
      refunds: [],
    });
    await expectPieces(paid, { isSold: true });
  }
});

test.each([
  ['cancels', cancelMyOrder],
  ['changes', changeOrder],
] as const)(
  'a payment that arrives while the customer %s the order: it stays paid, or the money goes back',
  async (_what, endpoint) => {
    for (let round = 0; round < rounds; round += 1) {
      const paid = await pay(testShop, await unpaidOrder(testShop));
      const { buyer, order, callback } = paid;
      const seen = endpoint === cancelMyOrder ? { paymentStatusSeen: 'PENDING' as const } : {};
      const body = { orderId: order._id, ...seen };
      await atOnce(
        [
          () => testShop.call(endpoint as typeof cancelMyOrder, { body, token: buyer.token }),
          () => verify(testShop, buyer.token, callback),
          () => deliverWebhooks(testShop),
        ],
        round,
        round % 2 === 1,
      );
      const ended = await readOrder(order._id);
      const isSold = ended.order.startsWith('PENDING ');
      expect(ended).toEqual(
        isSold
          ? { order: 'PENDING PAID online', payments: ['captured true'], refunds: [] }
          : {
              order: 'CANCELLED REFUNDED online',
              payments: ['refunded false'],
              refunds: ['processed'],
            },
      );
      await expectPieces(paid, { isSold });
      expect(await piecesInCart(paid)).toBe(!isSold && endpoint === changeOrder ? 2 : 0);
    }
  },
);

test('all three acts and the end of the hold at once: one of them happens, its effects once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const unpaid = await unpaidOrder(testShop);
    const { buyer, order } = unpaid;
    if (round % 2 === 1) await endHold(testShop, unpaid);
    const input = { body: { orderId: order._id }, token: buyer.token };
    await atOnce(
      [
        () => testShop.call(payInCash, input),
        () => testShop.call(changeOrder, input),
        () => testShop.call(cancelMyOrder, { ...input, body: { ...input.body } }),
        () => releaseHolds(testShop.shop),
        () => testShop.call(changeOrder, input),
      ],
      round,
    );
    const changes = await testShop.shop.db
      .selectFrom('order_status_changes')
      .select(['to_status as to', 'reason'])
      .where('order_id', '=', order._id)
      .where('from_status', 'is not', null)
      .orderBy('at')
      .execute();
    const isInCash = changes[0]?.to === 'PENDING';
    // What is paid in cash can still be cancelled, but is not brought back into the cart.
    expect(changes.map(({ to }) => to).join()).toMatch(/^(CANCELLED|PENDING|PENDING,CANCELLED)$/);
    const ended = await readOrder(order._id);
    const isSold = changes.at(-1)?.to === 'PENDING';
    expect(ended.order).toBe(
      `${isSold ? 'PENDING' : 'CANCELLED'} PENDING ${isInCash ? 'cod' : 'online'}`,
    );
    await expectPieces(unpaid, { isSold });
    const isBack = changes[0]?.reason !== '' && !isInCash;
    expect(await piecesInCart(unpaid)).toBe(isBack ? 2 : 0);
  }
});
