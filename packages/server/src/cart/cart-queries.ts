import type { CartItem } from '@mathappu/contract/cart';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import { answerProduct, type ProductRow } from '#server/catalogue/product-answer.ts';
import { listListedProducts, productColumns } from '#server/catalogue/product-queries.ts';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** The account was deleted at the same moment. */
export const cartConstraints: ConstraintMeanings = { cart_lines_user_fkey: 'sessionEnded' };

export type CartLine = { productId: string; quantity: number };

/** The lines in the order they were added, with their products; unlisted products are left out. */
export async function listCart(db: Queryable, userId: string): Promise<CartItem[]> {
  const { rows } = await sql<ProductRow & { lineId: string; quantity: number }>`
    select line.id as "lineId", line.quantity, ${productColumns}
    from cart_lines line join products p on p.id = line.product_id
    where line.user_id = ${userId} and p.is_listed
    order by line.added_at, line.id`.execute(db);
  return rows.map((row) => ({
    _id: row.lineId,
    quantity: row.quantity,
    productId: answerProduct(row),
  }));
}

/** The lines with their products; unlisted products are left out. */
export async function listLinesWithProducts(
  db: Queryable,
  lines: readonly (CartLine & { id: string })[],
): Promise<CartItem[]> {
  const products = await listListedProducts(
    db,
    lines.map((line) => line.productId),
  );
  const found = new Map(products.map((product) => [product.id, answerProduct(product)]));
  return lines.flatMap(({ id, productId, quantity }) => {
    const product = found.get(productId);
    return product ? [{ _id: id, quantity, productId: product }] : [];
  });
}

/**
 * Serialises the changes of one user's cart until the transaction ends. The rows cannot be locked:
 * an empty cart has none.
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`.execute(tx);
}

type Addition = {
  name: string;
  stock: number;
  /** The number of lines with other products. */
  otherLines: number;
  /** The quantity of the product before. */
  quantityBefore: number;
  /** Null when stock or cart did not allow the addition. */
  line: { id: string; quantity: number } | null;
};

/**
 * Adds the quantity if stock and cart allow it; undefined when the product is not for sale. Lines
 * stand in the order of `added_at`: one with a place gets the time just before the line that is
 * there.
 */
export async function addCartLine(
  tx: Tx,
  userId: string,
  { productId, quantity, place }: CartLine & { place?: number },
): Promise<Addition | undefined> {
  const { rows } = await sql<Addition>`
    with product as (
      select id, name, stock from products where id = ${productId} and is_listed
    ), cart as (
      select count(*) filter (where product_id <> ${productId}) as other_lines,
        coalesce(max(quantity) filter (where product_id = ${productId}), 0) as quantity_before
      from cart_lines where user_id = ${userId}
    ), next as (
      select added_at from cart_lines
      where user_id = ${userId} and ${place ?? null}::integer is not null
      order by added_at, id limit 1 offset ${place ?? 0}
    ), added as (
      insert into cart_lines (id, user_id, product_id, quantity, added_at)
      select ${newId()}::uuid, ${userId}::uuid, product.id, ${quantity}::integer,
        coalesce((select added_at - interval '1 microsecond' from next), now())
      from product, cart
      where quantity_before + ${quantity} <= least(product.stock, ${maxQuantity}::integer)
        and other_lines < ${maxCartLines}
      on conflict (user_id, product_id)
        do update set quantity = cart_lines.quantity + excluded.quantity
      returning id, quantity
    )
    select product.name, product.stock, cart.other_lines as "otherLines",
      cart.quantity_before as "quantityBefore",
      (select json_build_object('id', id, 'quantity', quantity) from added) as line
    from product cross join cart`.execute(tx);
  return rows[0];
}

/** Sets the quantity if the stock allows it; undefined when the user has no such line. */
export async function updateCartLine(
  db: Queryable,
  userId: string,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<{ stock: number; isChanged: boolean } | undefined> {
  const { rows } = await sql<{ stock: number; isChanged: boolean }>`
    with line as (
      select cart_lines.id, products.stock
      from cart_lines join products on products.id = cart_lines.product_id
      where cart_lines.id = ${lineId} and user_id = ${userId} and products.is_listed
    ), changed as (
      update cart_lines set quantity = ${quantity} from line
      where cart_lines.id = line.id and ${quantity} <= line.stock
      returning cart_lines.id
    )
    select line.stock, exists (select from changed) as "isChanged" from line`.execute(db);
  return rows[0];
}

/** Returns false when the user has no such line. */
export async function deleteCartLine(
  db: Queryable,
  userId: string,
  lineId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts every line, including those of unlisted products. */
export async function listProductIds(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('cart_lines')
    .select('product_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** Sets the quantity of products that the cart has; the others are added in the given order. */
export async function insertCartLines(
  tx: Tx,
  userId: string,
  lines: readonly CartLine[],
): Promise<void> {
  await sql`
    insert into cart_lines (id, user_id, product_id, quantity, added_at)
    select id, ${userId}::uuid, product_id, quantity, now() + position * interval '1 microsecond'
    from unnest(
      ${lines.map(() => newId())}::uuid[],
      ${lines.map((line) => line.productId)}::uuid[],
      ${lines.map((line) => line.quantity)}::integer[]
    ) with ordinality as line (id, product_id, quantity, position)
    on conflict (user_id, product_id) do update set quantity = excluded.quantity`.execute(tx);
}

export async function deleteCartOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
