import type { CartItem } from '@mathappu/contract/cart';
import type { Shop } from '#server/shop.ts';
import { type CartLine, listLinesWithProducts } from './cart-queries.ts';
import { largestOfEach } from './merge-cart.ts';

/** A visitor's lines have no id of their own: the product's stands for it. */
export function quoteCart(shop: Shop, items: readonly CartLine[]): Promise<CartItem[]> {
  const lines = [...largestOfEach(items)].map(([productId, quantity]) => ({
    id: productId,
    productId,
    quantity,
  }));
  return listLinesWithProducts(shop.db, lines);
}
