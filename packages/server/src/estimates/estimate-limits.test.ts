import { declineQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMyOrders } from '@mathappu/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { byTier } from '#test/by-tier.ts';
import { askEstimate, estimate, openEstimate } from '#test/carts.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let maker: Person;
let lines: { productId: string; quantity: number }[];
beforeAll(async () => {
  testShop = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  maker = await customer(testShop);
  lines = [{ productId: await product(testShop), quantity: 1 }];
});
afterAll(() => testShop.close());

const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push((await ask()).status);
  return found;
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

test('an estimate counts as no enquiry of its customer, also once the shop has ended it', async () => {
  const person = await customer(testShop);
  const { number: quoteId } = await estimate(testShop, lines, person);
  const { token } = await admin(testShop);
  const body = { version: 1, reason: 'Sold out' };
  const { status } = await testShop.call(declineQuote, { params: { quoteId }, body, token });
  const mine = await testShop.call(listMyOrders, { token: person.token });
  expect([status, mine.body.data.enquiryCount]).toEqual([200, 0]);
});

test('guests of a network save 20 estimates an hour, an account 60 a day', async () => {
  expect(await statuses(21, () => askEstimate(testShop, lines))).toEqual([...times(20, 200), 429]);
  expect(await statuses(61, () => askEstimate(testShop, lines, { maker }))).toEqual([
    ...times(60, 200),
    429,
  ]);
});

const guesses = byTier(10_000);

test(`${guesses} guessed codes find nothing, and after 60 a minute they are refused`, async () => {
  const found: Record<number, number> = {};
  for (let n = 0; n < guesses; n += 1) {
    const { status } = await openEstimate(testShop, randomDigits(26));
    found[status] = (found[status] ?? 0) + 1;
  }
  const { 404: missed = 0, 429: refused = 0, ...others } = found;
  expect(others).toEqual({});
  expect(missed).toBeGreaterThanOrEqual(60);
  expect(refused).toBeGreaterThan(guesses / 2);
  expect(missed + refused).toBe(guesses);
});

test(`where nothing is refused, ${guesses} guessed codes find none of 100 estimates`, async () => {
  const open = await openTestShop();
  const productId = await product(open);
  for (let n = 0; n < 100; n += 1) await estimate(open, [{ productId, quantity: 1 }]);
  for (let n = 0; n < guesses; n += 1)
    expect((await openEstimate(open, randomDigits(26))).status).toBe(404);
  await open.close();
});
