import { createCategory } from '@mathappu/contract/catalogue/categories';
import { categorySlug, line } from '@mathappu/contract/fields';
import * as z from 'zod/mini';

export type CategoryValues = { name: string; nameTa: string; slug: string; image: string[] };

/** Turns what is typed into the input of the calls. */
export const categoryForm = z.object({
  name: createCategory.body.shape.name,
  nameTa: line(60),
  slug: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.trim() || undefined),
    ),
    z.optional(categorySlug),
  ),
  image: z.pipe(
    z.array(z.string()),
    z.transform((images: string[]) => images[0] ?? null),
  ),
});
