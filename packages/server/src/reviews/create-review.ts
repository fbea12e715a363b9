import type { newReview, OwnReview } from '@mathappu/contract/catalogue/reviews';
import type * as z from 'zod/mini';
import { lockCustomer } from '#server/account/account-queries.ts';
import { listSoldQuantities, lockOrder } from '#server/orders/order-queries.ts';
import { isReviewable } from '#server/orders/order-status.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { answerOwnReview } from './review-answer.ts';
import { hasReview, insertReview, type ReviewRow } from './review-queries.ts';

type Written = z.output<typeof newReview>;

/**
 * Reviews a line of the customer's order. 20 a day are allowed; what is refused does not count.
 * @throws AppError orderNotFound, also for a product that is not in the order, reviewExists,
 *   reviewNotPossible or tooManyRequests
 */
export async function createReview(
  shop: Pick<Shop, 'db' | 'cache' | 'limits' | 'now'>,
  userId: string,
  written: Written,
): Promise<OwnReview> {
  // Redis may count this, and no transaction waits for the network.
  await shop.limits.use('reviewDay', userId);
  const outcome = await inTransaction(shop.db, (tx) => write(tx, userId, written, shop.now()));
  if (outcome instanceof AppError) {
    await shop.limits.excuse('reviewDay', userId);
    throw outcome;
  }
  shop.cache.drop();
  return answerOwnReview(outcome);
}

async function write(
  tx: Tx,
  userId: string,
  { orderId: idOrNumber, productId, stars, text }: Written,
  now: Date,
): Promise<ReviewRow | AppError> {
  // The account before its order, as when it is deleted.
  await lockCustomer(tx, userId);
  const order = await lockOrder(tx, idOrNumber);
  if (order?.userId !== userId) return new AppError('orderNotFound');
  const lines = await listSoldQuantities(tx, order.id);
  if (!lines.some((line) => line.productId === productId)) return new AppError('orderNotFound');
  const line = { orderId: order.id, productId };
  if (await hasReview(tx, line)) return new AppError('reviewExists');
  if (!isReviewable(order, now)) return new AppError('reviewNotPossible');
  const review = await insertReview(tx, { ...line, userId, stars, text });
  return review ?? new AppError('reviewExists');
}
