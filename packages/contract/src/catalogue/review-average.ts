import * as z from 'zod/mini';

/** Of the reviews of a product by customers that count. */
export const reviewAverage = z.object({
  /** From 1 to 5, to one decimal; null without a review. */
  average: z.nullable(z.number()),
  count: z.int(),
});
type ReviewAverage = z.output<typeof reviewAverage>;

/** To one decimal, half up, of the sum of the stars. */
export const averageOf = ({ count, stars }: { count: number; stars: number }): ReviewAverage => ({
  average: count === 0 ? null : Math.floor((20 * stars + count) / (2 * count)) / 10,
  count,
});
