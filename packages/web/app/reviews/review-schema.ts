import { newReview } from '@mathappu/contract/catalogue/reviews';
import * as z from 'zod/mini';

/** Turns what is chosen and typed into the input of the call; the stars are radio buttons. */
export const reviewForm = z.object({
  stars: z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((chosen) => (chosen ? Number(chosen) : undefined)),
    ),
    newReview.shape.stars,
  ),
  text: newReview.shape.text,
});
