import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Which lines of a cart hold these products: line id by product id. */
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

/** Whether something was put into the cart after that moment. */
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

/** Drops the lines of a cart that have been ordered. */
export async function deleteOrderedLines(
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

/** Puts back what an order that came to nothing had taken; what is in the cart by now stays as it is. */
export async function restoreOrderedLines(
  tx: Tx,
  userId: string,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await tx
    .insertInto('cart_lines')
    .values(
      lines.map(({ productId, quantity }) => ({
        id: newId(),
        user_id: userId,
        product_id: productId,
        quantity,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}
