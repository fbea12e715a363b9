import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { findViolations } from './invariants.ts';
import { resetSandbox } from './payments.ts';
import { admin, type Person } from './people.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

type PaymentShop = { testShop: TestShop; owner: Person };

/**
 * Opens a shop with an owner for the tests of a file. Before each of them the sandbox behaves as at
 * first, the clock is right and the outbox empty; after the last no invariant may be violated.
 */
export function setUpPaymentShop(onOpen: (opened: PaymentShop) => void): void {
  let testShop: TestShop;
  beforeAll(async () => {
    testShop = await openTestShop();
    onOpen({ testShop, owner: await admin(testShop) });
  });
  beforeEach(async () => {
    await resetSandbox(testShop);
    testShop.setNow();
    testShop.outbox.splice(0);
  });
  afterAll(async () => {
    expect(await findViolations(testShop.shop.db)).toEqual([]);
    await testShop.close();
  });
}
