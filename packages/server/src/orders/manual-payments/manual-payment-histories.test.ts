import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { register } from '#test/admin/tax.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, type Person } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import type { TestShop } from '#test/test-shop.ts';

const histories = Number(process.env.RECEIPT_HISTORIES ?? byTier(40));
const firstSeed = Number(process.env.RECEIPT_HISTORIES_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let owner: Person;
let other: Person;
let buyer: Person;
let work: Work;
let pots: string;
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work, pots } = opened);
});
beforeAll(async () => {
  other = await admin(testShop);
  await register(testShop, owner);
  await work.sellBy('cod');
});

const statuses: readonly OrderStatus[] = [
  ...(['PENDING_PAYMENT', 'PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const),
  ...(['DELIVERED', 'DELIVERED', 'PENDING', 'SHIPPED'] as const),
];

test(`after ${histories} random histories of receipts and statuses the money of every order adds up, from seed ${firstSeed}`, {
  timeout: histories * 5_000,
}, async () => {
  const lines = [{ productId: pots, quantity: 2 }];
  for (let seed = firstSeed; seed < firstSeed + histories; seed += 1) {
    const random = seededRandom(seed);
    const isOffline = random.is(50);
    await work.sellBy(isOffline ? 'enquiry' : 'cod');
    const orderId = isOffline
      ? await work.offlineOrder(lines)
      : (await codOrder(testShop, buyer, lines))._id;
    const step = async () => {
      if (random.is(40)) return setStatus(testShop, owner, orderId, random.pick(statuses));
      const amount = random.is(30) ? 200 : (1 + random.below(20_000)) / 100;
      const method = random.pick(['cash', 'upi'] as const);
      const transfer = { method, reference: `${seed} ${random.below(8)}` };
      const booking = { amount, ...transfer, isGivenBack: random.is(40) };
      return work.book(orderId, booking, { by: random.pick([owner, other]) });
    };
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 1 + random.below(3) }, step));
      for (const { status } of answers) expect([200, 409], `seed ${seed}`).toContain(status);
    }
    expect(await findViolations(testShop.shop.db), `seed ${seed}`).toEqual([]);
    const { order, moneyIn, receipts } = await work.history(orderId);
    expect(moneyIn, `seed ${seed}`).toBeGreaterThanOrEqual(0);
    expect(moneyIn, `seed ${seed}`).toBeLessThanOrEqual(order.totalAmount);
    const booked = receipts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    if (isOffline) expect(booked, `seed ${seed}`).toBe(Math.round(moneyIn * 100));
    if (order.status === 'CANCELLED') expect(order.toGiveBack, `seed ${seed}`).toBe(moneyIn);
  }
});
