import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/products';
import { useRestoreProduct } from './use-restore-product.ts';

/** Opens the products that can be brought back. */
export function DeletedProducts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.deletedProducts}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.deletedProducts}>
        <DeletedList />
      </Dialog>
    </>
  );
}

function DeletedList() {
  const { data, isError, refetch } = useRead('listDeletedProducts', {}, { staleTime: 0 });
  const { restoringId, restore } = useRestoreProduct();
  if (isError) return <p className="text-ink-soft">{words.deletedFailed}</p>;
  if (!data) return <p className="text-ink-soft">{words.loading}</p>;
  if (data.data.length === 0) return <p>{words.noneDeleted}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.data.map(({ _id, name, deletedAt }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">{formatDateTime(deletedAt)}</p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={fill(words.bringBackOf, { name })}
            isBusy={restoringId === _id}
            onClick={() => restore(_id).then(() => refetch())}
          >
            {words.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
