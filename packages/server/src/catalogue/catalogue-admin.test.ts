import { getCart } from '@mathappu/contract/cart';
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  updateProduct,
  uploadFile,
} from '@mathappu/contract/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { cartLine } from '#test/carts.ts';
import { multipart } from '#test/multipart.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { takeStock } from './stock-queries.ts';

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
const update = (productId: string, body: object) =>
  testShop.call(updateProduct, { params: { productId }, body: body as never, token: owner.token });
const auditOf = (id: string) =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();
const upload = async (...fields: string[]) => {
  const create = { width: 40, height: 40, channels: 3, background: '#a33' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const files = fields.map((field) => ({ field, name: 'a.png', type: 'image/png', bytes }));
  const body = multipart(...files);
  const headers = { ...body.headers, authorization: `Bearer ${owner.token}` };
  return testShop.app.inject({
    method: 'POST',
    url: `/api/v1${uploadFile.path}`,
    ...body,
    headers,
  });
};

test('a new product comes first in the shop, with its stock in the history', async () => {
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
});

test('an edit is seen at once, keeps what it leaves out and is written down', async () => {
  const { _id } = (await create(rocket)).body.data;
  await testShop.call(getProduct, { params: { productId: _id } });
  const { rating: _, details, ...edit } = rocket;
  const edited = await update(_id, { ...edit, name: 'Whistling rocket', price: 0.1, stock: 7 });
  expect(edited.body).toMatchObject({
    message: 'Product updated successfully!',
    data: { price: 0.1, version: 2, rating: 0, stock: 7, details },
  });
  const seen = await testShop.call(getProduct, { params: { productId: _id } });
  expect(seen.body.data).toEqual(edited.body.data);
  const found = await testShop.call(listProducts, { body: { search: 'whisling' } });
  expect(found.body.data.map((hit) => hit._id)).toEqual([_id]);
  expect(await stockHistoryOf(testShop, _id)).toBe(7);
  expect((await auditOf(_id))[1]).toMatchObject({
    action: 'product.update',
    before: { name: 'Rocket', version: 1 },
    after: { name: 'Whistling rocket', version: 2 },
  });
});

test('an edit that started from another version is refused with the product as it is', async () => {
  const { _id } = (await create(rocket)).body.data;
  await update(_id, { ...rocket, name: 'Changed', version: 1 });
  const late = await update(_id, { ...rocket, name: 'Late', version: 1 });
  expect([late.status, late.refusal.message]).toEqual([
    409,
    'Somebody else changed this product. Please reload it',
  ]);
  expect(late.refusal.data).toMatchObject({ name: 'Changed', version: 2 });
});

test('stock moves by the difference, so that an edit cannot undo a sale', async () => {
  const { _id } = (await create(rocket)).body.data;
  await inTransaction(testShop.shop.db, (tx) =>
    takeStock(tx, { orderId: newId(), round: 1, lines: [{ productId: _id, quantity: 5 }] }),
  );
  await update(_id, { ...rocket, stock: 30, stockSeen: 20 });
  expect(await stockOf(testShop, _id)).toBe(25);
  const tooLow = await update(_id, { ...rocket, stock: 0, stockSeen: 30 });
  expect([tooLow.status, tooLow.refusal.message]).toEqual([
    409,
    'Only 25 left in stock, so it cannot be lowered by 30',
  ]);
  expect(await stockOf(testShop, _id)).toBe(25);
  expect(await stockHistoryOf(testShop, _id)).toBe(25);
});

test('sales and stock edits at once lose nothing, ten times over', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await product(testShop, { stock: 100 });
    const edit = { ...rocket, name: `Round ${round}`, stock: 110, stockSeen: 100 };
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? update(id, edit)
          : inTransaction(testShop.shop.db, (tx) =>
              takeStock(tx, {
                orderId: newId(),
                round: 1,
                lines: [{ productId: id, quantity: 3 }],
              }),
            ),
      ),
    );
    expect(await stockOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
    expect(await stockHistoryOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
  }
});

test('a deleted product is gone from shop, search and carts, once', async () => {
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

test('pictures are uploads of the shop, shown with their placeholder', async () => {
  const one = await upload('image');
  const { url } = one.json().data;
  expect([one.statusCode, url]).toEqual([200, expect.stringMatching(/^\/uploads\/.+-1280\.webp$/)]);
  const several = (await upload('files', 'files')).json();
  expect(several.data).toHaveLength(2);
  const image = [several.data[1], url];
  const { body } = await create({ ...rocket, image });
  expect(body.data.image).toEqual(image);
  expect(body.data.imagePlaceholder).toEqual([
    expect.stringMatching(/^data:image/),
    expect.stringMatching(/^data:image/),
  ]);
  for (const bad of [
    '/uploads/unknown-1280.webp',
    'https://elsewhere.example/a.webp',
    '/uploads/../x.webp',
  ]) {
    const refused = await create({ ...rocket, image: [bad] });
    expect([refused.status, refused.refusal.message]).toEqual([400, 'Upload the image first']);
  }
  expect((await upload('image', 'image')).statusCode).toBe(400);
});

test('refuses values that are no product and people who are no admin', async () => {
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

test('an admin lists what is running out; for others that changes nothing', async () => {
  const words = 'Runningout Sparkler';
  const low = await product(testShop, { name: `${words} low`, stock: 10 });
  const none = await product(testShop, { name: `${words} none`, stock: 0 });
  const many = await product(testShop, { name: `${words} many`, stock: 11 });
  const list = async (token: string | undefined, body: object) => {
    const answer = await testShop.call(listProducts, { body: { search: words, ...body }, token });
    return answer.body.data.map(({ _id }) => _id).sort();
  };
  expect(await list(owner.token, { isRunningOut: true })).toEqual([low, none].sort());
  expect(await list(owner.token, {})).toEqual([low, none, many].sort());
  expect(await list(undefined, { isRunningOut: true })).toEqual([low, none, many].sort());
  const { body } = await testShop.call(listProducts, {
    body: { isRunningOut: true, limit: 1 },
    token: owner.token,
  });
  expect(body.data[0]?.stock).toBeLessThanOrEqual(10);
});
