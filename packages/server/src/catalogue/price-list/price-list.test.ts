import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { admin } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({}, { cache: openCache({ freshMs: 60_000 }) });
});
afterAll(() => testShop.close());

const ask = async () => (await testShop.call(getPriceList)).body.data;

test('the list has the categories in their order, then Other, and the products in theirs', async () => {
  const owner = await admin(testShop);
  const categories = categoriesOf(testShop, owner);
  const rockets = await categories.make('Rockets');
  await categories.create({ name: 'Sparklers', nameTa: 'கம்பி மத்தாப்பு' });
  const { data, version } = await categories.list();
  await categories.order(data.map(({ _id }) => _id).toReversed(), version);
  const sparklers = data.find(({ name }) => name === 'Sparklers');

  const odd = await product(testShop, { name: 'Gift box', position: 1, discount: 0, price: 590 });
  const second = await product(testShop, { name: 'Long', position: 3, stock: 0 });
  const first = await product(testShop, {
    name: 'Short',
    position: 2,
    price: 99.5,
    discount: 12.5,
    passport: { class: 'star', noiseDb: 90, minAge: 18, pieces: 5 },
  });
  const rocket = await product(testShop, { name: 'Lunik "2" & Sons', position: 0, unit: '1 Box' });
  await product(testShop, { name: 'A draft', price: null });
  await categories.put([first, second], sparklers?._id ?? '');
  await categories.put([rocket], rockets._id);

  expect(await ask()).toEqual({
    categories: [
      {
        slug: 'sparklers',
        name: 'Sparklers',
        nameTa: 'கம்பி மத்தாப்பு',
        products: [
          {
            _id: first,
            name: 'Short',
            tamilName: '',
            unit: 'Box',
            image: null,
            price: 99.5,
            discount: 12.5,
            stock: 10,
            passport: { class: 'star', noiseDb: 90, minAge: 18 },
            ...{ listNumber: 3, position: 3, alsoCalled: [] },
          },
          expect.objectContaining({
            _id: second,
            ...{
              stock: 0,
              listNumber: 2,
              position: 2,
              passport: { class: null, noiseDb: null, minAge: null },
            },
          }),
        ],
      },
      {
        slug: 'rockets',
        name: 'Rockets',
        nameTa: '',
        products: [
          expect.objectContaining({ _id: rocket, name: 'Lunik "2" & Sons', unit: '1 Box' }),
        ],
      },
      {
        slug: 'other',
        name: 'Other',
        nameTa: '',
        products: [expect.objectContaining({ _id: odd, price: 590, position: 1 })],
      },
    ],
    isCut: false,
    numberedOn: null,
  });
});

test('shared caches may revalidate it, and a change is in it', async () => {
  const [one, again] = [await testShop.call(getPriceList), await testShop.call(getPriceList)];
  expect(one.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(again.headers.etag).toBe(one.headers.etag);
  const name = 'Brand new';
  await product(testShop, { name });
  const { categories } = await ask();
  expect(categories.flatMap(({ products }) => products).map((listed) => listed.name)).toContain(
    name,
  );
});

test('it ends at a thousand products, and says so', async () => {
  await sql`
    insert into products (id, name, description, price_paise, discount_bp, stock, unit, images, details, position)
    select gen_random_uuid(), 'Bulk ' || n, '', 1000, 0, 5, 'Box', '{}', '{}', 100 + n
    from generate_series(1, ${maxPriceList}::integer) as n`.execute(testShop.shop.db);
  testShop.shop.cache.drop();
  const { categories, isCut } = await ask();
  const products = categories.flatMap((group) => group.products);
  expect([products.length, isCut]).toEqual([maxPriceList, true]);
  expect(new Set(products.map(({ listNumber }) => listNumber)).size).toBe(maxPriceList);
  expect(products.every(({ position, listNumber }) => position === listNumber)).toBe(true);
});
