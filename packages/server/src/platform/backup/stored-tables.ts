import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

export type StoredTable = {
  /** With its schema: `public.orders`. */
  readonly name: string;
  /** The columns that are stored; the database computes the others. */
  readonly columns: readonly string[];
};

/**
 * Every table whose rows are moved and summed up, parents before children. Of the job queue only the
 * jobs, unless more is asked for: a shop creates the other tables as it opens, and a dump has them all.
 */
export async function listStoredTables(
  db: Queryable,
  ofJobQueue: readonly string[] = ['job'],
): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable & { parents: string[] | null }>`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(distinct p.relnamespace::regnamespace || '.' || p.relname)
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind in ('r', 'p')) or (n.nspname = 'pgboss' and c.relname in (${sql.join(ofJobQueue)}))
    order by 1`.execute(db);
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

function parentsFirst<T extends { name: string; parents: string[] | null }>(tables: T[]): T[] {
  const sorted: T[] = [];
  const place = (table: T): void => {
    if (sorted.includes(table)) return;
    for (const parent of tables) if (table.parents?.includes(parent.name)) place(parent);
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}
