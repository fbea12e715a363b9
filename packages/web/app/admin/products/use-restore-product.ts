import { call } from '#web/admin/api/admin-call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/products';
import { useInvalidateProducts } from './use-invalidate-products.ts';

/** Brings a deleted product back; a toast says so. */
export function useRestoreProduct() {
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();
  const { isPending, variables, mutateAsync } = useMutation({
    mutationFn: (productId: string) =>
      call('restoreProduct', { params: { productId }, failureText: words.restoreFailed }),
    onSettled: () => invalidateProducts(),
  });
  return {
    restoringId: isPending ? variables : undefined,
    async restore(productId: string) {
      try {
        const { message } = await mutateAsync(productId);
        showToast({ kind: 'success', text: message });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
      }
    },
  };
}
