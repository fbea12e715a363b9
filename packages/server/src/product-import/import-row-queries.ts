import { type ImportStop, importStops } from '@mathappu/contract/product-import';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { ImportedRow, ProductChange } from './import-row.ts';
import { type Problem, sentenceOfProblem } from './problem.ts';

type StoredRow = { row: number; content: Omit<ImportedRow, 'row'> };

/** The rows of a file, in one statement; a file is inserted in several. */
export async function insertImportRows(
  db: Queryable,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<void> {
  const values = rows.map(({ row, ...content }) => ({ row, product_id: content.id, content }));
  await sql`
    insert into product_import_rows (import_id, row, product_id, content)
    select ${importId}::uuid, row, product_id, content
    from json_to_recordset(${JSON.stringify(values)}::json)
      as file (row integer, product_id uuid, content json)`.execute(db);
}

/** The next rows of the file that are not imported yet. */
export async function listImportRows(
  tx: Tx,
  { importId, afterRow, limit }: { importId: string; afterRow: number; limit: number },
): Promise<ImportedRow[]> {
  const { rows } = await sql<StoredRow>`
    select row, content from product_import_rows
    where import_id = ${importId} and row > ${afterRow} and content is not null
    order by row limit ${limit}`.execute(tx);
  return rows.map(({ row, content }) => ({ row, ...content }));
}

export type ImportedChange = ProductChange & {
  row: number;
  productId: string;
  /** The version of the product that the import wrote. */
  version: number;
};

/** Records what the rows changed; what they said is no longer needed. */
export async function recordChanges(
  tx: Tx,
  importId: string,
  changes: readonly ImportedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ productId, ...change }) => ({ ...change, product_id: productId }));
  await sql`
    update product_import_rows as imported
    set product_id = change.product_id, content = null, before = change.before,
      after = change.after, version = change.version
    from json_to_recordset(${JSON.stringify(values)}::json) as change
      (row integer, product_id uuid, before json, after json, version integer)
    where imported.import_id = ${importId} and imported.row = change.row`.execute(tx);
}

type PlannedChange = { row: number; productId: string | null } & ProductChange;

/** Records what a check would change, in place of what its rows say. */
export async function recordPlans(
  tx: Tx,
  importId: string,
  plans: readonly PlannedChange[],
): Promise<void> {
  if (plans.length === 0) return;
  const values = plans.map(({ productId, ...plan }) => ({ ...plan, product_id: productId }));
  await sql`
    update product_import_rows as checked
    set product_id = plan.product_id, content = null, before = plan.before, after = plan.after
    from json_to_recordset(${JSON.stringify(values)}::json) as plan
      (row integer, product_id uuid, before json, after json)
    where checked.import_id = ${importId} and checked.row = plan.row`.execute(tx);
}

type CountedStop = { stop: ImportStop; count: number; isAccepted: boolean };

/** The stops of an import, accepted or not, with their numbers of rows. */
export async function listStops(db: Queryable, importId: string): Promise<CountedStop[]> {
  const { rows } = await sql<CountedStop>`
    select p.stop, count(distinct p.row)::integer as count, p.stop = any(i.accepted) as "isAccepted"
    from product_import_problems p join product_imports i on i.id = p.import_id
    where p.import_id = ${importId} and p.stop <> ''
    group by p.stop, i.accepted order by p.stop`.execute(db);
  return rows;
}

/** The Tamil names of categories that rows of the file give, by the name. */
export async function listTamilNames(tx: Tx, importId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; name_ta: string }>`
    select distinct content ->> 'category' as name, content ->> 'categoryTa' as name_ta
    from product_import_rows
    where import_id = ${importId} and content ->> 'categoryTa' <> ''`.execute(tx);
  return new Map(rows.map(({ name, name_ta }) => [name, name_ta]));
}

/** Deletes these rows, which changed nothing. */
export async function deleteImportRows(
  tx: Tx,
  importId: string,
  rows: readonly number[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from product_import_rows
    where import_id = ${importId} and row = any(${rows}::integer[])`.execute(tx);
}

/**
 * Deletes up to `limit` rows that were not imported and returns how many it were. They are named by their last row:
 * a list of them is read anew for each row where the database expects a single one.
 */
export async function deleteUnusedRows(
  db: Queryable,
  importId: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ row: number }>`
    delete from product_import_rows
    where import_id = ${importId} and content is not null and row <= (
      select max(row) from (
        select row from product_import_rows
        where import_id = ${importId} and content is not null order by row limit ${limit}) as first)
    returning row`.execute(db);
  return rows.length;
}

type RecordedChange = Omit<ImportedChange, 'before' | 'productId'> & {
  product_id: string;
  before: ProductChange['before'] | null;
};

/** The changes of an import before the given row, the last one first. */
export async function listChanges(
  tx: Tx,
  { importId, beforeRow, limit }: { importId: string; beforeRow: number; limit: number },
): Promise<ImportedChange[]> {
  const { rows } = await sql<RecordedChange>`
    select row, product_id, before, after, version from product_import_rows
    where import_id = ${importId} and row < ${beforeRow} and version is not null
    order by row desc limit ${limit}`.execute(tx);
  return rows.map(({ product_id, before, ...change }) => ({
    ...change,
    productId: product_id,
    before: before ?? undefined,
  }));
}

export type RowProblem = Problem & { row: number; column: string };

/** A problem refuses the file; the others are warnings. */
type ProblemKind = 'problem' | 'replacedEdit' | 'unlisted' | 'sameName' | ImportStop;

/** Inserts the problems, or warnings, one for each cell, and returns how many are new. */
export async function insertProblems(
  db: Queryable,
  importId: string,
  problems: readonly RowProblem[],
  kind: ProblemKind = 'problem',
): Promise<number> {
  if (problems.length === 0) return 0;
  const stored = problems.map(({ row, column, code, values }) => ({
    row,
    column,
    problem: { code, values },
    // The released version reads this alone.
    message: sentenceOfProblem({ code, values }, 'en'),
  }));
  const { rows } = await sql<{ row: number }>`
    insert into product_import_problems (import_id, row, column_name, message, problem, is_warning,
      is_unlisted, is_same_name, stop)
    select ${importId}::uuid, row, ${isStop(kind) ? `${kind}:` : ''} || "column", message, problem, ${kind !== 'problem'}::boolean,
      ${kind === 'unlisted'}::boolean, ${kind === 'sameName'}::boolean, ${isStop(kind) ? kind : ''}
    from json_to_recordset(${JSON.stringify(stored)}::json)
      as given (row integer, "column" text, message text, problem jsonb)
    on conflict do nothing returning row`.execute(db);
  return rows.length;
}

const isStop = (kind: ProblemKind): boolean => (importStops as readonly string[]).includes(kind);
