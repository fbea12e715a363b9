import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { stockRefusalOf } from '@mathappu/contract/refusals/refusal-sentences';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { addCartLine, type CartLine, lockCart, updateCartLine } from './cart-queries.ts';

/** @throws AppError productNotFound, cartFull, quantityLimit and those of `stockRefusalOf` */
export function addToCart(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  added: CartLine & { place?: number },
): Promise<{ name: string; line: { id: string; quantity: number } }> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const addition = await addCartLine(tx, userId, added);
    if (!addition) throw new AppError('productNotFound');
    const { name, stock, otherLines, quantityBefore, line } = addition;
    if (line) return { name, line };
    if (quantityBefore + added.quantity > stock) {
      const counts = { stock, inCart: quantityBefore };
      throw new AppError(stockRefusalOf(counts), counts);
    }
    if (otherLines >= maxCartLines) throw new AppError('cartFull', { maximum: maxCartLines });
    throw new AppError('quantityLimit', { maximum: maxQuantity });
  });
}

/** @throws AppError cartItemNotFound, also for a line of another user, and those of `stockRefusalOf` */
export async function updateCartQuantity(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  change: { lineId: string; quantity: number },
): Promise<void> {
  const line = await updateCartLine(db, userId, change);
  if (!line) throw new AppError('cartItemNotFound');
  if (line.isChanged) return;
  const counts = { stock: line.stock, inCart: 0 };
  throw new AppError(stockRefusalOf(counts), counts);
}
