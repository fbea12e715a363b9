import { listProducts } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await product(testShop, { name: 'Vortexia Quark', price: 900 });
  await product(testShop, { name: 'Wortexia Quark', price: 10 });
  await product(testShop, { name: 'Gluon Sparkly' });
  await product(testShop, { name: 'Gluon Plain' });
  await product(testShop, { name: 'Bosonic Wheel' });
});
afterAll(() => testShop.close());

const search = async (text: string, body: object = {}) =>
  (await testShop.call(listProducts, { body: { search: text, ...body } })).body;

test.each([{}, { page: 2 }, { sort: 'priceAsc' }])(
  'a search that some results have as it was typed is not corrected: %j',
  async (order) => {
    const found = await search('vortexia quark', { limit: 1, ...order });
    expect(found).toMatchObject({ totalCount: 2, data: [{}] });
    expect(found.correctedTo).toBeUndefined();
  },
);

test.each([{}, { page: 2 }, { sort: 'priceAsc' }])(
  'a search that every result was found otherwise by is corrected: %j',
  async (order) => {
    const found = await search('quatk', { limit: 1, ...order });
    expect(found).toMatchObject({ totalCount: 2, data: [{}], correctedTo: 'quark' });
  },
);

test('what has every word, one of them by a correction, is all that is found', async () => {
  const found = await search('gluon sparkley');
  expect(found.data.map(({ name }) => name)).toEqual(['Gluon Sparkly']);
  expect([found.correctedTo, found.missingWords]).toEqual(['gluon sparkly', undefined]);
});

test('results that lack what was corrected were not found by it', async () => {
  const found = await search('gluon bosonik');
  const names = found.data.map(({ name }) => name);
  expect(names.slice(0, 2).toSorted()).toEqual(['Gluon Plain', 'Gluon Sparkly']);
  expect(names.slice(2)).toEqual(['Bosonic Wheel']);
  expect([found.correctedTo, found.missingWords]).toEqual([undefined, ['bosonik']]);
});

test('results that were found by different corrections were all corrected', async () => {
  const found = await search('bosonik sparkley');
  expect(found.data.map(({ name }) => name).toSorted()).toEqual(['Bosonic Wheel', 'Gluon Sparkly']);
  expect(found.correctedTo).toBe('bosonic sparkly');
});

test.each([{}, { sort: 'priceAsc' }])(
  'the best match of a filtered list speaks for it: %j',
  async (order) => {
    const found = await search('vortexia quark', { price: { max: 500 }, ...order });
    expect(found).toMatchObject({ totalCount: 1, correctedTo: 'wortexia quark' });
  },
);
