import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

export type BackupTable = {
  /** With its schema: `public.orders`. */
  readonly name: string;
  /** The columns to insert; the database computes the others. */
  readonly columns: readonly string[];
};

/** Filled by triggers while other tables are restored; restored last, since the backup replaces that. */
export const tablesKeptByTriggers = [
  'public.order_days',
  'public.product_days',
  'public.user_counts',
];

/** Made by triggers of other tables alone, also while those are restored. */
const derivedTables = ['public.product_words', 'public.search_words'];

/** Summed up by a trigger while the rows that they count are restored. */
const columnsKeptByTriggers = ['public.payments.refunds_paise'];

/**
 * Every table with data that cannot be recomputed, parents before children. Of the job queue only
 * the jobs: its other tables are created when the shop opens.
 */
export async function listBackupTables(db: Queryable): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable & { parents: string[] | null }>`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(distinct 'public.' || p.relname) from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid and n.nspname = 'public') as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'applied_migrations')
      or (n.nspname = 'pgboss' and c.relname = 'job')
    order by 1`.execute(db);
  const stored = rows.filter(({ name }) => !derivedTables.includes(name));
  const isKept = ({ name }: BackupTable) => tablesKeptByTriggers.includes(name);
  const sorted = parentsFirst(stored).map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => !columnsKeptByTriggers.includes(`${name}.${column}`)),
  }));
  return [...sorted.filter((table) => !isKept(table)), ...sorted.filter(isKept)];
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
