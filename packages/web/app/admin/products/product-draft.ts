import { pickedProduct, product } from '@mathappu/contract/catalogue';
import * as z from 'zod/mini';
import { readDraft } from '#web/forms/form-draft.ts';
import { mapFacts } from './passport/passport-values.ts';
import { mapTextFields, type ProductValues } from './product-values.ts';

const productDraft = z.object({
  values: z.object({
    ...mapTextFields(() => z.string()),
    image: z.array(z.string()),
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    goesWith: z.array(pickedProduct),
    passport: z.object(mapFacts(() => z.string())),
  }) satisfies z.ZodMiniType<ProductValues>,
  /** The product that the edit started from. */
  base: z.optional(product),
});

export const newProductDraft = 'product-new';
export const editDraft = (productId: string) => `product-${productId}`;

/** What was typed before a reload and not saved since. */
export function readProductDraft(key: string): z.output<typeof productDraft> | undefined {
  return productDraft.safeParse(readDraft(key)).data;
}
