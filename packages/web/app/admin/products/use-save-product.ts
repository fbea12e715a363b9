import type { editedProduct, Product } from '@mathappu/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readKey } from '#web/api/use-read.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

type Edit = Omit<z.input<typeof editedProduct>, 'version' | 'stockSeen'>;

/**
 * Saves an edit that started from `base` and returns the server's message of success. When another
 * admin has saved a newer version, puts that into the query cache and returns undefined.
 */
export function useSaveProduct() {
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();

  return async (base: Product, edit: Edit): Promise<string | undefined> => {
    const params = { productId: base._id };
    const cacheProduct = (data: Product) =>
      queries.setQueryData<Answer<'getProduct'>>(
        readKey('getProduct', { params }),
        (answer) => answer && { ...answer, data },
      );
    try {
      const { data, message } = await call('updateProduct', {
        params,
        body: { ...edit, version: base.version, stockSeen: base.stock },
        failureText: 'Failed to update product',
      });
      cacheProduct(data);
      invalidateProducts();
      return message;
    } catch (error) {
      const fresh = freshProductOf(error);
      if (fresh) cacheProduct(fresh);
      if (!fresh || fresh.version === base.version) throw error;
      return undefined;
    }
  };
}

/** The product as it is now, which the refusal of a conflict contains. */
function freshProductOf(error: unknown): Product | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isConflict = error.code === 'productChanged' || error.code === 'stockTooLowToLower';
  return isConflict ? (error.data as Product) : undefined;
}
