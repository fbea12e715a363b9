import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/products';
import { useInvalidateProducts } from './use-invalidate-products.ts';

/** Numbers all products in the order of the price list, once the admin has read what that means. */
export function NumberAnew() {
  const [isOpen, setOpen] = useState(false);
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();
  const numbering = useMutation({
    mutationFn: () => call('numberAnew', { failureText: words.numberAnewFailed }),
    onSuccess: ({ data: { count } }) => {
      showToast({ kind: 'success', text: fill(plural(words.numberedAnew, count), { count }) });
      setOpen(false);
    },
    onSettled: () => invalidateProducts(),
  });

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.numberAnew}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title={words.numberAnew}
        actions={
          <Button isBusy={numbering.isPending} onClick={() => numbering.mutate()}>
            {words.numberAnew}
          </Button>
        }
      >
        <Question />
      </Dialog>
    </>
  );
}

function Question() {
  const { data } = useRead('listProducts', { body: { limit: 1 } }, { staleTime: 0 });
  if (!data) return <p className="text-ink-soft">{words.loading}</p>;
  const count = data.totalCount;
  return <p>{fill(plural(words.numberAnewQuestion, count), { count })}</p>;
}
