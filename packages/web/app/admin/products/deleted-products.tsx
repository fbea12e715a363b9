import { useRead } from '#web/admin/api/use-admin-read.ts';
import * as words from '#words/admin/products';
import { DeletedButton, DeletedEntries } from './deleted-entries.tsx';
import { useRestoreProduct } from './use-restore-product.ts';

/** Opens the products that can be brought back. */
export const DeletedProducts = () => (
  <DeletedButton title={words.deletedProducts}>
    <DeletedList />
  </DeletedButton>
);

function DeletedList() {
  const { data, isError, refetch } = useRead('listDeletedProducts', {}, { staleTime: 0 });
  const { restoringId, restore } = useRestoreProduct();
  return (
    <DeletedEntries
      entries={data?.data}
      failed={isError && words.deletedFailed}
      none={words.noneDeleted}
      restoringId={restoringId}
      onRestore={(id) => restore(id).then(() => refetch())}
    />
  );
}
