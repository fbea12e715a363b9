import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** Two processes of one shop. */
let selling: TestShop;
let reading: TestShop;

beforeEach(async () => {
  selling = await openTestShop({}, { hasPages: true });
  reading = await openTestShop({}, { hasPages: true, sharedDatabase: selling.database });
});

afterEach(async () => {
  await reading.close();
  await selling.close();
});

/** A product in a category of its own, and what shows it; its stock is a number that nothing else has. */
async function shelf(name: string, stock: number) {
  const { make, put } = categoriesOf(selling, await admin(selling));
  const id = await product(selling, { name: `${name} garland`, stock });
  await put([id], (await make(name))._id);
  const category = name.toLowerCase();
  const shownIn = [
    `/api/v1/product/single/${id}`,
    `/productDetail/${id}`,
    `/api/v1/product/get?category=${category}`,
    `/products?category=${category}`,
  ];
  return { id, shownIn };
}

const bodyOf = async ({ app }: TestShop, url: string) => (await app.inject(url)).body;

const made = ({ shop }: TestShop) =>
  [...shop.cache.uses.values()].reduce((sum, { misses }) => sum + misses, 0);

/** Asks until nothing has to be made any more: what the categories changed has been heard of. */
const settle = (testShop: TestShop, urls: readonly string[]) =>
  vi.waitFor(
    async () => {
      const before = made(testShop);
      for (const url of urls) await bodyOf(testShop, url);
      expect(made(testShop)).toBe(before);
    },
    { timeout: 20_000 },
  );

test('an order drops the answers that have its products, in each process, and nothing else', async () => {
  const sold = await shelf('Red', 734_121);
  const other = await shelf('Blue', 853_232);
  const [single = '', page = '', list = '', listPage = ''] = sold.shownIn;
  const untouched = [...other.shownIn, page, listPage, '/products'];
  const buyer = await customer(selling);
  for (const process of [selling, reading])
    await settle(process, [single, list, ...untouched, '/api/v1/product/get']);

  await codOrder(selling, buyer, [{ productId: sold.id, quantity: 100 }]);
  for (const url of [single, list]) expect(await bodyOf(selling, url), url).toContain('734021');
  for (const process of [selling, reading]) {
    for (const url of [single, list, '/api/v1/product/get'])
      await vi.waitFor(async () => expect(await bodyOf(process, url), url).toContain('734021'), {
        interval: 10,
      });
    const before = made(process);
    for (const url of untouched) await bodyOf(process, url);
    expect(made(process)).toBe(before);
  }
});

test('pages show how many are left where few are', async () => {
  const scarce = await shelf('Red', 6);
  const pages = [scarce.shownIn[1] ?? '', scarce.shownIn[3] ?? '', '/products'];
  const buyer = await customer(selling);
  for (const process of [selling, reading]) await settle(process, pages);
  for (const left of [5, 4, 3]) {
    await codOrder(selling, buyer, [{ productId: scarce.id, quantity: 1 }]);
    for (const process of [selling, reading]) {
      for (const url of pages)
        await vi.waitFor(
          async () =>
            expect(await bodyOf(process, url), url).toMatch(RegExp(`Only (<!-- -->)?${left} `)),
          { interval: 10 },
        );
    }
  }
});

/** How much is made for these, in each process, once it has heard of the last change. */
const madeFor = async (process: TestShop, urls: readonly string[]) => {
  const before = made(process);
  for (const url of urls) await bodyOf(process, url);
  return made(process) - before;
};

const areMade = async (process: TestShop, urls: readonly string[]) => {
  for (const url of urls)
    await vi.waitFor(async () => expect(await madeFor(process, [url]), url).toBeGreaterThan(0));
};

test('an edit drops what shows the product and searches; another price also what counts, and goes well', async () => {
  const edited = await shelf('Red', 734_121);
  const other = await shelf('Blue', 853_232);
  const [single = '', page = '', list = '', listPage = ''] = other.shownIn;
  const related = `${single}/related`;
  const query = '/api/v1/product/get?';
  const chosen = [`${query}discount=10`, `${list}&sort=priceAsc`];
  const counting = [`${list}&withFacets=true`, ...chosen, listPage];
  const found = [`${query}search=garland`, '/api/v1/product/suggest?q=garland', '/sitemap.xml'];
  // What a page is made of is asked for before it.
  const elsewhere = [single, related, page, list];
  const both = [selling, reading];
  const edit = (
    values:
      | { description: string }
      | { price_paise: number }
      | { discount_bp: number }
      | { passport: string },
    id = edited.id,
  ) => selling.shop.db.updateTable('products').set(values).where('id', '=', id).execute();
  for (const process of both)
    await settle(process, [...elsewhere, ...counting, ...edited.shownIn, ...found]);

  await edit({ description: 'Burns in the rain' });
  for (const process of both) {
    await areMade(process, [...edited.shownIn, ...found]);
    expect(await madeFor(process, [...elsewhere, ...counting])).toBe(0);
  }
  await edit({ price_paise: 4_200 });
  for (const process of both) {
    await areMade(process, [...edited.shownIn, ...found, ...counting]);
    expect(await madeFor(process, elsewhere)).toBe(0);
  }
  for (const values of [{ discount_bp: 1_000 }, { passport: '{"noiseDb":70}' }]) {
    await edit(values);
    await areMade(reading, [...edited.shownIn, ...found, ...counting]);
    expect(await madeFor(reading, elsewhere)).toBe(0);
  }
  await edit({ price_paise: 4_300 }, other.id);
  await areMade(reading, elsewhere);
});

test('a product that is sold out, or comes back, is out of lists and numbers of what is in stock', async () => {
  const last = await shelf('Red', 2);
  await shelf('Blue', 853_232);
  const inStock = '/api/v1/product/get?stock=in&withFacets=true';
  const isIn = async (process: TestShop) => (await bodyOf(process, inStock)).includes(last.id);
  const buyer = await customer(selling);
  for (const process of [selling, reading]) await settle(process, [inStock]);
  expect(await isIn(reading)).toBe(true);

  await codOrder(selling, buyer, [{ productId: last.id, quantity: 2 }]);
  for (const process of [selling, reading])
    await vi.waitFor(async () => expect(await isIn(process)).toBe(false), { interval: 10 });
  await selling.shop.db
    .updateTable('products')
    .set({ stock: 1 })
    .where('id', '=', last.id)
    .execute();
  for (const process of [selling, reading])
    await vi.waitFor(async () => expect(await isIn(process)).toBe(true), { interval: 10 });
});
