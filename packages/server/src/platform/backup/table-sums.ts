import { sql } from 'kysely';
import { StartError } from '#server/platform/config/start-error.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { StoredTable } from './stored-tables.ts';

/** How many rows, and a sum over all that is in them, in whatever order. */
type TableSum = { readonly rows: number; readonly sum: string };
export type TableSums = Readonly<Record<string, TableSum>>;

/** Without computed columns, which another version or engine may compute otherwise. */
export async function sumTables(db: Queryable, tables: readonly StoredTable[]): Promise<TableSums> {
  const sums: Record<string, TableSum> = {};
  for (const { name, columns } of tables) {
    const { rows } = await sql<TableSum>`
      select count(*) as rows,
        coalesce(sum(('x' || left(md5(stored::text), 15))::bit(60)::bigint), 0)::text as sum
      from (select ${sql.raw(columns.join(', '))} from ${sql.raw(name)}) as stored`.execute(db);
    sums[name] = rows[0] ?? { rows: 0, sum: '0' };
  }
  return sums;
}

/** @throws Error with the tables that differ */
export function assertEqualSums(expected: TableSums, found: TableSums): void {
  const different = Object.entries(expected).flatMap(([name, { rows, sum }]) => {
    const other = found[name];
    if (other?.rows === rows && other.sum === sum) return [];
    return `${name} (${rows} rows there, ${other?.rows ?? 0} here)`;
  });
  if (different.length > 0) throw new StartError(`These tables differ: ${different.join(', ')}.`);
}

export const countRows = (sums: TableSums): number =>
  Object.values(sums).reduce((all, { rows }) => all + rows, 0);
