import { reviewAnswer } from '@mathappu/contract/catalogue/reviews';
import { text } from '@mathappu/contract/fields';
import { reviewMaxLength } from '@mathappu/contract/limits';
import * as z from 'zod/mini';

/** An answer that is there already is taken away by an empty one. */
export const answerForm = (isRemovable: boolean) =>
  z.object({
    answer: z.pipe(
      isRemovable ? text(reviewMaxLength) : reviewAnswer,
      z.transform((written: string) => written || null),
    ),
  });
