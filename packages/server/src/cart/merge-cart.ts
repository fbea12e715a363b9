import type { CartItem } from '@mathappu/contract/cart';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { type CartLine, insertCartLines, listCart, lockCart } from './cart-queries.ts';

/**
 * Brings a visitor's cart into the account: of each product the larger quantity stays, as far as
 * stock goes. What is no longer sold, or beyond the last line a cart can hold, is left out.
 */
export function mergeCart(
  shop: Shop,
  userId: string,
  items: readonly CartLine[],
): Promise<CartItem[]> {
  return inTransaction(shop.db, async (tx) => {
    await lockCart(tx, userId);
    const kept = await listCart(tx, userId);
    const wanted = largestOfEach(items);
    const products = await listProductsForOrder(tx, [...wanted.keys()]);
    const stockOf = new Map(products.map(({ id, stock }) => [id, Math.min(stock, maxQuantity)]));
    const quantityOf = new Map(kept.map(({ productId, quantity }) => [productId._id, quantity]));
    const lines: CartLine[] = [];
    for (const [productId, quantity] of wanted) {
      const stock = stockOf.get(productId) ?? 0;
      const before = quantityOf.get(productId);
      if (stock === 0 || quantity <= (before ?? 0)) continue;
      if (before === undefined && quantityOf.size >= maxCartLines) continue;
      quantityOf.set(productId, quantity);
      lines.push({ productId, quantity: Math.min(quantity, stock) });
    }
    if (lines.length === 0) return kept;
    await insertCartLines(tx, userId, lines);
    return listCart(tx, userId);
  });
}

/** Each product once, in the order of the list. */
export function largestOfEach(items: readonly CartLine[]): Map<string, number> {
  const largest = new Map<string, number>();
  for (const { productId, quantity } of items) {
    largest.set(productId, Math.max(quantity, largest.get(productId) ?? 0));
  }
  return largest;
}
