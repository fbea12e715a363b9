import { getCart } from '@mathappu/contract/cart';
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { cartLine } from '#test/carts.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { stockHistoryOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const rocket = {
  name: 'Rocket',
  description: 'Climbs and bursts',
  price: 199.99,
  discount: 12.5,
  stock: 20,
  unit: 'Box',
  rating: 4,
  details: { Shots: '1', Colour: 'Blue' },
};
const create = (body: object) =>
  testShop.call(createProduct, { body: body as never, token: owner.token });
const update = (productId: string, body: object, token = owner.token) =>
  testShop.call(updateProduct, { params: { productId }, body: body as never, token });
const auditOf = (id: string) =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'at', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();

test('a new product comes first in the shop, and its stock is in the history', async () => {
  await create({ ...rocket, name: 'Older' });
  const { status, body } = await create(rocket);
  expect([status, body.data]).toMatchObject([200, { ...rocket, image: [], version: 1 }]);
  const { _id } = body.data;
  const list = await testShop.call(listProducts, { body: { limit: 2 } });
  expect(list.body.data.map(({ name }) => name)).toEqual(['Rocket', 'Older']);
  expect(await stockHistoryOf(testShop, _id)).toBe(20);
  expect(await auditOf(_id)).toMatchObject([
    { action: 'product.create', actor_id: owner.userId, before: null, after: { price: 199.99 } },
  ]);
});

test('a product without price is a draft that only the admin sees', async () => {
  const { body } = await create({ name: 'Secret', description: 'Not yet' });
  const params = { productId: body.data._id };
  expect(body.data).toMatchObject({ price: null, stock: null, unit: null, rating: 0 });
  expect((await testShop.call(getProduct, { params })).status).toBe(404);
  const { token } = await customer(testShop);
  expect((await testShop.call(getProduct, { params, token })).status).toBe(404);
  const seen = await testShop.call(getProduct, { params, token: owner.token });
  expect(seen.body.data.name).toBe('Secret');
  const search = { body: { search: 'secret' } };
  expect((await testShop.call(listProducts, search)).body.totalCount).toBe(0);
  const listed = await testShop.call(listProducts, { ...search, token: owner.token });
  expect(listed.body.totalCount).toBe(1);

  // The shop is the same for the admin as for everybody.
  const query = { view: 'shop' } as const;
  const shown = await testShop.call(getProduct, { params, query, token: owner.token });
  expect(shown.status).toBe(404);
  const inShop = { body: { ...search.body, ...query }, token: owner.token };
  const shop = await testShop.call(listProducts, inShop);
  expect(shop.body.totalCount).toBe(0);
});

test('an edit is visible immediately, keeps the fields it omits and is audited', async () => {
  const { _id } = (await create(rocket)).body.data;
  await testShop.call(getProduct, { params: { productId: _id } });
  const { rating: _, details, ...edit } = rocket;
  const edited = await update(_id, { ...edit, name: 'Whistling rocket', price: 0.1, stock: 7 });
  expect(edited.body).toMatchObject({
    message: 'Product updated successfully!',
    data: { price: 0.1, version: 2, rating: 0, stock: 7, details },
  });
  const seen = await testShop.call(getProduct, { params: { productId: _id } });
  const { goesWith, ownPassport: _own, ...shown } = edited.body.data;
  expect([seen.body.data, goesWith]).toEqual([shown, []]);
  const found = await testShop.call(listProducts, { body: { search: 'whisling' } });
  expect(found.body.data.map((hit) => hit._id)).toEqual([_id]);
  expect(await stockHistoryOf(testShop, _id)).toBe(7);
  expect((await auditOf(_id))[1]).toMatchObject({
    action: 'product.update',
    before: { name: 'Rocket', version: 1 },
    after: { name: 'Whistling rocket', version: 2 },
  });
});

test('an edit of an outdated version is refused with the present product', async () => {
  const { _id } = (await create(rocket)).body.data;
  const priya = await admin(testShop, { name: 'Priya' });
  await update(_id, { ...rocket, name: 'Changed', version: 1 }, priya.token);
  const late = await update(_id, { ...rocket, name: 'Late', version: 1 });
  expect([late.status, late.refusal.message]).toEqual([
    409,
    'Priya changed this product meanwhile. Nothing was changed',
  ]);
  expect(late.refusal.data).toMatchObject({ name: 'Changed', version: 2 });
  const [, edit] = await auditOf(_id);
  expect(late.refusal.details).toEqual({ by: 'Priya', at: edit?.at.toISOString() });
});

test('a product that somebody else has edited meanwhile is not deleted by the version seen', async () => {
  const { _id: productId } = (await create(rocket)).body.data;
  const priya = await admin(testShop, { name: 'Priya' });
  await update(productId, { ...rocket, price: 120 }, priya.token);
  const call = { params: { productId }, token: owner.token };
  const late = await testShop.call(deleteProduct, { ...call, query: { version: '1' } });
  expect(late.status).toBe(409);
  expect(late.refusal).toMatchObject({ code: 'productChanged', details: { by: 'Priya' } });
  expect((await testShop.call(getProduct, call)).body.data).toMatchObject({ price: 120 });
  const again = await testShop.call(deleteProduct, { ...call, query: { version: '2' } });
  expect(again.status).toBe(200);
});

test('a change that left no entry for the product names nobody', async () => {
  const { _id } = (await create(rocket)).body.data;
  await testShop.shop.db
    .updateTable('products')
    .set({ version: 2, updated_at: new Date(Date.now() + 1_000) })
    .where('id', '=', _id)
    .execute();
  const late = await update(_id, { ...rocket, version: 1 });
  expect(late.refusal.details).toEqual({ by: 'Somebody else' });
});

test('a deleted product leaves shop, search and carts, and cannot be deleted again', async () => {
  const { _id: productId } = (await create({ ...rocket, name: 'Doomed' })).body.data;
  const { userId, token } = await customer(testShop);
  await cartLine(testShop, userId, { productId });
  const call = { params: { productId }, token: owner.token };
  expect((await testShop.call(deleteProduct, call)).body.message).toBe(
    'Product deleted successfully',
  );
  expect((await testShop.call(getProduct, call)).status).toBe(404);
  const found = await testShop.call(listProducts, {
    body: { search: 'doomed' },
    token: owner.token,
  });
  expect(found.body.totalCount).toBe(0);
  expect((await testShop.call(getCart, { token })).body.data).toEqual([]);
  expect(await testShop.shop.db.selectFrom('cart_lines').select('id').execute()).toEqual([]);
  expect((await auditOf(productId)).map(({ action }) => action)).toEqual([
    'product.create',
    'product.delete',
  ]);
  expect((await testShop.call(deleteProduct, call)).status).toBe(404);
  expect((await update(productId, rocket)).refusal.message).toBe('Product not found');
});

test('refuses invalid products and callers who are not admins', async () => {
  const wrong = [
    [{ name: ' ' }, 'Name is required'],
    [{ description: undefined }, 'Description is required'],
    [{ price: -1 }],
    [{ price: 0.001 }, 'At most 2 decimals'],
    [{ price: '5' }],
    [{ price: 1e9 }],
    [{ discount: 101 }],
    [{ stock: 1.5 }],
    [{ stock: -1 }],
    [{ rating: 6 }],
    [{ rating: 0.5 }],
    [{ name: 'x'.repeat(121) }],
    [{ details: { '': 'x' } }, 'A detail needs a name'],
    [{ details: { a: 1 } }],
    [{ _id: newId() }],
  ] as const;
  for (const [more, sentence] of wrong) {
    const { status, refusal } = await create({ ...rocket, ...more });
    expect([more, status]).toEqual([more, 400]);
    if (sentence) expect(refusal.message).toBe(sentence);
  }
  const { token } = await customer(testShop);
  expect((await testShop.call(createProduct, { body: rocket, token })).status).toBe(403);
  expect((await testShop.call(createProduct, { body: rocket })).status).toBe(401);
  expect((await update(newId(), rocket)).status).toBe(404);
  expect((await update(newId(), { ...rocket, unit: '' })).refusal.message).toBe('Unit is required');
});
