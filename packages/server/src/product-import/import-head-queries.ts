import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

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
