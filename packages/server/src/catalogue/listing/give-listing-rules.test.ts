import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { giveListingRules } from './give-listing-rules.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => void (await testShop.shop.db.deleteFrom('listing_rules').execute()));
afterAll(() => testShop.close());

const start = async (isProduction: boolean) => {
  const { db } = testShop.shop;
  await giveListingRules(db, { isProduction });
  const rows = await db.selectFrom('listing_rules').select(['name', 'value', 'reason']).execute();
  return Object.fromEntries(rows.map(({ name, value, reason }) => [name, [value, reason]]));
};

test('a new shop in production asks for every fact and lists no joined crackers', async () => {
  expect(await start(true)).toEqual({
    passport: ['ask', ''],
    joined: ['block', ''],
    conventional: ['allow', ''],
  });
});

test('elsewhere everything is listed, and rules that are there stay', async () => {
  const demonstration = {
    passport: ['ask', ''],
    joined: ['allow', 'Demonstration data'],
    conventional: ['allow', ''],
  };
  expect(await start(false)).toEqual(demonstration);
  expect(await start(true)).toEqual(demonstration);
});

test('a product without a single fact is in the shop while the rule asks', async () => {
  await start(true);
  const id = await product(testShop);
  const { isListed } = await testShop.shop.db
    .selectFrom('products')
    .select('is_listed as isListed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(isListed).toBe(true);
});
