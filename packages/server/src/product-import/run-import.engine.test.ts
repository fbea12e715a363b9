import { createProduct } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FailingStatements, failingStatements, failures } from '#test/failing-statements.ts';
import { exportCsv, forgetWorker, importReport, sendCsv, undoImport } from '#test/imports.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, type Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { runBatch } from './run-import.ts';

let statements: FailingStatements;
let testShop: TestShop;
let owner: Person;
let ids: string[];
beforeAll(async () => {
  statements = failingStatements();
  testShop = await openTestShop({}, { openDb: statements.open });
  owner = await admin(testShop);
  ids = [];
  for (let index = 0; index < 40; index += 1) {
    const body = {
      name: `Rocket ${index}`,
      description: 'Climbs',
      price: 50,
      stock: 5,
      unit: 'Box',
    };
    ids.push((await testShop.call(createProduct, { body, token: owner.token })).body.data._id);
  }
});
afterEach(async () => {
  expect(await findViolations(testShop.database.db)).toEqual([]);
});
afterAll(() => testShop.close());

/** Five more pieces of every product, and ten new products with three. */
async function startImport(): Promise<string> {
  const [header = '', ...rows] = (await exportCsv(testShop, owner)).trim().split('\r\n');
  const edited = rows.map((row) =>
    row.replace(/,(\d+),(\d+),Box,/, (_, stock, seen) => `,${Number(stock) + 5},${seen},Box,`),
  );
  const added = Array.from({ length: 10 }, (_, index) => `,New ${index},Bright,9,0,3,,Box,5,,`);
  const started = await sendCsv(testShop, owner, [header, ...edited, ...added].join('\r\n'));
  return started.json().data.importId;
}
const find = async (importId: string) =>
  testShop.database.db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
const stocks = () => Promise.all(ids.map((id) => stockOf(testShop, id)));
const newProducts = async () => {
  const { db } = testShop.database;
  const added = db.selectFrom('products').select('id').where('name', 'like', 'New %');
  return (await added.where('deleted_at', 'is', null).execute()).length;
};

test('an import that a process left is continued by another one, each row once', async () => {
  const importId = await startImport();
  // A process that is killed after some batches.
  for (let batch = 0; batch < 8; batch += 1) await runBatch(testShop.shop.db, importId, 10);
  expect(await find(importId)).toMatchObject({ state: 'applying', processed_rows: 20 });
  expect((await stocks()).filter((stock) => stock === 10)).toHaveLength(20);
  // While the other one may still work, nobody joins in.
  await testShop.runJobs();
  expect(await find(importId)).toMatchObject({ state: 'applying', processed_rows: 20 });
  await forgetWorker(testShop);
  const { db } = testShop.database;
  await db.transaction().execute((tx) => testShop.shop.jobs.enqueue(tx, 'product-import', {}));
  await testShop.runJobs();
  expect(await importReport(testShop, owner, importId)).toMatchObject({
    state: 'done',
    updated: 40,
    created: 10,
    left: 0,
  });
  expect(await stocks()).toEqual(ids.map(() => 10));
  expect(await newProducts()).toBe(10);
  await undoImport(testShop, owner, importId);
  expect(await stocks()).toEqual(ids.map(() => 5));
  expect(await newProducts()).toBe(0);
});

test('two processes that continue the same import do each row once', async () => {
  const importId = await startImport();
  const run = async () => {
    while ((await runBatch(testShop.shop.db, importId, 3)).isMore);
  };
  await Promise.all([run(), run(), run()]);
  expect(await find(importId)).toMatchObject({
    state: 'done',
    updated_count: 40,
    created_count: 10,
  });
  expect(await stocks()).toEqual(ids.map(() => 10));
  await undoImport(testShop, owner, importId);
  expect(await stocks()).toEqual(ids.map(() => 5));
});

test('a batch whose statement fails is done whole or not at all, and again', async () => {
  const importId = await startImport();
  const { db } = testShop.shop;
  const breakEach = async (isLast: () => Promise<boolean>) => {
    for (let nth = 1; !(await isLast()); nth = (nth % 14) + 1) {
      const failure = failures[nth % failures.length] ?? 'not sent';
      await statements.during(nth, failure, () => runBatch(db, importId, 2).catch(() => undefined));
      expect(await findViolations(testShop.database.db), `statement ${nth}, ${failure}`).toEqual(
        [],
      );
      const { processed_rows, state } = await find(importId);
      if (state !== 'applying') continue;
      const changed = (await stocks()).filter((stock) => stock === 10).length;
      expect(changed + (await newProducts())).toBe(processed_rows);
    }
  };
  await breakEach(async () => (await find(importId)).state === 'done');
  expect(await stocks()).toEqual(ids.map(() => 10));
  await undoImport(testShop, owner, importId);
});

test('an import whose batches keep failing ends where it is and can be undone', async () => {
  const importId = await startImport();
  const { db } = testShop.database;
  for (let batch = 0; batch < 8; batch += 1) await runBatch(testShop.shop.db, importId, 10);
  await forgetWorker(testShop);
  await sql`alter table stock_movements rename to elsewhere`.execute(db);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    await testShop.runDueJobs();
  }
  await sql`alter table elsewhere rename to stock_movements`.execute(db);
  expect(testShop.errors.splice(0)).toMatchObject([{ msg: 'product import given up' }]);
  const report = await importReport(testShop, owner, importId);
  expect(report).toMatchObject({ state: 'done', updated: 20, canUndo: true });
  expect(report.problems).toEqual([
    {
      row: 0,
      column: '',
      message: 'The import stopped after 20 rows. The rows before are imported',
    },
  ]);
  await undoImport(testShop, owner, importId);
  expect(await stocks()).toEqual(ids.map(() => 5));
});
