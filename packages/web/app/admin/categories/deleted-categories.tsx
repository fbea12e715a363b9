import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { DeletedButton, DeletedEntries } from '#web/admin/products/deleted-entries.tsx';
import { useInvalidateProducts } from '#web/admin/products/use-invalidate-products.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/categories';

/** Opens the categories that can be brought back. */
export const DeletedCategories = () => (
  <DeletedButton title={words.deletedCategories}>
    <DeletedList />
  </DeletedButton>
);

function DeletedList() {
  const { data, isError, refetch } = useRead('listDeletedCategories', {}, { staleTime: 0 });
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();
  const restore = useMutation({
    mutationFn: (categoryId: string) =>
      call('restoreCategory', { params: { categoryId }, failureText: words.restoreFailed }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
    onSettled: () => Promise.all([refetch(), invalidateProducts()]),
  });
  return (
    <DeletedEntries
      entries={data?.data}
      failed={isError && words.deletedFailed}
      none={words.noneDeleted}
      restoringId={restore.isPending ? restore.variables : undefined}
      onRestore={(id) => restore.mutate(id)}
    />
  );
}
