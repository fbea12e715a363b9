import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './open-database.ts';
import type { Tables } from './tables.ts';

/** With what is deleted along with them, they take milliseconds. */
const rowsAtOnce = 500;

/**
 * Deletes the rows in batches, each a statement of its own that ends within its time, however many
 * there are. Rows that somebody else holds stay until the next time.
 * @param condition asks for an indexed column, since each batch looks for its rows anew
 */
export async function deleteInBatches(
  db: Queryable,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.table(table);
  await repeatWhileFull(rowsAtOnce, async () => {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${rowsAtOnce} for update skip locked))`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}

/** Runs batches until one of them found less than its size. */
export async function repeatWhileFull(size: number, run: () => Promise<number>): Promise<void> {
  while ((await run()) >= size);
}
