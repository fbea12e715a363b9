import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/**
 * Deleted products count: one may be deleted while it is being picked, and is passed over.
 * @throws AppError productNotFound for an id that no product ever had
 */
export async function assertPicksExist(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.selectFrom('products').select('id').where('id', 'in', ids).execute();
  if (rows.length < ids.length) throw new AppError('productNotFound', {}, { field: 'goesWith' });
}

/** The products that each text names: by an id, also of a deleted one, or by the name of others. */
export async function listProductsNamed(
  db: Queryable,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const named = new Map<string, string[]>();
  if (texts.length === 0) return named;
  const { rows } = await sql<{ text: string; id: string }>`
    select given.text, p.id
    from unnest(${texts}::text[]) as given (text)
    join products p on lower(p.name) collate "C" = lower(given.text) collate "C"
    where p.deleted_at is null
    union
    select given.text, p.id
    from unnest(${texts}::text[]) as given (text)
    join products p on p.id = case when given.text ~* ${uuidPattern} then given.text::uuid end`.execute(
    db,
  );
  for (const { text, id } of rows) named.set(text, [...(named.get(text) ?? []), id]);
  return named;
}

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
