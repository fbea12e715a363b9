import { createProduct, listProductsByQuery } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { lawful } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('facts are words that a search finds', async () => {
  const { token } = await admin(testShop);
  const facts = {
    Quasar: { ...lawful, class: 'swas', minAge: 18 },
    Nebula: { ...lawful, class: 'conventional', neeriRef: null, noiseDb: 0, minAge: 8 },
  };
  for (const [name, passport] of Object.entries(facts)) {
    const body = { name, description: 'Lights', price: 10, stock: 5, unit: 'Box', passport };
    await testShop.call(createProduct, { body: body as never, token });
  }
  const found = async (search: string) =>
    (await testShop.call(listProductsByQuery, { query: { search } as never })).body.data.map(
      ({ name }) => name,
    );
  expect(await found('SWAS')).toEqual(['Quasar']);
  expect(await found('green crackers')).toEqual(['Quasar']);
  expect(await found('silent')).toEqual(['Nebula']);
  expect(await found('children')).toEqual(['Nebula']);
});
