import { stockSentence, tooManyOfOne } from '@mathappu/contract/cart-sentences';
import { maxCartLines } from '@mathappu/contract/limits';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { addCartLine, type CartLine, lockCart } from './cart-queries.ts';

/** @throws AppError productNotFound, outOfStock or cartFull */
export function addToCart(
  shop: Shop,
  userId: string,
  wanted: CartLine,
): Promise<{ name: string; line: { id: string; quantity: number } }> {
  return inTransaction(shop.db, async (tx) => {
    await lockCart(tx, userId);
    const addition = await addCartLine(tx, userId, wanted);
    if (!addition) throw new AppError('productNotFound');
    const { name, stock, otherLines, quantityBefore, line } = addition;
    if (line) return { name, line };
    if (quantityBefore + wanted.quantity > stock) {
      const message = stockSentence({ stock, inCart: quantityBefore });
      throw new AppError('outOfStock', { message });
    }
    if (otherLines >= maxCartLines) throw new AppError('cartFull');
    throw new AppError('outOfStock', { message: tooManyOfOne });
  });
}
