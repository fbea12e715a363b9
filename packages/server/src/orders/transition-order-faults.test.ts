import { afterAll, beforeAll, test } from 'vitest';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { register } from '#test/admin/tax.ts';
import { cashOrder, paidOrder, setStatus } from '#test/order-cases.ts';
import { admin, type Person } from '#test/people.ts';
import { defineAct, type FaultyShop, openFaultyShop } from '#test/statement-faults.ts';
import type { TestShop } from '#test/test-shop.ts';

let faulty: FaultyShop;
let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  faulty = await openFaultyShop();
  testShop = faulty.testShop;
  owner = await admin(testShop);
  await register(testShop, owner);
});
afterAll(() => testShop.close());

test.each([
  defineAct({
    name: 'shipping',
    prepare: () => cashOrder(testShop),
    run: (ordered) => setStatus(testShop, owner, ordered, 'SHIPPED'),
  }),
  defineAct({
    name: 'delivering a cash order',
    prepare: () => cashOrder(testShop),
    run: (ordered) => setStatus(testShop, owner, ordered, 'DELIVERED'),
  }),
  defineAct({
    name: 'cancelling',
    prepare: () => cashOrder(testShop),
    run: (ordered) => setStatus(testShop, owner, ordered, 'CANCELLED'),
  }),
  defineAct({
    name: 'cancelling a paid order',
    prepare: () => paidOrder(testShop),
    run: (ordered) => setStatus(testShop, owner, ordered, 'CANCELLED'),
  }),
  defineAct({
    name: 'giving back cash of an invoiced order by hand',
    prepare: async () => {
      const ordered = await cashOrder(testShop);
      await setStatus(testShop, owner, ordered, 'DELIVERED');
      return ordered;
    },
    run: ({ order, buyer }) =>
      receiptsOf(testShop, { owner, buyer }).book(
        order._id,
        { amount: 179.9, isGivenBack: true },
        { key: order._id },
      ),
  }),
  defineAct({
    name: 'reviving a cancelled order',
    prepare: async () => {
      const ordered = await cashOrder(testShop);
      await setStatus(testShop, owner, ordered, 'CANCELLED');
      return ordered;
    },
    run: (ordered) => setStatus(testShop, owner, ordered, 'PENDING'),
  }),
])(
  '$name is done whole or not at all, whichever statement fails',
  (act) => faulty.breakAtEachStatement(act),
  120_000,
);
