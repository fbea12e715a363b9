import * as calls from '@mathappu/contract/catalogue/reviews';
import { reviewPageSize } from '@mathappu/contract/limits';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { createReview } from './create-review.ts';
import { judgeReview } from './judge-review.ts';
import { answerAdminReview, answerShownReview, answerSummary } from './review-answer.ts';
import { findReviewCounts, listCountedReviews, listReviewPage } from './review-queries.ts';
import { withdrawReview } from './withdraw-review.ts';

export function addReviewRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.createReview, async ({ body, caller }) => ({
    message: done.reviewAdded,
    data: await createReview(shop, caller.userId, body),
  }));

  handle(app, calls.deleteReview, async ({ params, caller }) => {
    await withdrawReview(shop, caller.userId, params.reviewId);
    return { message: done.reviewWithdrawn };
  });

  // Only the first page of a product's reviews is cached, so that invented pages push nothing out
  // of the cache.
  handle(app, calls.listProductReviews, ({ params: { productId }, query: { page, limit } }) => {
    const { db } = shop;
    const make = async () => {
      const counts = await findReviewCounts(db, productId);
      if (!counts) throw new AppError('productNotFound');
      const offset = (page - 1) * limit;
      const rows = await listCountedReviews(db, { productId, limit, offset });
      return {
        message: done.reviews as typeof done.reviews,
        data: rows.map(answerShownReview),
        totalCount: counts.count,
        totalPages: Math.ceil(counts.count / limit),
        summary: answerSummary(counts),
      };
    };
    const isFirst = page === 1 && limit === reviewPageSize;
    return isFirst ? { key: `reviews ${productId}`, make } : make();
  });

  handle(app, calls.listReviews, async ({ query }) => {
    const { rows, total } = await listReviewPage(shop.db, query);
    return {
      message: done.reviews,
      data: rows.map(answerAdminReview),
      totalCount: total,
      totalPages: Math.ceil(total / query.limit),
    };
  });

  handle(app, calls.updateReview, async ({ params, body, caller }) => ({
    message: done.reviewSaved,
    data: await judgeReview(shop, caller.userId, { id: params.reviewId, edit: body }),
  }));
}
