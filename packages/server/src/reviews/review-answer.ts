import { averageOf } from '@mathappu/contract/catalogue/review-average';
import type {
  AdminReview,
  listProductReviews,
  OwnReview,
  ShownReview,
} from '@mathappu/contract/catalogue/reviews';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { toShopMonth } from '@mathappu/contract/shop-time';
import { anonymous, authorName } from './author-name.ts';
import type {
  AdminReviewRow,
  CountedReview,
  findReviewCounts,
  ReviewRow,
} from './review-queries.ts';

export const answerOwnReview = (row: ReviewRow): OwnReview => ({
  _id: row.id,
  stars: row.stars,
  text: row.text,
  status: row.status,
  reason: row.reason,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
});

/** For everybody. */
export function answerShownReview(row: CountedReview): ShownReview {
  const name = authorName(row.name ?? '');
  return {
    _id: row.id,
    stars: row.stars,
    text: row.text,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    name: name ?? anonymous,
    isAnonymous: name === undefined,
    deliveredIn: toShopMonth(row.deliveredAt),
  };
}

type Counts = NonNullable<Awaited<ReturnType<typeof findReviewCounts>>>;

export function answerSummary({
  count,
  stars,
  byStars,
}: Counts): AnswerOf<typeof listProductReviews>['summary'] {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = byStars;
  return {
    ...averageOf({ count, stars }),
    stars: { '1': one, '2': two, '3': three, '4': four, '5': five },
  };
}

export const answerAdminReview = (row: AdminReviewRow): AdminReview => ({
  ...answerOwnReview(row),
  product: { _id: row.productId, name: row.productName },
  orderId: row.orderNumber,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  customer:
    row.userId === null
      ? null
      : { _id: row.userId, name: row.customerName ?? '', orders: row.customerOrders },
  isCounted: row.isCounted,
  version: row.version,
});
