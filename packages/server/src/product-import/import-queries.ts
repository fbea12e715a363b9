import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type ImportTable = Selectable<Tables['product_imports']>;

/** One import runs at a time, whichever process started it. */
export const importConstraints: ConstraintMeanings = {
  product_imports_running_key: 'importRunning',
};

export type RunningImport = Pick<
  ImportTable,
  | 'id'
  | 'actor_id'
  | 'is_dry_run'
  | 'state'
  | 'total_rows'
  | 'processed_rows'
  | 'cursor_row'
  | 'created_count'
  | 'updated_count'
  | 'unchanged_count'
  | 'left_count'
  | 'problem_count'
  | 'failure_count'
  | 'worked_at'
  | 'undone_by'
  | 'created_at'
  | 'is_list'
  | 'accepted'
  | 'new_categories'
  | 'made_categories'
>;

const columns = sql`id, actor_id, is_dry_run, state, total_rows, processed_rows, cursor_row,
  created_count, updated_count, unchanged_count, left_count, problem_count, failure_count,
  worked_at, undone_by, created_at, is_list, accepted, new_categories, made_categories`;

const isRunning = sql<boolean>`state in ('checking', 'applying', 'undoing')`;

type NewImport = Pick<
  ImportTable,
  | 'id'
  | 'actor_id'
  | 'file_name'
  | 'file_hash'
  | 'is_dry_run'
  | 'stock_columns'
  | 'has_versions'
  | 'total_rows'
  | 'is_list'
  | 'accepted'
  | 'missing_count'
  | 'takes_off_sale'
> & { missing_names: string };

export async function insertImport(db: Queryable, received: NewImport): Promise<void> {
  await db.insertInto('product_imports').values(received).execute();
}

export async function isImportRunning(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from product_imports where ${isRunning}`.execute(db);
  return rows.length > 0;
}

/** The import that runs, unless a process worked on it in the last ten seconds. */
export async function findIdleImport(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from product_imports where ${isRunning}
      and (worked_at is null or worked_at < now() - interval '10 seconds')`.execute(db);
  return rows[0]?.id;
}

/** Locks the import until the transaction ends, so that each batch is done once. */
export async function lockImport(tx: Tx, id: string): Promise<RunningImport | undefined> {
  const { rows } = await sql<RunningImport>`
    select ${columns} from product_imports where id = ${id} for update`.execute(tx);
  return rows[0];
}

type ImportChange = Partial<Pick<ImportTable, 'state' | 'problem_count' | 'made_categories'>>;

export async function updateImport(db: Queryable, id: string, change: ImportChange): Promise<void> {
  await db.updateTable('product_imports').set(change).where('id', '=', id).execute();
}

/** The outcome of a batch. */
type BatchCounts = {
  processed: number;
  created: number;
  updated: number;
  unchanged: number;
  restocked: number;
  left: number;
  problems: number;
};

export const noCounts: BatchCounts = {
  processed: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  restocked: 0,
  left: 0,
  problems: 0,
};

/** Adds what a batch has done and moves the cursor to its last row. */
export async function addBatch(
  tx: Tx,
  id: string,
  { counts, cursorRow }: { counts: BatchCounts; cursorRow: number },
): Promise<void> {
  const add = (column: keyof ImportTable, count: number): RawBuilder<unknown> =>
    sql`${sql.ref(column)} = ${sql.ref(column)} + ${count}`;
  await sql`
    update product_imports set ${sql.join([
      add('processed_rows', counts.processed),
      add('created_count', counts.created),
      add('updated_count', counts.updated),
      add('unchanged_count', counts.unchanged),
      add('restocked_count', counts.restocked),
      add('left_count', counts.left),
      add('problem_count', counts.problems),
    ])}, cursor_row = ${cursorRow}, failure_count = 0, worked_at = now()
    where id = ${id}`.execute(tx);
}

/** Names that differ in case alone are one. */
export async function addNewCategories(
  tx: Tx,
  { id, new_categories: known }: RunningImport,
  names: readonly string[],
): Promise<void> {
  const taken = new Set(known.map((name) => name.toLowerCase()));
  const added = names.filter((name) => {
    const isNew = !taken.has(name.toLowerCase());
    taken.add(name.toLowerCase());
    return isNew;
  });
  if (added.length === 0) return;
  await tx
    .updateTable('product_imports')
    .set({ new_categories: [...known, ...added] })
    .where('id', '=', id)
    .execute();
}

/**
 * Begins to import what was checked, from its first row, with nothing counted and nobody named. That a
 * new row has the name of another one stays, as do the rows that are left out.
 */
export async function beginApplying(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('product_import_problems')
    .where('import_id', '=', id)
    .where('is_same_name', '=', false)
    .where('stop', '<>', 'rows')
    .execute();
  await sql`
    update product_imports set state = 'applying', processed_rows = 0, cursor_row = 0,
      created_count = 0, updated_count = 0, unchanged_count = 0, restocked_count = 0
    where id = ${id}`.execute(tx);
}

/** Begins to undo an import, from its last row; its problems make room for those of the undo. */
export async function beginUndo(tx: Tx, id: string, actorId: string): Promise<void> {
  await tx.deleteFrom('product_import_problems').where('import_id', '=', id).execute();
  await sql`
    update product_imports set state = 'undoing', undone_by = ${actorId}, processed_rows = 0,
      cursor_row = 2147483647, left_count = 0, problem_count = 0, failure_count = 0,
      worked_at = null
    where id = ${id}`.execute(tx);
}

export async function countFailure(db: Queryable, id: string): Promise<void> {
  await sql`
    update product_imports set failure_count = failure_count + 1, worked_at = null
    where id = ${id}`.execute(db);
}

const isOld = sql`not (${isRunning}) and (
  created_at < now() - interval '1 year'
  or created_at < now() - interval '1 day' and state in ('receiving', 'refused')
  or created_at < now() - interval '1 day' and created_count + updated_count = 0
  or created_at < now() - interval '1 day' and is_dry_run)`;

/** Imports are kept for a year, what changed nothing for a day. Their rows, up to 20,000 each, go first. */
export async function deleteOldImports(db: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from product_imports where ${isOld}`.execute(db);
  for (const { id } of rows) {
    // Deletes the rows of one import at a time: for a list of imports the planner reads the whole
    // table.
    const ofIt = sql`import_id = (select id from product_imports where id = ${id} and ${isOld})`;
    await deleteInBatches(db, 'product_import_rows', ofIt);
    await deleteInBatches(db, 'product_import_problems', ofIt);
  }
  await deleteInBatches(db, 'product_imports', isOld);
}

/** The columns that were chosen last for a file with these heads. */
export async function findColumnsOfHeads(
  db: Queryable,
  headsHash: string,
): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('product_import_heads')
    .select('columns')
    .where('heads_hash', '=', headsHash)
    .executeTakeFirst();
  return row?.columns as string[] | undefined;
}

export async function rememberColumns(
  db: Queryable,
  headsHash: string,
  columns: readonly string[],
): Promise<void> {
  await sql`
    insert into product_import_heads (heads_hash, columns)
    values (${headsHash}, ${JSON.stringify(columns)}::json)
    on conflict (heads_hash) do update set columns = excluded.columns, used_at = now()`.execute(db);
}
