import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { maxOrdersAtOnce } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import type { ComponentType } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { readOrderFilter } from '#web/admin/orders/orders-query.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import { usePrinted } from '#web/ui/use-printed.ts';
import * as words from '#words/admin/shipments';

type Printed = {
  orders: readonly AdminOrder[];
  Sheet: ComponentType<{ orders: readonly AdminOrder[] }>;
};

/** Prints the load sheet of the orders that the address of the page asks for, the newest first. */
export function useLoadSheet(params: URLSearchParams) {
  const { printed, print } = usePrinted<Printed>();
  const showToast = useToastHere();
  const loading = useMutation({
    mutationFn: async () => {
      const query = { page: '1', limit: String(maxOrdersAtOnce), ...readOrderFilter(params) };
      const [{ data }, { LoadSheet: Sheet }] = await Promise.all([
        call('listAllOrders', { query, failureText: words.loadFailed }),
        import('./load-sheet.tsx'),
      ]);
      return { orders: data.orders, total: data.pagination.total, Sheet };
    },
    onSuccess: ({ orders, total, Sheet }) => {
      if (total > orders.length) {
        const text = fill(words.firstOfMany, { maximum: orders.length, total });
        showToast({ kind: 'info', text });
      }
      print({ orders, Sheet });
    },
  });

  return {
    print: () => loading.mutate(),
    isLoading: loading.isPending,
    sheet: printed && <printed.Sheet orders={printed.orders} />,
  };
}
