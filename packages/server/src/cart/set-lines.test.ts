import { getCart, type SetLines, setCartLines } from '@mathappu/contract/cart';
import { maxCartLines } from '@mathappu/contract/limits';
import { subtotalOf, toHundredths } from '@mathappu/contract/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { byTier } from '#test/by-tier.ts';
import { cartLine, cartOf } from '#test/carts.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { priceCart } from './price-cart.ts';

let testShop: TestShop;
let person: Person;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => {
  person = await customer(testShop);
});
afterAll(() => testShop.close());

type Lines = { productId: string; quantity: number }[];

const set = (lines: Lines, { token } = person) =>
  testShop.call(setCartLines, { body: { lines }, token });
const inCart = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await cartOf(testShop, person.userId)).map(({ productId, quantity }) => [productId, quantity]),
  );
const quantitiesIn = ({ cart }: SetLines): Record<string, number> =>
  Object.fromEntries(cart.map(({ productId, quantity }) => [productId._id, quantity]));
const products = async (count: number, stock = 10): Promise<string[]> => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await product(testShop, { stock }));
  return ids;
};

test('each named product gets exactly its quantity, 0 takes it out, the others stay', async () => {
  const [added, raised, lowered, emptied, other, absent] = (await products(6)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  for (const productId of [raised, lowered, emptied, other]) {
    await cartLine(testShop, person.userId, { productId, quantity: 4 });
  }
  const { status, body } = await set([
    { productId: added, quantity: 10 },
    { productId: raised.toUpperCase(), quantity: 7 },
    { productId: lowered, quantity: 1 },
    { productId: emptied, quantity: 0 },
    { productId: absent, quantity: 0 },
    { productId: crypto.randomUUID(), quantity: 0 },
  ]);
  expect([status, body.data.refused]).toEqual([200, []]);
  const expected = { [raised]: 7, [lowered]: 1, [other]: 4, [added]: 10 };
  expect(quantitiesIn(body.data)).toEqual(expected);
  expect(await inCart()).toEqual(expected);
  const { body: cart } = await testShop.call(getCart, { token: person.token });
  expect(body.data.cart).toEqual(cart.data);
});

test('what cannot be set keeps its quantity and is named with the stock; the rest is set', async () => {
  const [kept, soldOut, fine] = [
    await product(testShop, { stock: 3 }),
    await product(testShop, { stock: 0 }),
    await product(testShop),
  ];
  const [draft, unknown] = [await product(testShop, { price: null }), crypto.randomUUID()];
  await cartLine(testShop, person.userId, { productId: kept, quantity: 2 });
  const { status, body } = await set([
    { productId: kept, quantity: 4 },
    { productId: soldOut, quantity: 1 },
    { productId: fine, quantity: 5 },
    { productId: draft, quantity: 6 },
    { productId: unknown, quantity: 7 },
  ]);
  expect(status).toBe(200);
  expect(body.data.refused).toEqual([
    { productId: kept, wanted: 4, stock: 3, code: 'outOfStock' },
    { productId: soldOut, wanted: 1, stock: 0, code: 'outOfStock' },
    { productId: draft, wanted: 6, stock: 0, code: 'productNotFound' },
    { productId: unknown, wanted: 7, stock: 0, code: 'productNotFound' },
  ]);
  expect(await inCart()).toEqual({ [kept]: 2, [fine]: 5 });
});

test('a cart holds a hundred lines; what the same call takes out makes room', async () => {
  const ids = await products(maxCartLines + 3);
  for (const productId of ids.slice(0, maxCartLines)) {
    await cartLine(testShop, person.userId, { productId });
  }
  const [first = '', second = ''] = ids;
  const [one = '', two = '', three = ''] = ids.slice(maxCartLines);
  const { body } = await set([
    { productId: one, quantity: 1 },
    { productId: two, quantity: 2 },
    { productId: three, quantity: 3 },
    { productId: second, quantity: 8 },
    { productId: first, quantity: 0 },
  ]);
  expect(body.data.refused).toEqual([
    { productId: two, wanted: 2, stock: 10, code: 'cartFull' },
    { productId: three, wanted: 3, stock: 10, code: 'cartFull' },
  ]);
  const after = await inCart();
  expect(Object.keys(after)).toHaveLength(maxCartLines);
  expect(after).toMatchObject({ [one]: 1, [second]: 8 });
});

test('invalid lines are refused whole: a product twice, none, too many, no whole quantities', async () => {
  const [productId = '', other = ''] = await products(2);
  const many = Array.from({ length: 301 }, () => ({
    productId: crypto.randomUUID(),
    quantity: 0,
  }));
  const fine = { productId: other, quantity: 1 };
  for (const lines of [
    [fine, { productId, quantity: 1 }, { productId: productId.toUpperCase(), quantity: 2 }],
    [],
    many,
    [fine, { productId, quantity: -1 }],
    [fine, { productId, quantity: 1.5 }],
    [fine, { productId, quantity: 1000 }],
    [fine, { productId, quantity: '1' as never }],
  ]) {
    const { status, refusal } = await set(lines);
    expect([lines.length, status, refusal.code]).toEqual([lines.length, 400, 'invalidInput']);
  }
  expect((await set(many.slice(1))).status).toBe(200);
  expect(await inCart()).toEqual({});
});

test('random lists cost what the server asks for them', async () => {
  const random = seededRandom(7);
  const ids: string[] = [];
  for (let made = 0; made < 60; made += 1) {
    const price = (1 + random.below(500_000)) / 100;
    const discount = random.is(40) ? 0 : random.below(10_001) / 100;
    ids.push(await product(testShop, { price, discount, stock: 999 }));
  }
  for (let round = 0; round < 40; round += 1) {
    const lines = ids.map((productId) => ({ productId, quantity: random.below(1_000) }));
    const { body } = await set(lines);
    expect(body.data.refused).toEqual([]);
    const ofSheet = subtotalOf(
      body.data.cart.map(({ productId: { price, discount }, quantity }) => ({
        pricePaise: toHundredths(price ?? 0),
        discountBp: toHundredths(discount),
        quantity,
      })),
    );
    const sold = await listProductsForOrder(testShop.shop.db, ids);
    expect(ofSheet).toBe(priceCart(sold, lines).totalPaise);
  }
});

test('ten tabs set lines at once: the cart is what some of them sent, within stock and limit', async () => {
  const random = seededRandom(43);
  const ids = await products(maxCartLines + 20, 6);
  const rounds = 12;
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await customer(testShop);
    const tabs = Array.from({ length: 10 }, () =>
      random
        .shuffle(ids)
        .slice(0, 30)
        .map((productId) => ({ productId, quantity: random.below(9) })),
    );
    const answers = await Promise.all(tabs.map((lines) => set(lines, buyer)));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    const cart = await cartOf(testShop, buyer.userId);
    expect(cart.length).toBeLessThanOrEqual(maxCartLines);
    expect(new Set(cart.map(({ productId }) => productId)).size).toBe(cart.length);
    for (const { productId, quantity } of cart) {
      expect(quantity).toBeLessThanOrEqual((await stockOf(testShop, productId)) ?? 0);
      const sent = tabs.flat().filter((line) => line.productId === productId);
      expect(sent.map((line) => line.quantity)).toContain(quantity);
    }
    // What nobody was refused for a full cart ends as the last of its callers set it.
    const last = answers.map(({ body }) => quantitiesIn(body.data));
    expect(last).toContainEqual(Object.fromEntries(cart.map((l) => [l.productId, l.quantity])));
  }
});

test('tabs that fill a cart at once leave it at a hundred lines', async () => {
  const ids = await products(maxCartLines + 50, 5);
  for (let round = 0; round < byTier(20); round += 1) {
    const buyer = await customer(testShop);
    const parts = [ids.slice(0, 75), ids.slice(75)];
    const answers = await Promise.all(
      parts.map((part) =>
        set(
          part.map((productId) => ({ productId, quantity: 1 + (round % 5) })),
          buyer,
        ),
      ),
    );
    expect(await cartOf(testShop, buyer.userId)).toHaveLength(maxCartLines);
    const refused = answers.flatMap(({ body }) => body.data.refused);
    expect(refused.map(({ code }) => code)).toEqual(Array(50).fill('cartFull'));
  }
});
