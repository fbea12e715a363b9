import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

/** `remove` returns the server's message of success; undefined when the call failed, which shows a toast. */
export function useDeleteProduct() {
  const invalidateProducts = useInvalidateProducts();
  const deleting = useMutation({
    mutationFn: (productId: string) =>
      call('deleteProduct', { params: { productId }, failureText: 'Failed to delete product' }),
    // Also when it failed: the product may be deleted already.
    onSettled: () => invalidateProducts(),
  });

  return {
    productId: deleting.isPending ? deleting.variables : undefined,
    remove: (productId: string): Promise<string | undefined> =>
      deleting.mutateAsync(productId).then(
        ({ message }) => message,
        () => undefined,
      ),
  };
}
