import type { Queryable } from '#server/platform/db/open-database.ts';

/** The name of a product, deleted ones included: what a refusal says is gone. */
export async function findProductName(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
