import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { setStatus } from '#test/orders.ts';
import { admin, type Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let other: Person;
let work: Work;
let pots: string;
setUpOfflineShop((opened) => {
  ({ testShop, owner, work, pots } = opened);
});
beforeAll(async () => {
  other = await admin(testShop);
});

const rounds = 20;
const offlineOrder = () => work.offlineOrder([{ productId: pots, quantity: 1 }]);

test('two admins book the last rupees at once, 20 rounds: one does', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await offlineOrder();
    await work.book(orderId, { amount: 40 });
    const both = await Promise.all([
      work.book(orderId, { amount: 60 }),
      work.book(orderId, { amount: 60 }, { by: other }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('receiptRefused');
    expect(await work.stateOf(orderId)).toEqual(['PENDING', 'PAID', 100, 0]);
  }
});

test('edge 18: one transfer booked for two orders at once, 20 rounds: one has it, and is named', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = [await offlineOrder(), await offlineOrder()] as const;
    const transfer = { amount: 10, method: 'upi', reference: `UTR ${round}` } as const;
    const both = await Promise.all([
      work.book(orders[0], transfer),
      work.book(orders[1], transfer, { by: other }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0].status === 200 ? orders[0] : orders[1];
    const { refusal } = both[0].status === 200 ? both[1] : both[0];
    const { orderId: number } = await work.ownOrder(winner);
    expect(refusal).toMatchObject({ code: 'receiptKnown', details: { order: number } });
  }
});

test('cancelling against the last receipt, 20 rounds: no money is lost, no goods are held for nobody', async () => {
  const before = await stockOf(testShop, pots);
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await offlineOrder();
    const acts = [
      () => setStatus(testShop, owner, orderId, 'CANCELLED'),
      () => work.book(orderId, { amount: 100 }, { by: other }),
    ];
    const order = round % 2 === 0 ? acts : acts.toReversed();
    const answers = await Promise.all(order.map((act) => act()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await work.stateOf(orderId)).toEqual(['CANCELLED', 'PAID', 100, 100]);
  }
  expect(await stockOf(testShop, pots)).toBe(before);
});
