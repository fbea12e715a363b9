import { type Product, product } from '@mathappu/contract/catalogue';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';
import type { ProductValues } from './product-values.ts';

const values = z.object({
  name: z.string(),
  description: z.string(),
  price: z.string(),
  stock: z.string(),
  unit: z.string(),
  discount: z.string(),
  rating: z.string(),
  image: z.array(z.string()),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
}) satisfies z.ZodType<ProductValues>;

const draft = z.object({
  values,
  /** The product that the edit started from. */
  base: product.optional(),
});
type ProductDraft = z.output<typeof draft>;

const storeKey = (name: string) => `draft-product-${name}`;

/** What was written before a reload and not saved since. */
export function readProductDraft(name: string): ProductDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(storeKey(name), 'sessionStorage') ?? 'null');
    return draft.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

export function forgetProductDraft(name: string): void {
  removeStored(storeKey(name), 'sessionStorage');
}

/** Keeps every change of the form until the tab is closed or the draft forgotten. */
export function useKeptProductDraft(
  name: string,
  { subscribe }: Pick<UseFormReturn<ProductValues>, 'subscribe'>,
  base?: Product,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: written }) =>
          writeStored(storeKey(name), JSON.stringify({ values: written, base }), 'sessionStorage'),
      }),
    [name, subscribe, base],
  );
}
