import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { maxOrdersAtOnce } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { type ComponentType, useEffect, useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/shipments';
import { readOrderFilter } from './orders-query.ts';

type Printed = {
  orders: readonly AdminOrder[];
  Sheet: ComponentType<{ orders: readonly AdminOrder[] }>;
};

/** Prints the load sheet of the orders that the address of the page asks for, the newest first. */
export function usePrintedList(params: URLSearchParams) {
  const [printed, setPrinted] = useState<Printed>();
  const showToast = useToastHere();
  const loading = useMutation({
    mutationFn: async () => {
      const query = { page: '1', limit: String(maxOrdersAtOnce), ...readOrderFilter(params) };
      const [{ data }, { LoadSheet: Sheet }] = await Promise.all([
        call('listAllOrders', { query, failureText: words.loadFailed }),
        import('#web/admin/shipments/load-sheet.tsx'),
      ]);
      return { orders: data.orders, total: data.pagination.total, Sheet };
    },
    onSuccess: ({ orders, total, Sheet }) => {
      if (total > orders.length) {
        const text = fill(words.firstOfMany, { maximum: orders.length, total });
        showToast({ kind: 'info', text });
      }
      setPrinted({ orders, Sheet });
    },
  });

  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(undefined);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);

  return {
    print: () => loading.mutate(),
    isLoading: loading.isPending,
    sheet: printed && <printed.Sheet orders={printed.orders} />,
  };
}
