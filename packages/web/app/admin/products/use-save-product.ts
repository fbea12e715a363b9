import type { editedProduct, Product } from '@mathappu/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readKey } from '#web/api/use-read.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import type { ProductValues } from './product-values.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

type Edit = Omit<z.input<typeof editedProduct>, 'version' | 'stockSeen'>;

/**
 * Saves an edit that started from `base` and gives the server's word of success. A refusal is
 * shown in the form; when somebody else was faster, the product as it is now becomes known.
 */
export function useSaveProduct() {
  const queries = useQueryClient();
  const invalidateProducts = useInvalidateProducts();

  return async (
    base: Product,
    edit: Edit,
    form: Pick<UseFormReturn<ProductValues>, 'setError' | 'getValues'>,
  ): Promise<string | undefined> => {
    const params = { productId: base._id };
    const remember = (data: Product) =>
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
      remember(data);
      invalidateProducts();
      return message;
    } catch (error) {
      const fresh = freshProductOf(error);
      if (fresh) remember(fresh);
      if (!fresh || fresh.version === base.version) showRefusal(error, form);
      return undefined;
    }
  };
}

/** The product as it stands, which a refusal for a conflict (409) brings along. */
function freshProductOf(error: unknown): Product | undefined {
  const isConflict = error instanceof CallError && error.status === 409 && error.data !== null;
  return isConflict ? (error.data as Product) : undefined;
}
