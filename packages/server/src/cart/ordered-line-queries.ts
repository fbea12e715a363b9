import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** The ids of the cart lines of these products, by product id. */
export async function listLineIds(
  db: Queryable,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['id', 'product_id'])
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.id]));
}

/** Whether a line was added to the cart after that time. */
export async function hasLinesAddedSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const line = await tx
    .selectFrom('cart_lines')
    .select('id')
    .where('user_id', '=', userId)
    .where('added_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Deletes the lines of these products. */
export async function deleteProductLines(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
}
