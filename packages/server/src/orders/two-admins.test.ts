import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** `bench/long-tests.ts two-admins` runs 500. */
const rounds = Number(process.env.TWO_ADMINS_ROUNDS ?? byTier(40));

let testShop: TestShop;
let meena: Person;
let priya: Person;
let item: string;
let orderId: string;
beforeAll(async () => {
  testShop = await openTestShop();
  meena = await admin(testShop, { name: 'Meena' });
  priya = await admin(testShop, { name: 'Priya' });
  item = await product(testShop, { stock: 10 });
  const lines = [{ productId: item, quantity: 3 }];
  orderId = (await codOrder(testShop, await customer(testShop), lines))._id;
});
afterAll(() => testShop.close());

type Change = { status: OrderStatus; from?: OrderStatus; reason?: string };

const setStatus = ({ token }: Pick<Person, 'token'>, body: Change) =>
  testShop.call(updateOrderStatus, { params: { orderId }, body, token });

const readOrder = () =>
  testShop.shop.db
    .selectFrom('orders')
    .select(['status', 'stock_round'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** What is written when a status changes. */
async function readTraces() {
  const { db } = testShop.shop;
  return {
    changes: await db
      .selectFrom('order_status_changes')
      .select(['to_status', 'actor_id', 'actor_name', 'at', 'reason'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    audit: await db
      .selectFrom('audit_entries')
      .select(['actor_id', 'after'])
      .where('subject_id', '=', orderId)
      .orderBy('id')
      .execute(),
    order: await readOrder(),
    stock: await stockOf(testShop, item),
  };
}

test('a change decided on a status that is gone is refused with who, when and the status now, and writes nothing', async () => {
  await setStatus(meena, { status: 'PENDING' });
  expect((await setStatus(priya, { status: 'SHIPPED', from: 'PENDING' })).status).toBe(200);
  const before = await readTraces();

  const late = await setStatus(meena, { status: 'CANCELLED', from: 'PENDING', reason: 'Unpaid' });
  expect(late.status).toBe(409);
  expect(late.refusal).toMatchObject({
    code: 'orderStatusChanged',
    message: 'Priya set this order to SHIPPED meanwhile. Nothing was changed',
    details: { by: 'Priya', status: 'SHIPPED', at: before.changes.at(-1)?.at.toISOString() },
  });
  expect(await readTraces()).toEqual(before);

  expect((await setStatus(meena, { status: 'CANCELLED', from: 'SHIPPED' })).status).toBe(200);
  expect((await setStatus(priya, { status: 'PENDING' })).status).toBe(200);
});

test('a second click on the same change is no conflict and changes nothing', async () => {
  await setStatus(meena, { status: 'PENDING' });
  const change = { status: 'SHIPPED', from: 'PENDING' } as const;
  expect((await setStatus(meena, change)).status).toBe(200);
  const before = await readTraces();
  expect((await setStatus(meena, change)).status).toBe(200);
  expect((await setStatus(await signInAgain(testShop, meena), change)).status).toBe(200);
  expect(await readTraces()).toEqual(before);
  // Priya wanted the same, but what she wrote beside it would be lost without a word.
  const { refusal } = await setStatus(priya, { ...change, reason: 'LR 445566' });
  expect(refusal.details).toMatchObject({ by: 'Meena', status: 'SHIPPED' });
  expect(await readTraces()).toEqual(before);
});

test('of two admins who change one order simultaneously exactly one wins, and the other reads why', async () => {
  await setStatus(meena, { status: 'PENDING' });
  const targets: OrderStatus[] = ['PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PENDING'];
  for (let round = 0; round < rounds; round += 1) {
    const before = await readTraces();
    const from = before.order.status;
    const possible = targets.filter((status) => status !== from);
    const chosen = [0, 1].map((n) => possible[(round + n * (round % 2)) % possible.length]);
    const people = round % 3 === 0 ? [priya, meena] : [meena, priya];
    const answers = await Promise.all(
      people.map((person, n) =>
        setStatus(person, { status: chosen[n] as OrderStatus, from, reason: person.name }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 0 : 1;
    const after = await readTraces();
    const [change] = after.changes.slice(before.changes.length);
    expect(after.changes).toHaveLength(before.changes.length + 1);
    expect(after.audit).toHaveLength(before.audit.length + 1);
    expect(change).toMatchObject({
      to_status: chosen[winner],
      actor_id: people[winner]?.userId,
      reason: people[winner]?.name,
    });
    expect(answers[1 - winner]?.refusal).toMatchObject({
      code: 'orderStatusChanged',
      details: { by: people[winner]?.name, status: chosen[winner], at: change?.at.toISOString() },
    });
    expect(after.order.status).toBe(chosen[winner]);
    expect(after.stock).toBe(after.order.status === 'CANCELLED' ? 10 : 7);
  }
});
