import { afterAll, beforeAll, test } from 'vitest';
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
    name: 'shipping with a tax invoice',
    prepare: () => cashOrder(testShop),
    run: (ordered) => setStatus(testShop, owner, ordered, 'SHIPPED'),
  }),
  defineAct({
    name: 'cancelling with a credit note',
    prepare: async () => {
      const ordered = await paidOrder(testShop);
      await setStatus(testShop, owner, ordered, 'SHIPPED');
      return ordered;
    },
    run: (ordered) => setStatus(testShop, owner, ordered, 'CANCELLED'),
  }),
])(
  '$name is done whole or not at all, whichever statement fails',
  (act) => faulty.breakAtEachStatement(act),
  120_000,
);
