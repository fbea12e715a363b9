import {
  getProduct,
  getProductByQuery,
  listProducts,
  listProductsByQuery,
  type ProductSort,
} from '@mathappu/contract/catalogue';
import type { CustomerSort } from '@mathappu/contract/catalogue/facets';
import { listProductsByIds } from '@mathappu/contract/catalogue/product-finders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterEach(async () => {
  await testShop.shop.db.deleteFrom('stock_movements').execute();
  await testShop.shop.db.deleteFrom('products').execute();
  testShop.shop.cache.drop();
});
afterAll(() => testShop.close());

const namesFound = async (search: string): Promise<string[]> => {
  const { body } = await testShop.call(listProducts, { body: { search } });
  return body.data.map((found) => found.name);
};

test('lists the products for sale, newest first, in pages with totals', async () => {
  for (const name of ['First', 'Second', 'Third']) await product(testShop, { name });
  await product(testShop, { name: 'Draft', price: null });

  const first = await testShop.call(listProducts, { body: { page: 1, limit: 2 } });
  expect(first.body).toMatchObject({ success: true, error: false, totalCount: 3, totalPages: 2 });
  expect(first.body.data.map(({ name }) => name)).toEqual(['Third', 'Second']);
  const second = await testShop.call(listProductsByQuery, { query: { page: '2', limit: '2' } });
  expect(second.body.data.map(({ name }) => name)).toEqual(['First']);
  const beyond = await testShop.call(listProducts, { body: { page: 9, limit: 2 } });
  expect(beyond.body).toMatchObject({ data: [], totalCount: 3, totalPages: 2 });
  const headers = { 'content-length': '0' };
  const bare = await testShop.app.inject({ method: 'POST', url: '/api/v1/product/get', headers });
  expect(bare.json()).toMatchObject({ success: true, totalCount: 3, totalPages: 1 });
});

test('one product in rupees and percent; drafts and unknown ids are not found', async () => {
  const id = await product(testShop, { price: 199.5, discount: 12.5, details: { Shots: '30' } });
  const { body } = await testShop.call(getProduct, { params: { productId: id } });
  expect(body.data).toMatchObject({ price: 199.5, discount: 12.5, details: { Shots: '30' } });
  const again = await testShop.call(getProductByQuery, { params: { productId: id } });
  expect(again.body.data).toEqual(body.data);

  const draft = await product(testShop, { stock: null });
  for (const productId of [draft, crypto.randomUUID(), 'x']) {
    const refused = await testShop.call(getProduct, { params: { productId } });
    expect([refused.status, refused.refusal.message]).toEqual([404, 'Product not found']);
  }
});

test('search tolerates typing errors and covers names, descriptions and details', async () => {
  await product(testShop, { name: 'Electric Sparklers 15cm' });
  await product(testShop, { name: 'Flower Pot Big', details: { Colour: 'Emerald' } });
  await product(testShop, { name: 'Rocket 100% Whistling_Sky', description: 'Goes up in smoke' });
  await product(testShop, { name: 'கம்பி மத்தாப்பு', description: 'Tamil' });

  const expected: Record<string, string[]> = {
    sparkeler: ['Electric Sparklers 15cm'],
    'sparklers electrik': ['Electric Sparklers 15cm'],
    spakrlers: ['Electric Sparklers 15cm'],
    'flowr pot': ['Flower Pot Big'],
    'EMERALD pot': ['Flower Pot Big'],
    emrald: ['Flower Pot Big'],
    rokcet: ['Rocket 100% Whistling_Sky'],
    smoke: ['Rocket 100% Whistling_Sky'],
    '100%': ['Rocket 100% Whistling_Sky'],
    whistling_sky: ['Rocket 100% Whistling_Sky'],
    '%': [],
    '\\': [],
    cm: ['Electric Sparklers 15cm'],
    15: ['Electric Sparklers 15cm'],
    மத்தாப்பு: ['கம்பி மத்தாப்பு'],
    'flower rocket': ['Rocket 100% Whistling_Sky', 'Flower Pot Big'],
    'qzxwv jjkkq': [],
    "'; drop table products; --": [],
  };
  for (const [search, names] of Object.entries(expected)) {
    expect([search, await namesFound(search)]).toEqual([search, names]);
  }
});

test('matches in the name rank before others, whole words first', async () => {
  await product(testShop, { name: 'Sparklerette' });
  await product(testShop, { name: 'Sparkler' });
  await product(testShop, { name: 'Gift box', description: 'With a sparkler inside' });
  await product(testShop, { name: 'Sparkelr' });
  const inOrder = ['Sparkler', 'Gift box', 'Sparklerette'];
  expect(await namesFound('sparkler')).toEqual(inOrder);
  expect((await namesFound('sprakler')).slice(0, 2)).toContain('Sparkler');
});

test('refuses invalid input', async () => {
  const wrong = [
    { page: 1.5 },
    { page: '1' },
    { search: 7 },
    { search: 'x'.repeat(101) },
    { sort: 'a' },
  ];
  for (const body of wrong) {
    const answer = await testShop.call(listProducts, { body: body as never });
    expect([body, answer.status]).toEqual([body, 400]);
  }
});

test('what visitors read can be cached and revalidated', async () => {
  const productId = await product(testShop);
  const list = await testShop.call(listProductsByQuery);
  const one = await testShop.call(getProductByQuery, { params: { productId } });
  for (const { headers } of [list, one]) {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toMatch(/authorization/);
  }
  const headers = { 'if-none-match': String(list.headers.etag) };
  expect((await testShop.call(listProductsByQuery, { headers })).status).toBe(304);
  await product(testShop);
  expect((await testShop.call(listProductsByQuery, { headers })).status).toBe(200);
  expect((await testShop.call(listProducts)).headers['cache-control']).toBe('no-store');

  const { token } = await admin(testShop);
  const asAdmin = await testShop.call(listProductsByQuery, { token });
  expect([asAdmin.status, asAdmin.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('an admin can list what is running out; for others the filter has no effect', async () => {
  const owner = await admin(testShop);
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

test('an admin sorts the list, drafts without the figure last; for others it has no effect', async () => {
  const owner = await admin(testShop);
  const middle = await product(testShop, { name: 'Sorted beta', price: 20, stock: 7 });
  const draft = await product(testShop, { name: 'sorted Gamma', price: null, stock: null });
  const first = await product(testShop, { name: 'sorted Alpha', price: 100, stock: 7 });
  const last = await product(testShop, { name: 'Sorted delta', price: 3, stock: 1000 });
  const orders: Record<Exclude<ProductSort, CustomerSort>, readonly string[]> = {
    newest: [last, first, draft, middle],
    'name-asc': [first, middle, last, draft],
    'name-desc': [draft, last, middle, first],
    'price-asc': [last, middle, first, draft],
    'price-desc': [first, middle, last, draft],
    'stock-asc': [...[middle, first].sort(), last, draft],
    'stock-desc': [last, ...[middle, first].sort(), draft],
  };
  const listed = async (body: object, token?: string) => {
    const answer = await testShop.call(listProducts, { body, token });
    return answer.body.data.map(({ _id }) => _id);
  };
  for (const [sort, ids] of Object.entries(orders)) {
    expect([sort, await listed({ sort }, owner.token)]).toEqual([sort, ids]);
    const paged = await Promise.all(
      [1, 2].map((page) => listed({ sort, page, limit: 2 }, owner.token)),
    );
    expect([sort, paged.flat()]).toEqual([sort, ids]);
    // With a search, the first value is the best match.
    if (sort === 'newest') continue;
    expect([sort, await listed({ sort, search: 'sorted' }, owner.token)]).toEqual([sort, ids]);
  }
  expect(await listed({ sort: 'name-asc', view: 'shop' }, owner.token)).toEqual([
    last,
    first,
    middle,
  ]);
  expect(await listed({ sort: 'name-asc' })).toEqual([last, first, middle]);
});

test('products by their ids come in that order, each once, without those that are not sold', async () => {
  const [a, b] = [await product(testShop, { name: 'A' }), await product(testShop, { name: 'B' })];
  const draft = await product(testShop, { price: null });
  const gone = await product(testShop);
  const { db } = testShop.shop;
  await db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone).execute();
  const find = (ids: string[]) => testShop.call(listProductsByIds, { body: { ids } });
  const { body } = await find([b, draft, gone, crypto.randomUUID(), a.toUpperCase(), b]);
  expect(body.data.map(({ _id }) => _id)).toEqual([b, a]);
  const one = await testShop.call(getProduct, { params: { productId: a } });
  expect(body.data[1]).toEqual(one.body.data);
  await db.updateTable('products').set({ stock: 3 }).where('id', '=', a).execute();
  expect((await find([a])).body.data[0]?.stock).toBe(3);
  for (const ids of [[], ['x'], Array.from({ length: 25 }, () => a)]) {
    expect((await find(ids)).status).toBe(400);
  }
  expect((await find(Array.from({ length: 24 }, () => a))).body.data).toHaveLength(1);
});
