import {
  addToCart,
  getCart,
  mergeCart,
  quoteCart,
  removeCartItem,
  updateCartQuantity,
} from '@mathappu/contract/cart';
import { maxCartLines } from '@mathappu/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartLine } from '#test/carts.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let token: string;
let person: Person;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => {
  person = await customer(testShop);
  token = person.token;
});
afterAll(() => testShop.close());

const quantities = async (): Promise<Record<string, number>> => {
  const { body } = await testShop.call(getCart, { token });
  return Object.fromEntries(body.data.map((line) => [line.productId._id, line.quantity]));
};
const lineIds = async (): Promise<string[]> =>
  (await testShop.call(getCart, { token })).body.data.map(({ _id }) => _id);
const add = (productId: string, quantity?: number) =>
  testShop.call(addToCart, { body: { productId, quantity }, token });

test('adding a product inserts a line, adding it again raises its quantity', async () => {
  const productId = await product(testShop, { name: 'Lunik', stock: 5, price: 99.5 });
  const first = await add(productId);
  expect(first.body).toMatchObject({ message: 'Lunik added to cart', data: { quantity: 1 } });
  const second = await add(productId, 3);
  expect(second.body.data).toEqual({ _id: first.body.data._id, quantity: 4 });
  const { body } = await testShop.call(getCart, { token });
  expect(body.data).toMatchObject([{ quantity: 4, productId: { name: 'Lunik', price: 99.5 } }]);
});

test('a new line stands at its place, by default at the end', async () => {
  const [one, two, three] = [
    await product(testShop),
    await product(testShop),
    await product(testShop),
  ];
  const guests = [one, two].map((productId) => ({ productId, quantity: 1 }));
  await testShop.call(mergeCart, { body: { items: guests }, token });
  const addAt = (productId: string, place: number) =>
    testShop.call(addToCart, { body: { productId, place }, token });
  await addAt(three, 1);
  expect(Object.keys(await quantities())).toEqual([one, three, two]);

  for (const [place, _id] of (await lineIds()).entries()) {
    const before = Object.keys(await quantities());
    await testShop.call(removeCartItem, { body: { _id }, token });
    await addAt(before[place] ?? '', place);
    expect(Object.keys(await quantities())).toEqual(before);
  }
  await addAt(one, 2);
  expect(await quantities()).toEqual({ [one]: 2, [three]: 1, [two]: 1 });
  expect(Object.keys(await quantities())).toEqual([one, three, two]);
  const four = await product(testShop);
  await addAt(four, 100);
  expect(Object.keys(await quantities())).toEqual([one, three, two, four]);
});

test('a quantity above the stock is refused with the stock left', async () => {
  const productId = await product(testShop, { stock: 5 });
  await add(productId, 3);
  const beyond = await add(productId, 3);
  expect([beyond.status, beyond.refusal.message]).toEqual([
    409,
    'Only 5 left in stock, and your cart already has 3',
  ]);
  const none = await add(await product(testShop, { stock: 0 }));
  expect([none.status, none.refusal.message]).toEqual([409, 'This product is out of stock']);
  expect(await quantities()).toEqual({ [productId]: 3 });

  const plenty = await product(testShop, { stock: 5_000 });
  await add(plenty, 999);
  expect(await add(plenty, 1)).toMatchObject({
    status: 409,
    refusal: { message: 'Your cart can hold at most 999 of one product' },
  });
});

test('drafts and unknown products cannot be added', async () => {
  for (const productId of [await product(testShop, { price: null }), crypto.randomUUID()]) {
    expect((await add(productId)).status).toBe(404);
  }
});

test('twelve concurrent additions of one product lose none and exceed no limit', async () => {
  const productId = await product(testShop, { stock: 10 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(productId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await quantities()).toEqual({ [productId]: 10 });
});

test('a full cart takes more of its products and no others, also from ten tabs at once', async () => {
  const ids: string[] = [];
  for (let made = 0; made < maxCartLines + 9; made += 1) ids.push(await product(testShop));
  for (const productId of ids.slice(0, maxCartLines - 1)) {
    await cartLine(testShop, person.userId, { productId });
  }
  const answers = await Promise.all(ids.slice(maxCartLines - 1).map((id) => add(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(Object.keys(await quantities())).toHaveLength(maxCartLines);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.refusal.message).toBe('Your cart can hold at most 100 different products');
  expect((await add(ids[0] ?? '', 2)).body.data.quantity).toBe(3);
});

test('the quantity of a line is set within stock; the line is removed by body or query', async () => {
  const productId = await product(testShop, { stock: 5 });
  const _id = (await add(productId)).body.data._id;
  const set = await testShop.call(updateCartQuantity, { body: { _id, qty: 5 }, token });
  expect(set.body.data).toEqual({ _id, quantity: 5 });
  const beyond = await testShop.call(updateCartQuantity, { body: { _id, qty: 6 }, token });
  expect([beyond.status, beyond.refusal.message]).toEqual([409, 'Only 5 left in stock']);
  expect(await quantities()).toEqual({ [productId]: 5 });

  expect((await testShop.call(removeCartItem, { body: { _id }, token })).body.message).toBe(
    'Item removed from cart',
  );
  const again = (await add(productId)).body.data._id;
  expect((await testShop.call(removeCartItem, { query: { _id: again }, token })).status).toBe(200);
  expect(await quantities()).toEqual({});
  expect((await testShop.call(removeCartItem, { query: { _id: again }, token })).status).toBe(404);
  expect((await testShop.call(removeCartItem, { token })).status).toBe(400);
});

test('a line of another user is not found', async () => {
  const other = await customer(testShop);
  const productId = await product(testShop);
  const _id = await cartLine(testShop, other.userId, { productId, quantity: 2 });
  const changed = await testShop.call(updateCartQuantity, { body: { _id, qty: 1 }, token });
  const removed = await testShop.call(removeCartItem, { body: { _id }, token });
  expect([changed.status, removed.status]).toEqual([404, 404]);
  const { body } = await testShop.call(getCart, { token: other.token });
  expect(body.data).toMatchObject([{ _id, quantity: 2 }]);
});

test('merging uses the larger quantity, within stock and the limits of the cart', async () => {
  const [more, fewer, scarce, gone, fresh] = [
    await product(testShop),
    await product(testShop),
    await product(testShop, { stock: 2 }),
    await product(testShop, { stock: 0 }),
    await product(testShop),
  ];
  await add(more, 5);
  await add(fewer, 1);
  const items = [
    { productId: more, quantity: 3 },
    { productId: fewer, quantity: 4 },
    { productId: scarce, quantity: 9 },
    { productId: gone, quantity: 1 },
    { productId: fresh, quantity: 1 },
    { productId: fresh.toUpperCase(), quantity: 2 },
    { productId: crypto.randomUUID(), quantity: 1 },
  ];
  const merged = await testShop.call(mergeCart, { body: { items }, token });
  expect(merged.status).toBe(200);
  expect(await quantities()).toEqual({ [more]: 5, [fewer]: 4, [scarce]: 2, [fresh]: 2 });
});

test('merging stops at a hundred lines', async () => {
  const ids: string[] = [];
  for (let made = 0; made < maxCartLines + 5; made += 1) ids.push(await product(testShop));
  for (const productId of ids.slice(0, 10)) await cartLine(testShop, person.userId, { productId });
  const items = ids.slice(10, 110).map((productId) => ({ productId, quantity: 1 }));
  const { body } = await testShop.call(mergeCart, { body: { items }, token });
  const merged = body.data.map((line) => line.productId._id);
  expect(merged.slice(0, 10).toSorted()).toEqual(ids.slice(0, 10).toSorted());
  expect(merged.slice(10)).toEqual(ids.slice(10, maxCartLines));
});

test('a guest’s cart is quoted without signing in; deleted products are left out', async () => {
  const productId = await product(testShop, { price: 10, stock: 1 });
  const items = [
    { productId, quantity: 3 },
    { productId: crypto.randomUUID(), quantity: 1 },
  ];
  const { body } = await testShop.call(quoteCart, { body: { items } });
  expect(body.data).toMatchObject([{ quantity: 3, productId: { _id: productId, stock: 1 } }]);
  expect((await testShop.call(quoteCart, { body: { items: [] } })).body.data).toEqual([]);
});

test('invalid input and callers who are not signed in are refused', async () => {
  const productId = await product(testShop);
  for (const body of [
    { productId: 'x' },
    { productId, quantity: 0 },
    { productId, quantity: 1.5 },
    { productId, quantity: 1000 },
    { productId, quantity: '1' },
    {},
  ]) {
    const { status } = await testShop.call(addToCart, { body: body as never, token });
    expect([body, status]).toEqual([body, 400]);
  }
  const items = Array.from({ length: 101 }, () => ({ productId, quantity: 1 }));
  expect((await testShop.call(mergeCart, { body: { items }, token })).status).toBe(400);
  expect((await testShop.call(getCart)).status).toBe(401);
  expect(await quantities()).toEqual({});
});

test('a list takes the place of the cart, or joins it, in one act', async () => {
  const { userId, token } = await customer(testShop);
  const [kept, listed] = [await product(testShop), await product(testShop, { stock: 4 })];
  await cartLine(testShop, userId, { productId: kept, quantity: 3 });
  const put = async (quantity: number, isReplacing?: boolean) => {
    const body = { items: [{ productId: listed, quantity }], isReplacing };
    const { body: answer } = await testShop.call(mergeCart, { body, token });
    return answer.data.map((item) => [item.productId._id, item.quantity]);
  };
  expect(await put(9)).toEqual([
    [kept, 3],
    [listed, 4],
  ]);
  expect(await put(2, false)).toEqual([
    [kept, 3],
    [listed, 4],
  ]);
  expect(await put(2, true)).toEqual([[listed, 2]]);
});
