import type { CartItem } from '@mathappu/contract/cart';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CartLine,
  deleteCartOf,
  insertCartLines,
  listCart,
  listLinesWithProducts,
  lockCart,
} from './cart-queries.ts';

/** The lines of a guest's cart with their products. A guest's line gets the id of its product. */
export function quoteCart(
  { db }: Pick<Shop, 'db'>,
  items: readonly CartLine[],
): Promise<CartItem[]> {
  const lines = [...largestQuantities(items)].map(([productId, quantity]) => ({
    id: productId,
    productId,
    quantity,
  }));
  return listLinesWithProducts(db, lines);
}

/** Brings goods into the cart of the account, beside what is there or in its place. */
export function mergeCart(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  { items, isReplacing }: { items: readonly CartLine[]; isReplacing?: boolean | undefined },
): Promise<CartItem[]> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    if (isReplacing) await deleteCartOf(tx, userId);
    await mergeIntoCart(tx, userId, items);
    return listCart(tx, userId);
  });
}

/**
 * Merges lines into a cart that is locked. Of each product the larger quantity stays, limited by its
 * stock. Products that are not sold and lines beyond a full cart are left out.
 */
export async function mergeIntoCart(
  tx: Tx,
  userId: string,
  items: readonly CartLine[],
): Promise<void> {
  const cart = await listCart(tx, userId);
  const quantities = largestQuantities(items);
  const products = await listProductsForOrder(tx, [...quantities.keys()]);
  const maxOf = new Map(products.map(({ id, stock }) => [id, Math.min(stock, maxQuantity)]));
  const quantityOf = new Map(cart.map(({ productId, quantity }) => [productId._id, quantity]));
  const changed: CartLine[] = [];
  for (const [productId, quantity] of quantities) {
    const max = maxOf.get(productId) ?? 0;
    const before = quantityOf.get(productId);
    if (max === 0 || quantity <= (before ?? 0)) continue;
    if (before === undefined && quantityOf.size >= maxCartLines) continue;
    quantityOf.set(productId, quantity);
    changed.push({ productId, quantity: Math.min(quantity, max) });
  }
  if (changed.length > 0) await insertCartLines(tx, userId, changed);
}

/** The largest quantity of each product, in the order of the items. */
function largestQuantities(items: readonly CartLine[]): Map<string, number> {
  const largest = new Map<string, number>();
  for (const { productId, quantity } of items) {
    largest.set(productId, Math.max(quantity, largest.get(productId) ?? 0));
  }
  return largest;
}
