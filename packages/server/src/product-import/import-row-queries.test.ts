import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { deleteUnusedRows } from './import-row-queries.ts';

async function insertImport({ shop: { db } }: TestShop, rows: number): Promise<string> {
  const id = newId();
  await db
    .insertInto('product_imports')
    .values({
      ...{ id, actor_id: newId(), file_name: 'list.csv', file_hash: id, is_dry_run: true },
      ...{ stock_columns: 'none', state: 'done', total_rows: rows },
    })
    .execute();
  await sql`
    insert into product_import_rows (import_id, row, content)
    select ${id}::uuid, row, '{}' from generate_series(2, ${rows}::integer + 1) as row`.execute(db);
  return id;
}

test('the rows of a large import are deleted part by part, also while the statistics know another import alone', async () => {
  const testShop = await openTestShop();
  const { db } = testShop.shop;
  await insertImport(testShop, 5_000);
  await sql`analyze product_import_rows`.execute(db);
  const id = await insertImport(testShop, 20_000);
  // What was imported keeps its row.
  await sql`update product_import_rows set content = null where import_id = ${id} and row <= 500`.execute(
    db,
  );

  const deleted: number[] = [];
  do deleted.push(await deleteUnusedRows(db, id, 8_000));
  while (deleted.at(-1) !== 0);
  expect(deleted).toEqual([8_000, 8_000, 3_501, 0]);
  const { count } = db.fn;
  const left = db.selectFrom('product_import_rows').select(['import_id', count('row').as('rows')]);
  expect(await left.groupBy('import_id').orderBy('rows').execute()).toMatchObject([
    { import_id: id, rows: 499 },
    { rows: 5_000 },
  ]);
  await testShop.close();
});
