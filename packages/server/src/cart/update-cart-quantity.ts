import { stockSentence } from '@mathappu/contract/cart-sentences';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { updateCartLine } from './cart-queries.ts';

/** @throws AppError cartItemNotFound, also when the line is somebody else's, or outOfStock */
export async function updateCartQuantity(
  shop: Shop,
  userId: string,
  change: { lineId: string; quantity: number },
): Promise<void> {
  const line = await updateCartLine(shop.db, userId, change);
  if (!line) throw new AppError('cartItemNotFound');
  if (!line.isChanged) throw new AppError('outOfStock', { message: stockSentence(line) });
}
