import * as z from 'zod/mini';
import { categorySlug, id } from '../fields.ts';

/** The category as products have it. */
export const categoryOfProduct = z.object({
  _id: id,
  /** In addresses: `/products?category={slug}`. */
  slug: categorySlug,
  name: z.string(),
  /** In Tamil; '' when there is none. */
  nameTa: z.string(),
});
export type CategoryOfProduct = z.output<typeof categoryOfProduct>;
