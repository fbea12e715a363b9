import type { CartItem } from '@mathappu/contract/cart';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { maxCartLines } from '@mathappu/contract/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeIntoAccountCart } from '#web/cart/merge/merge-account-cart.ts';
import { putIntoGuestCart } from '#web/cart/merge/merge-guest-items.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { currentUser } from '#web/session/session-store.ts';
import { listNotes } from '#web/stores/list-notes.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/estimates';
import { type ListLine, noteList } from './note-list.ts';

type List = {
  lines: readonly ListLine[];
  /** The goods as they are sold now, for the cart of a guest. */
  today: Pick<SharedEstimate['today'], 'lines'>;
};

/** Brings the list into the cart at today's prices and goes there; asks when there are goods in it. */
export function usePutIntoCart(quote: List) {
  const queries = useQueryClient();
  const { lines, isLoading, isFailed } = useCart();
  const navigateWithToast = useNavigateWithToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (isReplacing: boolean) => putIntoCart(queries, quote, isReplacing),
    onSuccess: (cart) => {
      setAsking(false);
      const notes = noteList(quote.lines, cart);
      listNotes.set(notes);
      const isWhole = notes.every(({ kind }) => kind === 'dearer');
      navigateWithToast('/cart', {
        kind: isWhole ? 'success' : 'info',
        text: isWhole ? words.inCart : words.inCartPartly,
      });
    },
  });

  return {
    put: () => (lines.length > 0 || isFailed ? setAsking(true) : mutate(false)),
    isPutting: isLoading || (isPending && !isAsking),
    dialog: (
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.cartHasGoods}
        description={words.cartHasGoodsLead}
        size="sm"
        actions={
          <>
            <Button variant="secondary" isBusy={isPending} onClick={() => mutate(true)}>
              {words.replaceCart}
            </Button>
            <Button isBusy={isPending} onClick={() => mutate(false)}>
              {words.addToMyCart}
            </Button>
          </>
        }
      />
    ),
  };
}

/** Returns the cart. @throws CallError, whose toast has been shown */
async function putIntoCart(
  queries: QueryClient,
  { lines, today }: List,
  isReplacing: boolean,
): Promise<readonly CartItem[]> {
  if (!currentUser()) return putIntoGuestCart(today.lines, isReplacing);
  const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return mergeIntoAccountCart(queries, wanted.slice(0, maxCartLines), isReplacing);
}
