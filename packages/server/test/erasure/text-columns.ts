import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

export type TextColumn = {
  readonly table: string;
  readonly column: string;
  /** A check or an enumeration names each of its values. */
  readonly isEnumerated: boolean;
};

export const nameOf = ({ table, column }: TextColumn): string => `${table}.${column}`;

/** Every column of every table, the queue's included, that can hold words: texts, JSON and lists of texts. */
export async function listTextColumns(db: Queryable): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as "table",
      a.attname as "column",
      t.typtype = 'e' or exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
      ) as "isEnumerated"
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
      join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
      left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    where a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema', 'first_rows')
      and coalesce(element.typname, t.typname) not in ('bool', 'int2', 'int4', 'int8', 'float8',
        'numeric', 'uuid', 'date', 'timestamptz', 'timestamp', 'interval')
    order by 1, 2`.execute(db);
  return rows;
}

/** The names of the columns in which a value matches the pattern, in whatever case. */
export async function findColumnsWith(
  db: Queryable,
  columns: readonly TextColumn[],
  pattern: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const [table, held] of Map.groupBy(columns, (column) => column.table)) {
    const searched = held.map(
      ({ column }) =>
        sql`coalesce(bool_or(${sql.ref(column)}::text ~* ${pattern}), false) as ${sql.ref(column)}`,
    );
    const { rows } = await sql<Record<string, boolean>>`
      select ${sql.join(searched)} from ${sql.table(table)}`.execute(db);
    found.push(...held.filter(({ column }) => rows[0]?.[column]).map(nameOf));
  }
  return found;
}

/**
 * The tables that lead to a customer or say who did something: by a foreign key, directly or by others,
 * or by the name of a column.
 */
export async function listTablesOfPeople(db: Queryable): Promise<Set<string>> {
  const named = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public'
      and column_name ~ '^(user|actor|order|quote|message)_id$|_by$|^(e_?mail|phone|mobile|sender)'`.execute(
    db,
  );
  const keys = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f'`.execute(db);
  const found = new Set(['users', 'pgboss.job', ...named.rows.map(({ name }) => name)]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { from, to } of keys.rows) if (found.has(to)) found.add(from);
  }
  return found;
}
