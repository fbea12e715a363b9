import * as z from 'zod/mini';

/** The average and number of a product's reviews that count. */
export const reviewAverage = z.object({
  /** From 1 to 5, to one decimal; null without a review. */
  average: z.nullable(z.number()),
  count: z.int(),
});
type ReviewAverage = z.output<typeof reviewAverage>;

/** The average of a sum of stars, rounded half up to one decimal. */
export const averageOf = ({ count, stars }: { count: number; stars: number }): ReviewAverage => ({
  average: count === 0 ? null : Math.floor((20 * stars + count) / (2 * count)) / 10,
  count,
});
