import { sql } from 'kysely';
import { StartError } from '#server/platform/config/start-error.ts';
import { listShopTables } from '#server/platform/db/migrate.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

/**
 * Returns false for a database without tables, true for a shop without users and products. Views count
 * as tables, those of extensions do not.
 * @throws Error for any other
 */
export async function demandEmpty(db: Queryable): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and c.oid not in (
        select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'e')
    order by c.relname`.execute(db);
  if (tables.length === 0) return false;
  if (!tables.some(({ name }) => name === 'applied_migrations')) {
    throw new StartError('The database has tables that are not of a shop. Name an empty one.');
  }
  const ours = listShopTables();
  const foreign = tables.filter(({ name }) => !ours.has(name));
  if (foreign.length > 0) {
    throw new StartError(
      `The database has tables that are not of a shop: ${foreign.map(({ name }) => name).join(', ')}. Name an empty one.`,
    );
  }
  const { rows } = await sql`
    select 1 from (select id from users union all select id from products) as anything limit 1`.execute(
    db,
  );
  if (rows.length === 0) return true;
  throw new StartError('The shop to fill has data already. Name an empty one.');
}
