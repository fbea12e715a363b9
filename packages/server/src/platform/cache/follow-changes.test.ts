import { createProduct, listProducts } from '@mathappu/contract/catalogue';
import { createSynonym } from '@mathappu/contract/catalogue/synonyms';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { admin } from '#test/people.ts';
import { categoriesOf, lawful, product, rulesOf } from '#test/products.ts';
import { openTcpProxy } from '#test/tcp-proxy.ts';
import { openTestShop } from '#test/test-shop.ts';
import { followChanges } from './follow-changes.ts';

const follower = () => ({ onChange: vi.fn(), onMissed: vi.fn() });

test('a process hears of a change when it commits, and that it may have missed some after a lost connection', async () => {
  const testShop = await openTestShop();
  const { shop, database } = testShop;
  const heard = follower();
  const following = await followChanges(database, heard, shop.log);
  heard.onMissed.mockClear();

  const id = await product(testShop);
  await vi.waitFor(() => expect(heard.onChange).toHaveBeenCalledWith(`product ${id}`));

  heard.onChange.mockClear();
  await shop.db.transaction().execute(async (tx) => {
    await sql`update products set position = position + 1`.execute(tx);
    expect(heard.onChange).not.toHaveBeenCalled();
  });
  await following.catchUp();
  expect(heard.onChange.mock.calls).toEqual([[`product ${id}`]]);

  heard.onChange.mockClear();
  await sql`update products set stock = stock - 1`.execute(shop.db);
  await following.catchUp();
  expect(heard.onChange.mock.calls).toEqual([[`stock ${id}`]]);

  if (database.engine === 'postgres') {
    expect(heard.onMissed).not.toHaveBeenCalled();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'mathappu %'`.execute(shop.db);
    await vi.waitFor(() => expect(heard.onMissed).toHaveBeenCalled(), { timeout: 10_000 });
  }
  await following.close();
  await testShop.close();
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a connection that hangs without a word is replaced',
  async () => {
    const testShop = await openTestShop();
    const { shop, database } = testShop;
    if (database.engine !== 'postgres') throw new Error('needs a server');
    const url = new URL(database.direct.connectionString ?? '');
    const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const direct = { ...database.direct, connectionString: url.href };
    const heard = follower();
    const following = await followChanges({ ...database, direct }, heard, shop.log, { beatMs: 50 });
    heard.onMissed.mockClear();

    proxy.swallow();
    await product(testShop);
    await proxy.open();
    await vi.waitFor(() => expect(heard.onMissed).toHaveBeenCalled(), { timeout: 10_000 });
    heard.onChange.mockClear();
    await product(testShop);
    await vi.waitFor(() => expect(heard.onChange).toHaveBeenCalled());

    await following.close();
    await proxy.close();
    await testShop.close();
  },
);

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a connection that listens has a heartbeat each two seconds',
  async () => {
    const { shop, database, close } = await openTestShop();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const following = await followChanges(database, follower(), shop.log, { program: 'worker' });
    const lastQuery = async () =>
      (
        await sql<{ query: string }>`
          select query from pg_stat_activity
          where datname = current_database() and application_name = 'mathappu worker'`.execute(
          shop.db,
        )
      ).rows;
    expect(await lastQuery()).toEqual([{ query: 'listen cache_tag' }]);
    vi.advanceTimersByTime(2_000);
    // Before the poll, which would move faked timers on.
    vi.useRealTimers();
    await expect.poll(lastQuery).toEqual([{ query: 'select' }]);
    await following.close();
    await close();
  },
);

test('every column of a product is announced, and stock by a name of its own', async () => {
  const { shop, close } = await openTestShop();
  const { rows } = await sql<{ trigger: string; columns: string[] }>`
    select t.tgname as trigger, array_agg(a.attname::text order by a.attnum) as columns
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)
    where t.tgname like 'products_announce%' group by 1 order by 1`.execute(shop.db);
  const { rows: stored } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(shop.db);
  const ofStock = ['stock', 'set_aside', 'is_stock_as_set'];
  // Written together with the list number, which is announced.
  const unseen = ['freed_list_number', 'numbered_at'];
  expect(rows).toEqual([
    {
      trigger: 'products_announce_edit',
      columns: stored
        .map(({ name }) => name)
        .filter((name) => ![...ofStock, ...unseen].includes(name)),
    },
    { trigger: 'products_announce_stock', columns: ofStock },
  ]);
  await close();
});

test('the shop drops cached responses after a change that it did not make', async () => {
  const testShop = await openTestShop();
  const names = async () =>
    (await testShop.call(listProducts)).body.data.map((listed) => listed.name);
  await product(testShop, { name: 'Ground chakkar' });
  await vi.waitFor(async () => expect(await names()).toEqual(['Ground chakkar']));
  await sql`update products set name = 'Flower pot'`.execute(testShop.shop.db);
  await vi.waitFor(async () => expect(await names()).toEqual(['Flower pot']));
  await testShop.close();
});

test('a listing rule takes products out of the kept answers of another process within a second', async () => {
  const changing = await openTestShop();
  const owner = await admin(changing);
  const rules = rulesOf(changing, owner);
  const serving = await openTestShop({}, { hasPages: true, sharedDatabase: changing.database });
  await product(changing, { name: 'Flower pot' });
  const garland = {
    ...{ name: 'Red garland', description: 'Bangs', price: 10, stock: 5, unit: 'Box' },
    passport: { ...lawful, joinedPieces: 100 },
  };
  const { _id } = (await changing.call(createProduct, { body: garland, token: owner.token })).body
    .data;
  const categories = categoriesOf(changing, owner);
  await categories.put([_id], (await categories.make('Garlands'))._id);
  const productPath = `/productDetail/${_id}`;
  const kept = [
    '/api/v1/product/get',
    '/api/v1/product/get?category=garlands',
    '/api/v1/product/get?search=garland',
    '/api/v1/product/get?noise=moderate&withFacets=true',
    `/api/v1/product/single/${_id}`,
    '/api/v1/product/suggest?q=garl',
    '/products',
    '/products?category=garlands',
    productPath,
    '/sitemap.xml',
  ];
  const isIn = async (url: string) => {
    const { body } = await serving.app.inject(url);
    return body.includes(url === '/sitemap.xml' ? `${productPath}<` : 'Red garland');
  };
  /** Milliseconds until all of them have the product, or none. */
  const timeUntil = async (isShown: boolean) => {
    const start = performance.now();
    await vi.waitFor(
      async () => {
        for (const url of kept) expect(await isIn(url), url).toBe(isShown);
      },
      { interval: 20, timeout: 20_000 },
    );
    return performance.now() - start;
  };

  await timeUntil(true);
  const times: number[] = [];
  for (const isShown of [false, true, false, true, false]) {
    await rules.set('joined', isShown ? 'allow' : 'block');
    times.push(await timeUntil(isShown));
  }
  // The median, since a busy machine may stall for a second at any one of them.
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000);
  await serving.close();
  await changing.close();
});

test('a new price is in the kept answers of another process within a second', async () => {
  const changing = await openTestShop();
  const serving = await openTestShop({}, { hasPages: true, sharedDatabase: changing.database });
  const id = await product(changing, { name: 'Flower pot' });
  const kept = [
    '/products',
    `/productDetail/${id}`,
    '/api/v1/product/get',
    `/api/v1/product/single/${id}`,
  ];
  const times: number[] = [];
  for (const rupees of [1_111, 2_222, 3_333, 4_444, 5_555]) {
    for (const url of kept) await serving.app.inject(url);
    await sql`update products set price_paise = ${rupees * 100} where id = ${id}`.execute(
      changing.shop.db,
    );
    const start = performance.now();
    const shown = new RegExp(`\\b${rupees}\\b|${rupees.toLocaleString('en-IN')}`);
    await vi.waitFor(
      async () => {
        for (const url of kept) expect((await serving.app.inject(url)).body).toMatch(shown);
      },
      { interval: 20, timeout: 20_000 },
    );
    times.push(performance.now() - start);
  }
  // The median, as above.
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000);
  await serving.close();
  await changing.close();
});

test('names of categories and synonyms that another process changes count here', async () => {
  const changing = await openTestShop();
  const owner = await admin(changing);
  const serving = await openTestShop({}, { hasPages: true, sharedDatabase: changing.database });
  const id = await product(changing, { name: 'Flower pot' });
  const categories = categoriesOf(changing, owner);
  const { _id: categoryId } = await categories.make('Fountains');
  await categories.put([id], categoryId);
  const untilIn = (text: string, url: string) =>
    vi.waitFor(async () => expect((await serving.app.inject(url)).body).toContain(text), {
      timeout: 20_000,
    });
  const search = '/api/v1/product/get?search=busvanam';
  await untilIn('"totalCount":0', search);
  for (const url of ['/products', '/api/v1/category/get']) await untilIn('Fountains', url);

  await categories.update(categoryId, { name: 'Cascades', version: 1 });
  const words = ['busvanam', 'flower pot'];
  await changing.call(createSynonym, { body: { kind: 'equal', words }, token: owner.token });
  for (const url of ['/products', '/api/v1/category/get']) await untilIn('Cascades', url);
  await untilIn('"totalCount":1', search);
  await serving.close();
  await changing.close();
});
