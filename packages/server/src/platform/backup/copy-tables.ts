import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readByCursor } from '#server/platform/db/read-by-cursor.ts';
import { listStoredTables, type StoredTable } from './stored-tables.ts';
import { assertEqualSums, sumTables, type TableSums } from './table-sums.ts';

/** Filled by triggers while other tables are copied; copied last, over what is there then. */
const tablesKeptByTriggers = [
  'order_days',
  'product_days',
  'user_counts',
  'webhook_deliveries',
].map((name) => `public.${name}`);

/** Made by triggers of other tables alone, or by the migrations of the other side. */
const derivedTables = ['public.product_words', 'public.search_words', 'public.applied_migrations'];

/** Summed up by a trigger while the rows that they count are copied. */
const columnsKeptByTriggers = ['public.payments.refunds_paise'];

/**
 * Copies every table into a shop of the same version that holds nothing but what a new one gives itself,
 * and compares both sides.
 * @throws Error when a table is not the same there
 */
export async function copyTables(from: Tx, to: Tx): Promise<TableSums> {
  // Jobs may be left of a queue that this version has no more.
  const stored = await listStoredTables(from, ['job', 'queue']);
  const tables = stored.filter(({ name }) => !derivedTables.includes(name));
  const isKept = ({ name }: StoredTable) => tablesKeptByTriggers.includes(name);
  const inOrder = [...tables.filter((table) => !isKept(table)), ...tables.filter(isKept)];
  for (const table of inOrder.toReversed()) await deleteRows(to, table);
  for (const table of inOrder) {
    if (isKept(table)) await deleteRows(to, table);
    await copyTable(from, to, withoutKeptColumns(table));
  }
  const sums = await sumTables(from, tables);
  assertEqualSums(sums, await sumTables(to, tables));
  return sums;
}

const withoutKeptColumns = ({ name, columns }: StoredTable): StoredTable => ({
  name,
  columns: columns.filter((column) => !columnsKeptByTriggers.includes(`${name}.${column}`)),
});

const deleteRows = (tx: Tx, { name }: StoredTable) => sql`delete from ${sql.raw(name)}`.execute(tx);

async function copyTable(from: Tx, to: Tx, { name, columns }: StoredTable): Promise<void> {
  const list = sql.raw(columns.join(', '));
  const table = sql.raw(name);
  const stored = sql<{ row: string }>`
    select row_to_json(r)::text as row from (select ${list} from ${table}) as r`;
  for await (const rows of readByCursor(from, stored)) {
    await sql`
      insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table},
        ${`[${rows.map(({ row }) => row).join(',')}]`}::json)`.execute(to);
  }
}
