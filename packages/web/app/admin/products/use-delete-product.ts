import type { Product } from '@mathappu/contract/catalogue';
import { call } from '#web/admin/api/admin-call.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/products';
import { useInvalidateProducts } from './use-invalidate-products.ts';

/** Deletes a product as the admin sees it: not when somebody else has changed it meanwhile. */
export function useDeleteProduct() {
  const invalidateProducts = useInvalidateProducts();
  const { isPending, variables, mutateAsync } = useMutation({
    mutationFn: ({ _id, version }: Product) =>
      call('deleteProduct', {
        params: { productId: _id },
        query: { version: String(version) },
        failureText: words.removeFailed,
      }),
    // Read again even after a failure: the product may be deleted already.
    onSettled: () => invalidateProducts(),
  });
  return { deletingId: isPending ? variables._id : undefined, deleteProduct: mutateAsync };
}
