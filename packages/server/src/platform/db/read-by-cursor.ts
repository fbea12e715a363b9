import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './open-database.ts';

const rowsAtOnce = 500;

/** The rows of a query of any length, a batch at a time; one such reading at a time in a transaction. */
export async function* readByCursor<T>(tx: Tx, query: RawBuilder<T>): AsyncGenerator<T[]> {
  await sql`declare read_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<T>`fetch ${sql.lit(rowsAtOnce)} from read_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close read_rows`.execute(tx);
}
