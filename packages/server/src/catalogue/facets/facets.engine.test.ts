import { listProducts, listProductsByQuery } from '@mathappu/contract/catalogue';
import { priceRangeInvalid } from '@mathappu/contract/words/input';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
const ids: Record<string, string> = {};
beforeAll(async () => {
  testShop = await openTestShop();
  const goods = [
    { name: 'Cheap', price: 100, stock: 0 },
    { name: 'Half', price: 300, discount: 50, stock: 5 },
    { name: 'Tenth', price: 150, discount: 10, stock: 5 },
    { name: 'Dear', price: 1_000, stock: 9 },
  ];
  for (const one of goods) ids[one.name] = await product(testShop, { ...one, position: 0 });
});
afterAll(() => testShop.close());

const list = async (body: object) => (await testShop.call(listProducts, { body })).body;
const namesIn = async (body: object) => (await list(body)).data.map(({ name }) => name);

test('a price is that of one unit after its discount, ends included, swapped ends put right', async () => {
  const within = async (price: object) => (await namesIn({ price })).sort();
  expect(await within({ min: 135, max: 150 })).toEqual(['Half', 'Tenth']);
  expect(await within({ min: 150, max: 135 })).toEqual(['Half', 'Tenth']);
  expect(await within({ max: 134 })).toEqual(['Cheap']);
  expect(await within({ min: 151 })).toEqual(['Dear']);
  expect(await within({})).toHaveLength(4);
});

test('values come as a list, as text with commas, or as a number; by query as in the address', async () => {
  for (const discount of [25, '25', ['25']]) {
    expect([discount, await namesIn({ discount })]).toEqual([discount, ['Half']]);
  }
  const { body } = await testShop.call(listProductsByQuery, {
    query: { discount: '10', price: '200-100', stock: 'in', sort: 'priceDesc', withFacets: 'true' },
  });
  expect(body.data.map(({ name }) => name)).toEqual(['Half', 'Tenth']);
  expect(body).toMatchObject({
    withoutFilters: 4,
    withoutOne: { discount: 2, price: 2, stock: 2 },
  });
  expect(body.facets?.stock).toEqual([{ value: 'in', count: 2 }]);
});

test('repeated values and commas mean the same in a query, as in an address', async () => {
  const ask = async (query: string) => {
    const url = `/api/v1/product/get?withFacets=true&${query}`;
    const answer = await testShop.app.inject({ url });
    return [answer.statusCode, answer.json()];
  };
  const range = await ask('price=100-200');
  expect(range[0]).toBe(200);
  expect(await ask('price=100&price=200')).toEqual(range);
  expect(await ask('price=200-100')).toEqual(range);
  expect(await ask('price=100&price=')).toEqual(await ask('price=100-'));
  expect(await ask('price=&price=')).toEqual(await ask(''));
  for (const price of ['price=1&price=2&price=3', 'price=1-&price=2'])
    expect((await ask(price))[0]).toBe(400);
  const commas = await ask('noise=loud,moderate,quiet');
  expect(commas[0]).toBe(200);
  for (const query of [
    'noise=quiet,loud&noise=moderate',
    'noise=quiet&noise=loud&noise=moderate',
  ]) {
    expect([query, ...(await ask(query))]).toEqual([query, ...commas]);
  }
});

test('edge 3: every value of a facet is not the same as none: unmeasured products stay out', async () => {
  const measured = await product(testShop, {
    name: 'Measured',
    stock: 0,
    passport: { noiseDb: 90 },
  });
  const noise = ['quiet', 'moderate', 'loud'];
  expect(await namesIn({ noise })).toEqual(['Measured']);
  expect(await namesIn({})).toHaveLength(5);
  await testShop.shop.db.deleteFrom('products').where('id', '=', measured).execute();
  testShop.shop.cache.drop();
});

test('what cannot be read is refused', async () => {
  const wrong = [
    ...[{ discount: 15 }, { discount: [10, 25] }, { discount: '10,25' }, { stock: 'out' }],
    ...[{ price: { min: -1 } }, { price: { max: 1.5 } }, { price: { max: 10_000_001 } }],
    ...[{ price: '100-200' }, { price: { low: 1 } }, { withFacets: 'yes' }, { sort: 'cheapest' }],
  ];
  for (const body of wrong) {
    const { status, refusal } = await testShop.call(listProducts, { body: body as never });
    expect([body, status, refusal.code]).toEqual([body, 400, 'invalidInput']);
    expect(refusal.issues?.[0]?.path.split('.')[0]).toBe(Object.keys(body)[0]);
  }
  for (const query of [{ price: 'abc' }, { price: '-' }, { price: `${'9'.repeat(20)}-` }]) {
    const { status, refusal } = await testShop.call(listProductsByQuery, { query: query as never });
    expect([query, status]).toEqual([query, 400]);
    expect(refusal.issues).toEqual([{ path: 'price', message: priceRangeInvalid }]);
  }
});

test('without them the answer is that of before; with them numbers stand beside it', async () => {
  const plain = await list({});
  for (const name of ['facets', 'withoutFilters', 'withoutOne'])
    expect(plain).not.toHaveProperty(name);
  const { facets, withoutFilters, withoutOne, ...rest } = await list({ withFacets: true });
  expect(rest).toEqual(plain);
  expect([withoutFilters, withoutOne]).toEqual([4, {}]);
  expect(facets).toMatchObject({
    category: [{ value: 'other', count: 4 }],
    discount: [
      { value: '10', count: 2 },
      { value: '25', count: 1 },
      { value: '50', count: 1 },
    ],
    stock: [{ value: 'in', count: 3 }],
  });
});

test('edge 4: a value that was chosen stays in sight when its last product is sold out', async () => {
  const id = await product(testShop, { name: 'Last', discount: 60, stock: 0, price: 5_000 });
  const { totalCount, facets } = await list({
    price: { min: 1_500 },
    stock: 'in',
    withFacets: true,
  });
  expect(totalCount).toBe(0);
  expect(facets?.stock).toEqual([{ value: 'in', count: 0 }]);
  await testShop.shop.db.deleteFrom('products').where('id', '=', id).execute();
  testShop.shop.cache.drop();
});

test('every order is total: ties follow the shop’s order, then the id', async () => {
  const tied = [ids.Cheap, ids.Half, ids.Tenth, ids.Dear].map(String);
  const order = async (sort: string) => (await list({ sort })).data.map(({ _id }) => _id);
  expect(await order('featured')).toEqual(tied.toSorted());
  await testShop.shop.db
    .updateTable('products')
    .set({ sold_30_days: 3 })
    .where('id', 'in', [String(ids.Cheap), String(ids.Tenth)])
    .execute();
  await testShop.shop.db
    .updateTable('products')
    .set({ review_count: 3, review_stars: 12 })
    .where('id', '=', String(ids.Dear))
    .execute();
  await testShop.shop.db
    .updateTable('products')
    .set({ review_count: 2, review_stars: 10 })
    .where('id', '=', String(ids.Half))
    .execute();
  testShop.shop.cache.drop();
  const rest = (...names: string[]) =>
    tied.filter((id) => !names.some((name) => ids[name] === id)).toSorted();
  const expected: Record<string, (string | undefined)[]> = {
    priceAsc: [ids.Cheap, ids.Tenth, ids.Half, ids.Dear],
    priceDesc: [ids.Dear, ids.Half, ids.Tenth, ids.Cheap],
    discount: [ids.Half, ids.Tenth, ...rest('Half', 'Tenth')],
    bestselling: [ids.Tenth, ...rest('Tenth', 'Cheap'), ids.Cheap],
    reviews: [ids.Dear, ...rest('Dear')],
    relevance: tied.toSorted(),
    'price-desc': tied.toSorted(),
  };
  for (const [sort, wanted] of Object.entries(expected)) {
    expect([sort, await order(sort)]).toEqual([sort, wanted]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ sort, page, limit: 1 })));
    const paged = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
    expect([sort, paged]).toEqual([sort, wanted]);
  }
});

test('a search keeps its best match first unless another order was asked for', async () => {
  await product(testShop, { name: 'Sorted pot', price: 900, position: 5 });
  await product(testShop, { name: 'Pot sorted well', price: 90, position: 1 });
  const sorted = (sort?: string) => namesIn({ search: 'sorted pot', sort });
  const byMatch = ['Sorted pot', 'Pot sorted well'];
  expect(await sorted()).toEqual(byMatch);
  expect(await sorted('relevance')).toEqual(byMatch);
  for (const sort of ['featured', 'priceAsc']) {
    expect([sort, await sorted(sort)]).toEqual([sort, byMatch.toReversed()]);
  }
});

test('filters narrow what a search has found, so that they never change what it finds', async () => {
  const { make, put } = categoriesOf(testShop, await admin(testShop));
  const shelf = await make('Ground shelf');
  const wheels = [];
  for (const name of ['Zamin wheel', 'Zamin disc', 'Zamin plate', 'Zamin wheel giant']) {
    wheels.push(await product(testShop, { name, price: name.endsWith('giant') ? 700 : 70 }));
  }
  await put(wheels.slice(0, 2), shelf._id);
  const search = 'zamin wheel';
  const { totalCount, missingWords } = await list({ search });
  expect([totalCount, missingWords]).toEqual([2, undefined]);
  expect(await namesIn({ search, category: 'ground-shelf' })).toEqual(['Zamin wheel']);

  const dear = await list({ search, price: { min: 500 }, withFacets: true });
  expect(dear).toMatchObject({ totalCount: 1, withoutFilters: 2, withoutOne: { price: 2 } });
  expect(dear.missingWords).toBeUndefined();
  const none = await list({
    search,
    price: { min: 5_000 },
    category: 'ground-shelf',
    withFacets: true,
  });
  expect(none).toMatchObject({
    totalCount: 0,
    withoutFilters: 1,
    withoutOne: { category: 0, price: 1 },
  });
  expect([none.nearest, none.nearestAre]).toEqual([undefined, undefined]);
});

test('a search that no word of the shop answers counts nothing', async () => {
  const body = await list({ search: '=zzzzqq', withFacets: true });
  expect(body).toMatchObject({ data: [], totalCount: 0, withoutFilters: 0 });
  expect(body.facets?.stock).toEqual([{ value: 'in', count: 0 }]);
});

test('makers are chosen by their slugs: spellings of one slug are one, the commonest is shown', async () => {
  const { db, cache } = testShop.shop;
  const makers = { Cheap: 'Standard', Half: 'STANDARD', Tenth: 'Standard', Dear: 'Ayyan & Sons' };
  for (const [name, maker] of Object.entries(makers)) {
    await db
      .updateTable('products')
      .set({ maker })
      .where('id', '=', ids[name] ?? '')
      .execute();
  }
  cache.drop();
  const chosen = await list({ maker: 'standard', withFacets: true });
  expect(chosen.data.map(({ name }) => name).sort()).toEqual(['Cheap', 'Half', 'Tenth']);
  expect(chosen.facets?.maker).toEqual([
    { value: 'ayyan-sons', name: 'Ayyan & Sons', count: 1 },
    { value: 'standard', name: 'Standard', count: 3 },
  ]);
  expect(chosen.withoutOne).toEqual({ maker: (await list({})).totalCount });
  expect(await namesIn({ maker: ['standard', 'ayyan-sons'], stock: 'in' })).toHaveLength(3);
  expect(await namesIn({ maker: 'nobody' })).toEqual([]);
  const { body } = await testShop.call(listProductsByQuery, {
    query: { maker: 'ayyan-sons,standard' },
  });
  expect(body.totalCount).toBe(4);
});
