import type { editedProduct, Product } from '@mathappu/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Conflict, conflictOf } from '#web/admin/frame/conflict.tsx';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readKey } from '#web/api/use-read.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

type Edit = Omit<z.input<typeof editedProduct>, 'version' | 'stockSeen'>;

type Saved = { saved: Answer<'updateProduct'> } | { conflict: Conflict };

/**
 * Saves an edit that started from `base`. When somebody else has saved a newer version, puts that
 * into the query cache instead.
 */
export function useSaveProduct() {
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();

  return async (base: Product, edit: Edit): Promise<Saved> => {
    const params = { productId: base._id };
    const cacheProduct = (data: Product) =>
      queries.setQueryData<Answer<'getProduct'>>(
        readKey('getProduct', { params }),
        (answer) => answer && { ...answer, data },
      );
    try {
      const saved = await call('updateProduct', {
        params,
        body: { ...edit, version: base.version, stockSeen: base.stock },
        failureText: 'Failed to update product',
      });
      cacheProduct(saved.data);
      invalidateProducts();
      return { saved };
    } catch (error) {
      if (hasFreshProduct(error)) cacheProduct(error.data as Product);
      const conflict = conflictOf(error, 'productChanged');
      if (!conflict) throw error;
      return { conflict };
    }
  };
}

/** Whether the refusal contains the product as it is now. */
const hasFreshProduct = (error: unknown): error is CallError =>
  error instanceof CallError &&
  (error.code === 'productChanged' || error.code === 'stockTooLowToLower');
