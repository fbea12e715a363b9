import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { deleteReviewOf } from './review-queries.ts';

/**
 * Deletes the customer's own review and the answer to it. Another can then be written.
 * @throws AppError reviewNotFound
 */
export async function withdrawReview(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  userId: string,
  reviewId: string,
): Promise<void> {
  const isDeleted = await inTransaction(db, (tx) => deleteReviewOf(tx, userId, reviewId));
  if (!isDeleted) throw new AppError('reviewNotFound');
  cache.drop();
}
