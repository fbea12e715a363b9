import type { Product } from '@mathappu/contract/catalogue';
import type { editedProduct } from '@mathappu/contract/catalogue/written-product';
import type * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import { type Conflict, conflictOf } from '#web/admin/frame/conflict.tsx';
import type { Answer } from '#web/api/call.ts';
import { CallError, type FailureCode } from '#web/api/call-error.ts';
import * as words from '#words/admin/products';
import { useCacheProduct } from './use-cache-product.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

type Edit = Omit<z.input<typeof editedProduct>, 'version' | 'stockSeen'>;

type Saved =
  | { saved: Answer<'updateProduct'> }
  /** Somebody else saved `theirs` meanwhile. */
  | { conflict: Conflict; theirs: Product };

/**
 * Saves an edit that started from `base`. The product as it is then, saved or refused, is put into
 * the query cache.
 */
export function useSaveProduct() {
  const cacheProduct = useCacheProduct();
  const invalidateProducts = useInvalidateProducts();

  return async (base: Product, edit: Edit): Promise<Saved> => {
    const params = { productId: base._id };
    try {
      const saved = await call('updateProduct', {
        params,
        body: { ...edit, version: base.version, stockSeen: base.stock },
        failureText: words.updateFailed,
      });
      cacheProduct(saved.data);
      invalidateProducts({ isListUpdated: true });
      return { saved };
    } catch (error) {
      const fresh = freshProductOf(error);
      if (fresh) cacheProduct(fresh);
      const conflict = conflictOf(error, 'productChanged');
      if (!conflict || !fresh) throw error;
      return { conflict, theirs: fresh };
    }
  };
}

/** The product as it is now, when the refusal contains it. */
export const freshProductOf = (error: unknown): Product | undefined =>
  error instanceof CallError && codesWithProduct.includes(error.code)
    ? (error.data as Product)
    : undefined;

const codesWithProduct: FailureCode[] = ['productChanged', 'stockTooLowToLower'];
