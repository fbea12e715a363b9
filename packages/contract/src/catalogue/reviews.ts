import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, moment, orderIdOrNumber, text } from '../fields.ts';
import { adminReviewPageSize, reviewMaxLength, reviewPageSize } from '../limits.ts';
import { pagingQuery } from '../paging.ts';
import { hasContactDetails } from './contact-details.ts';
import { reviewAverage } from './review-average.ts';

/** The status of a review's words; a review without words is published. */
const reviewStatuses = ['pending', 'published', 'rejected'] as const;
const reviewStatus = z.enum(reviewStatuses);
export type ReviewStatus = z.output<typeof reviewStatus>;

/** Why the shop does not show the words. */
const rejectionReasons = ['personalData', 'insult', 'advertising', 'offTopic'] as const;
const rejectionReason = z.enum(rejectionReasons);
export type RejectionReason = z.output<typeof rejectionReason>;

const stars = z.int(words.starsMissing).check(z.minimum(1), z.maximum(5));

const reviewParts = {
  _id: id,
  stars,
  text: z.string(),
  /** The shop's answer. */
  answer: z.nullable(z.string()),
  createdAt: moment,
};

const judgedReview = z.object({
  ...reviewParts,
  status: reviewStatus,
  reason: z.nullable(rejectionReason),
});

/** A review as its author sees it. */
const ownReview = judgedReview;
export type OwnReview = z.output<typeof ownReview>;

/** The review fields of an order's line, for its customer. */
export const reviewOfLine = {
  /** The customer's own review; null if there is none. */
  review: z.nullable(ownReview),
  /** Whether one can be written now. */
  canReview: z.boolean(),
};

export const newReview = z.strictObject({
  orderId: orderIdOrNumber,
  productId: id,
  stars,
  text: z._default(
    text(reviewMaxLength).check(
      z.refine((written) => !hasContactDetails(written), words.contactInReview),
    ),
    '',
  ),
});

export const createReview = endpoint('createReview', {
  tag: 'Reviews',
  summary: 'Review a product of a delivered order: stars count at once, words wait for the shop',
  body: newReview,
  data: ownReview,
  errors: ['orderNotFound', 'reviewExists', 'reviewNotPossible'],
});

const ofReview = z.strictObject({ reviewId: id });

export const deleteReview = endpoint('deleteReview', {
  tag: 'Reviews',
  summary: 'Withdraw one’s own review, with the answer to it',
  params: ofReview,
  errors: ['reviewNotFound'],
});

export const shownReview = z.object({
  ...reviewParts,
  /** First name and initial, or 'A customer'. */
  name: z.string(),
  /** Whether there is no name: the account was deleted, or its name has no letters. */
  isAnonymous: z.boolean(),
  /** The month of the delivery in the shop's calendar: 2026-11. */
  deliveredIn: z.string(),
});
export type ShownReview = z.output<typeof shownReview>;

export const listProductReviews = endpoint('listProductReviews', {
  tag: 'Reviews',
  summary: 'The reviews of a product that count, newest first, with words that the shop has read',
  isCacheable: true,
  params: z.strictObject({ productId: id }),
  query: z.strictObject(pagingQuery(reviewPageSize)),
  data: z.array(shownReview),
  extras: {
    totalCount: z.int(),
    totalPages: z.int(),
    summary: z.extend(reviewAverage, {
      /** How many reviews give each number of stars. */
      stars: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()),
    }),
  },
  errors: ['productNotFound'],
});

export const adminReview = z.extend(judgedReview, {
  product: z.object({ _id: id, name: z.string() }),
  /** The number of the order that it was bought with. */
  orderId: z.string(),
  /** Null while the order is not delivered, which hides the review. */
  deliveredAt: z.nullable(moment),
  /** Null once the account has been deleted. */
  customer: z.nullable(z.object({ _id: id, name: z.string(), orders: z.int() })),
  /** Whether its stars count: it is the newest of its customer for the product. */
  isCounted: z.boolean(),
  version: z.int(),
});
export type AdminReview = z.output<typeof adminReview>;

export const listReviews = endpoint('listReviews', {
  tag: 'Reviews (admin)',
  summary: 'Reviews, newest first',
  query: z.strictObject({
    ...pagingQuery(adminReviewPageSize),
    status: z.optional(reviewStatus),
  }),
  data: z.array(adminReview),
  extras: { totalCount: z.int(), totalPages: z.int() },
});

export const reviewAnswer = text(reviewMaxLength, words.answerMissing);

export const updateReview = endpoint('updateReview', {
  tag: 'Reviews (admin)',
  summary: 'Publish or reject the words of a review, or answer it; what is left out stays',
  params: ofReview,
  body: z
    .strictObject({
      status: z.optional(z.enum(['published', 'rejected'])),
      /** The reason of a rejection. */
      reason: z.nullish(rejectionReason),
      /** Null removes the answer. */
      answer: z.nullish(reviewAnswer),
      version: z.int().check(z.minimum(1)),
    })
    .check(
      z.refine(({ status, reason }) => (status === 'rejected') === Boolean(reason), {
        error: words.reasonMissing,
        path: ['reason'],
      }),
    ),
  data: adminReview,
  errors: ['reviewNotFound', 'reviewChanged'],
});
