import type { SetLines } from '@mathappu/contract/cart';
import { maxCartLines } from '@mathappu/contract/limits';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CartLine,
  insertCartLines,
  listCart,
  listProductIds,
  lockCart,
} from './cart-queries.ts';
import { deleteProductLines } from './ordered-line-queries.ts';

/**
 * Sets the quantity of each product, 0 to take it out. One that cannot be set keeps the quantity it
 * had and is named; what is taken out first makes room for what is new.
 */
export function setLines(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  lines: readonly CartLine[],
): Promise<SetLines> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const emptied = lines.filter(({ quantity }) => quantity === 0);
    const wanted = lines.filter(({ quantity }) => quantity > 0);
    if (emptied.length > 0) await deleteProductLines(tx, userId, idsOf(emptied));
    const refused: SetLines['refused'] = [];
    if (wanted.length > 0) {
      const products = await listProductsForOrder(tx, idsOf(wanted));
      const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
      const inCart = await listProductIds(tx, userId);
      const changed = wanted.filter(({ productId, quantity }) => {
        const stock = stockOf.get(productId);
        const isFull = !inCart.has(productId) && inCart.size >= maxCartLines;
        const code =
          stock === undefined
            ? 'productNotFound'
            : quantity > stock
              ? 'outOfStock'
              : isFull && 'cartFull';
        if (code) refused.push({ productId, wanted: quantity, stock: stock ?? 0, code });
        else inCart.add(productId);
        return !code;
      });
      if (changed.length > 0) await insertCartLines(tx, userId, changed);
    }
    return { cart: await listCart(tx, userId), refused };
  });
}

const idsOf = (lines: readonly CartLine[]) => lines.map(({ productId }) => productId);
