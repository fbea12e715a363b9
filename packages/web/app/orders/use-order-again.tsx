import type { Order } from '@mathappu/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import { noAnswer } from '#words/api';
import type { LineDifference } from './compare-with-order.ts';

const loadDifferences = () => import('./order-differences.tsx');

type Found = {
  differences: readonly LineDifference[];
  /** The products of the order. */
  count: number;
};

/**
 * Brings the products of an order into the cart and says what is not as it was. Once for each page:
 *
 *     const { orderAgain, differencesDialog } = useOrderAgain();
 *     <OrderAgainButton order={order} orderAgain={orderAgain} />
 *     {differencesDialog}
 */
export function useOrderAgain() {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const showToast = useToastHere();
  const sayNoAnswer = () => showToast({ kind: 'error', text: noAnswer });
  const [found, setFound] = useState<Found>({ differences: [], count: 0 });

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (order: Order) =>
      (await loadDifferences().catch(sayNoAnswer))?.bringIntoCart(queries, order),
    onSuccess: (brought) => {
      if (!brought) return;
      const { differences, count, allText } = brought;
      setFound({ differences, count });
      if (differences.length === 0) navigateWithToast('/cart', { kind: 'success', text: allText });
    },
  });
  const { module: lazy } = useLoadedModule(loadDifferences, variables !== undefined);

  return {
    orderAgain: {
      start: (order: Order) => mutate(order),
      /** The id of the order that is being brought into the cart. */
      busyId: isPending ? variables.orderId : undefined,
    },
    differencesDialog: lazy && (
      <lazy.DifferencesDialog
        {...found}
        onClose={() => setFound(({ count }) => ({ differences: [], count }))}
      />
    ),
  };
}

export type OrderAgain = ReturnType<typeof useOrderAgain>['orderAgain'];
