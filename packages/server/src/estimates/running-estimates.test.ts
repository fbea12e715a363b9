import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { endEstimates, getQuote, listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { createQuote } from '@mathappu/contract/enquiries/desk';
import { listMyQuotes } from '@mathappu/contract/enquiries/enquiries';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { byTier } from '#test/by-tier.ts';
import { estimate, openEstimate } from '#test/carts.ts';
import { orderBody } from '#test/orders.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let sendEnquiry: () => Promise<unknown>;
beforeAll(async () => {
  const opened = await openEnquiryShop();
  ({ testShop, owner } = opened);
  const { work, buyer, list } = opened;
  sendEnquiry = async () => work.send(await orderBody(testShop, buyer, list()));
});
afterAll(() => testShop.close());

const frozen = async (...productIds: string[]) =>
  await estimate(
    testShop,
    productIds.map((productId) => ({ productId, quantity: 1 })),
  );

async function running(
  query: { search?: string; product?: string } = {},
  { token }: Pick<Person, 'token'> = owner,
) {
  const answer = await testShop.call(listQuotes, {
    query: { state: 'ESTIMATE', ...query },
    token,
  });
  expect(answer.status).toBe(200);
  return answer.body.data.quotes.map(({ number }) => number);
}

const end = (productId: string, who = owner) =>
  testShop.call(endEstimates, {
    body: { productId, reason: 'The price had a digit too few' },
    token: who.token,
  });

test('running estimates are found by number, product and its name, the newest first, without enquiries', async () => {
  await sendEnquiry();
  const kalinga = await product(testShop, { name: 'Kalinga Wheel', price: 10, stock: 9 });
  const vasanta = await product(testShop, { name: 'Vasanta Fountain', price: 90, stock: 9 });
  const first = await frozen(kalinga);
  const second = await frozen(kalinga, vasanta);
  const third = await frozen(vasanta);
  expect((await running()).slice(0, 3)).toEqual([third.number, second.number, first.number]);
  expect(await running({ search: first.number })).toEqual([first.number]);
  expect(await running({ product: kalinga })).toEqual([second.number, first.number]);
  expect(await running({ search: 'vasanta fountain' })).toEqual([third.number, second.number]);
  expect(await running({ search: 'kalinga vasanta' })).toEqual([second.number]);
  const { body } = await testShop.call(listQuotes, { query: {}, token: owner.token });
  expect(body.data.quotes.map(({ state }) => state)).not.toContain('ESTIMATE');

  // It holds to the end of its last day.
  for (const [days, count] of [
    [3, 2],
    [4, 0],
  ] as const) {
    testShop.setNow(new Date(Date.now() + days * 24 * 3_600_000));
    const later = await signInAgain(testShop, owner);
    expect(await running({ product: kalinga }, later)).toHaveLength(count);
  }
  testShop.setNow();
});

test('all running estimates with a product are ended at once, and no other one', async () => {
  const wrong = await product(testShop, { name: 'Wrong price', price: 10, stock: 9 });
  const other = await product(testShop, { price: 90, stock: 9 });
  const held = await Promise.all([frozen(wrong), frozen(wrong, other)]);
  const kept = await frozen(other);
  const ended = await end(wrong);
  expect([ended.body.message, ended.body.data]).toEqual(['Estimates ended: 2', { count: 2 }]);
  for (const { code, number } of held) {
    expect((await openEstimate(testShop, code)).body.data).toMatchObject({
      state: 'DECLINED',
      isHeld: false,
    });
    const { body } = await testShop.call(getQuote, {
      params: { quoteId: number },
      token: owner.token,
    });
    expect(body.data).toMatchObject({
      state: 'DECLINED',
      version: 2,
      reason: 'The price had a digit too few',
      history: [{ version: 2, act: 'decline', by: owner.name }],
    });
  }
  expect((await openEstimate(testShop, kept.code)).body.data.isHeld).toBe(true);
  expect((await end(wrong)).body.data).toEqual({ count: 0 });
  const trail = await testShop.call(listAuditEntries, {
    query: { subject: wrong },
    token: owner.token,
  });
  expect(trail.body.data).toMatchObject([
    {
      action: 'product.endEstimates',
      subject: { kind: 'product', name: 'Wrong price' },
      after: { count: 2, reason: 'The price had a digit too few' },
    },
  ]);
});

test('two admins who end the same at once end each once', async () => {
  const another = await admin(testShop);
  const [one, two] = [
    await product(testShop, { price: 10, stock: 9 }),
    await product(testShop, { price: 10, stock: 9 }),
  ];
  for (let round = 0; round < byTier(20); round += 1) {
    for (let each = 0; each < 5; each += 1) await frozen(one, two);
    const ended = await Promise.all([end(one), end(two, another)]);
    expect(ended.map(({ status }) => status)).toEqual([200, 200]);
    expect(ended.reduce((sum, { body }) => sum + body.data.count, 0)).toBe(5);
  }
});

test('customers neither list nor end estimates', async () => {
  const { token } = await customer(testShop);
  const body = { productId: crypto.randomUUID(), reason: 'Mine' };
  expect((await testShop.call(endEstimates, { body, token })).status).toBe(403);
  expect((await testShop.call(listQuotes, { query: { state: 'ESTIMATE' }, token })).status).toBe(
    403,
  );
});

test('an account finds its estimates among its lists, ended ones too, and nobody else’s', async () => {
  const maker = await customer(testShop);
  const productId = await product(testShop, { price: 10, stock: 9 });
  const lines = [{ productId, quantity: 2 }];
  const first = await estimate(testShop, lines, maker);
  const second = await estimate(testShop, lines, maker);
  await estimate(testShop, lines);
  await end(productId);
  const listOf = async (kind?: 'estimate', { token } = maker) => {
    const query = kind ? { kind } : {};
    return (await testShop.call(listMyQuotes, { query, token })).body.data;
  };
  const { quotes, pagination } = await listOf('estimate');
  expect(quotes).toMatchObject([
    { number: second.number, code: second.code, state: 'DECLINED', totals: { total: 20 } },
    { number: first.number, validUntil: first.validUntil },
  ]);
  expect(pagination.total).toBe(2);
  expect((await listOf()).quotes).toEqual([]);
  expect((await listOf('estimate', owner)).quotes).toEqual([]);
});

test('staff ask for estimates by their kind, too', async () => {
  const wheel = await product(testShop, { price: 10, stock: 9 });
  const { number } = await frozen(wheel);
  const query = { kind: 'estimate', productId: wheel } as const;
  const { body } = await testShop.call(listQuotes, { query, token: owner.token });
  expect(body.data.quotes.map((quote) => quote.number)).toEqual([number]);
});

test('after a rise the estimates that hold a product cheaper are counted, agreed prices not', async () => {
  const productId = await product(testShop, { price: 10, stock: 9 });
  const other = await product(testShop, { price: 90, stock: 9 });
  const held = [await frozen(productId), await frozen(productId, other)];
  await testShop.call(createQuote, {
    body: {
      ...{ came: 'counter', customer: { name: 'Selvi', mobile: '9840012345' } },
      ...{ delivery: { atCounter: true }, isAdult: true, as: 'estimate' },
      lines: [{ productId, quantity: 1, price: 8, priceReason: 'A regular' }],
    },
    token: owner.token,
  });
  const cheaper = async (id: string) => {
    const query = { kind: 'estimate', productId: id, isHeldCheaper: 'true' } as const;
    const { body } = await testShop.call(listQuotes, { query, token: owner.token });
    return body.data.quotes.map(({ number }) => number).sort();
  };
  expect(await cheaper(productId)).toEqual([]);
  const { db } = testShop.shop;
  const cost = (paise: number) =>
    sql`update products set price_paise = ${paise} where id = ${productId}`.execute(db);
  await cost(1_100);
  expect(await cheaper(productId)).toEqual(held.map(({ number }) => number).sort());
  expect(await cheaper(other)).toEqual([]);
  await cost(900);
  expect(await cheaper(productId)).toEqual([]);
});
