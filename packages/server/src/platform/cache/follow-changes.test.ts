import { listProducts } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { product } from '#test/products.ts';
import { openTestShop } from '#test/test-shop.ts';
import { openCache } from './cache.ts';
import { followChanges } from './follow-changes.ts';

test('another process drops cached values when a change commits, and all after a lost connection', async () => {
  const testShop = await openTestShop();
  const { shop, database } = testShop;
  const cache = openCache();
  const following = await followChanges(database, cache, shop.log);
  let made = 0;
  const read = () => cache.get('list', ['products'], async () => (made += 1));

  await read();
  await product(testShop);
  await vi.waitFor(async () => expect(await read()).toBe(2));

  await shop.db.transaction().execute(async (tx) => {
    await sql`update products set stock = 3`.execute(tx);
    expect(await read()).toBe(2);
  });
  await vi.waitFor(async () => expect(await read()).toBe(3));

  if (database.engine === 'postgres') {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen cache_tag'`.execute(shop.db);
    await vi.waitFor(async () => expect(await read()).toBe(4), { timeout: 10_000 });
  }
  await following.close();
  await testShop.close();
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
