import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { estimate } from '#test/carts.ts';
import { editCsv, exportCsv, importCsv, undoImport } from '#test/imports.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { cleanUpJobs } from './clean-up-jobs.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Runs every step as its schedule does; returns the failed ones. */
async function cleanUp(): Promise<Error[]> {
  const { db, jobs } = testShop.shop;
  await db.transaction().execute(async (tx) => {
    for (const { name } of cleanUpJobs) await jobs.enqueue(tx, name, {});
  });
  return testShop.runDueJobs();
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('unused pictures are deleted after a day, with their files', async () => {
  const { db, files } = testShop.shop;
  const ids = ['fresh', 'shown', 'frozen', 'avatar', 'shelf', 'unused'].map((name) => ({
    name,
    id: newId().replaceAll('-', ''),
  }));
  for (const { id, name } of ids) {
    for (const width of [320, 640, 1280])
      await files.write(`${id}-${width}.webp`, Buffer.from('x'));
    const created_at = daysAgo(name === 'fresh' ? 0.9 : 1.1);
    await db.insertInto('uploaded_files').values({ id, created_at }).execute();
  }
  const urlOf = (wanted: string) =>
    `/uploads/${ids.find(({ name }) => name === wanted)?.id}-1280.webp`;
  await product(testShop, { image: ['/uploads/other-1280.webp', urlOf('shown')] });
  const { userId } = await customer(testShop);
  await db
    .updateTable('users')
    .set({ avatar_url: urlOf('avatar') })
    .where('id', '=', userId)
    .execute();
  await estimate(testShop, [
    { productId: await product(testShop, { image: [urlOf('frozen')] }), quantity: 1 },
  ]);
  // It was sold with that picture then.
  await db
    .updateTable('products')
    .set({ images: [] })
    .where(sql<boolean>`${urlOf('frozen')} = any(images)`)
    .execute();
  await db
    .insertInto('categories')
    .values({ id: newId(), slug: 'pots', name: 'Pots', position: 0, image: urlOf('shelf') })
    .execute();
  expect(await cleanUp()).toEqual([]);
  const remaining = await db.selectFrom('uploaded_files').select('id').execute();
  expect(remaining.map(({ id }) => ids.find((one) => one.id === id)?.name).sort()).toEqual([
    'avatar',
    'fresh',
    'frozen',
    'shelf',
    'shown',
  ]);
  expect(await namesIn(files)).toHaveLength(15);
});

test('a picture that an import has replaced stays as long as the import can be undone', async () => {
  const { db, files } = testShop.shop;
  const owner = await admin(testShop);
  const [before, after] = [newId(), newId()].map((id) => id.replaceAll('-', ''));
  const urlOf = (id?: string) => `/uploads/${id}-1280.webp`;
  for (const id of [before, after]) {
    for (const width of [320, 640, 1280])
      await files.write(`${id}-${width}.webp`, Buffer.from('x'));
    await db
      .insertInto('uploaded_files')
      .values({ id: id ?? '', created_at: daysAgo(2) })
      .execute();
  }
  const productId = await product(testShop, { image: [urlOf(before)] });
  const file = editCsv(await exportCsv(testShop, owner), productId, { image: urlOf(after) });
  const { importId, updated } = await importCsv(testShop, owner, file);
  expect(updated).toBe(1);
  const kept = async () => {
    expect(await cleanUp()).toEqual([]);
    const found = db.selectFrom('uploaded_files').select('id');
    const rows = await found.where('id', 'in', [before ?? '', after ?? '']).execute();
    return rows.map(({ id }) => id).sort();
  };
  expect(await kept()).toEqual([before, after].sort());
  await undoImport(testShop, owner, importId);
  expect(await kept()).toEqual([before]);
  const { images } = await db
    .selectFrom('products')
    .select('images')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(images).toEqual([urlOf(before)]);
});

test('old idempotency keys and webhook events are deleted, recent ones stay', async () => {
  const { db } = testShop.shop;
  const userId = newId();
  for (const [key, days] of [
    ['old', 2.1],
    ['recent', 1.9],
  ] as const) {
    await db
      .insertInto('idempotent_requests')
      .values({
        user_id: userId,
        route: 'order cod',
        key,
        request_hash: '',
        answer: '{}',
        created_at: daysAgo(days),
      })
      .execute();
    await db
      .insertInto('webhook_events')
      .values({ event_id: key, type: 'order.paid', received_at: daysAgo(days * 15) })
      .execute();
  }
  expect(await cleanUp()).toEqual([]);
  const { rows } = await sql<{ key: string }>`
    select key from idempotent_requests union all select event_id from webhook_events`.execute(db);
  expect(rows).toEqual([{ key: 'recent' }, { key: 'recent' }]);
});

test('message cooldowns are deleted once they are over, even when another step fails', async () => {
  const { db } = testShop.shop;
  await sql`alter table idempotent_requests rename to elsewhere`.execute(db);
  for (const [sender, days] of [
    ['email old@mail.test', 1.1],
    ['email recent@mail.test', 0.9],
  ] as const) {
    await db
      .insertInto('message_senders')
      .values({ sender, last_sent_at: daysAgo(days) })
      .execute();
  }
  expect(await cleanUp()).toMatchObject([{ message: expect.stringContaining('does not exist') }]);
  const remaining = await db.selectFrom('message_senders').select('sender').execute();
  expect(remaining).toEqual([{ sender: 'email recent@mail.test' }]);

  await sql`alter table elsewhere rename to idempotent_requests`.execute(db);
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
  expect(await testShop.runDueJobs()).toEqual([]);
  const { rows } = await sql`
    select from pgboss.job where name = 'delete-old-requests' and state <> 'completed'`.execute(db);
  expect(rows).toEqual([]);
});

test('estimates of guests are deleted 90 days after their date, with their lines', async () => {
  const { db } = testShop.shop;
  const productId = await product(testShop);
  const items = [{ productId, quantity: 1 }];
  const fresh = await estimate(testShop, items);
  const old = await estimate(testShop, items);
  const ended = await estimate(testShop, items);
  const kept = await estimate(testShop, items, await customer(testShop));
  for (const { number } of [old, ended, kept]) {
    const state = number === ended.number ? 'DECLINED' : 'ESTIMATE';
    await db
      .updateTable('quotes')
      .set({ created_at: daysAgo(90.1), state })
      .where('number', '=', number)
      .execute();
  }
  await db
    .updateTable('quotes')
    .set({ created_at: daysAgo(89.9) })
    .where('number', '=', fresh.number)
    .execute();
  expect(await cleanUp()).toEqual([]);
  const left = await db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
    .select('quotes.number')
    .where('product_id', '=', productId)
    .execute();
  expect(new Set(left.map(({ number }) => number))).toEqual(new Set([kept.number, fresh.number]));
  const gone = [old.number, ended.number];
  expect(await db.selectFrom('quotes').select('id').where('number', 'in', gone).execute()).toEqual(
    [],
  );
});

test('steps that two processes run at the same moment are done once', async () => {
  const { shop } = testShop;
  const { db } = shop;
  const shards = [0, 1, 2, 3].map((shard) => ({
    day: sql<Date>`(now() - interval '2 days')::date`,
    status: 'DELIVERED' as const,
    shard,
    orders: 1 + shard,
    takings_paise: 100 * (1 + shard),
  }));
  await db.insertInto('order_days').values(shards).execute();
  const enqueued = { id: newId(), createdOn: new Date() };
  for (const { run } of cleanUpJobs)
    await Promise.all([run(shop, {}, enqueued), run(shop, {}, enqueued)]);
  const { rows } = await sql`
    select shard, orders, takings_paise from order_days
    where status = 'DELIVERED' and day = (now() - interval '2 days')::date`.execute(db);
  expect(rows).toEqual([{ shard: 0, orders: 10, takings_paise: 1_000 }]);
});

test('what brings a category back is deleted after 90 days', async () => {
  const { db } = testShop.shop;
  const days = [89, 91];
  await db.deleteFrom('deleted_categories').execute();
  await db
    .insertInto('deleted_categories')
    .values(
      days.map((day) => ({
        ...{ id: newId(), slug: `old-${day}`, name: `Old ${day}`, name_ta: '', position: 0 },
        ...{ version: 1, slugs: [], product_ids: [], deleted_at: daysAgo(day) },
      })),
    )
    .execute();
  expect(await cleanUp()).toEqual([]);
  const kept = await db.selectFrom('deleted_categories').select('slug').execute();
  expect(kept).toEqual([{ slug: 'old-89' }]);
});
