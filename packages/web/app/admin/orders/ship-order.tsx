import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useShortcuts } from '#web/lists/use-shortcuts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/orders';

type ShipOrderProps = {
  order: AdminOrder;
  /** Whether another order comes after it. */
  hasNext: boolean;
  /** Whether the key `s` does the same. */
  hasKey: boolean;
  onShipped: () => void;
};

/** Ships an order that waits to be packed, and goes on to the next one. */
export function ShipOrder({ order, hasNext, hasKey, onShipped }: ShipOrderProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const shipping = useMutation({
    mutationFn: () =>
      call('updateOrderStatus', {
        params: { orderId: order._id },
        body: { status: 'SHIPPED', from: order.status },
        failureText: words.updateFailed,
      }),
    onSuccess: ({ data }) => {
      showToast({ kind: 'success', text: fill(words.shipped, { orderId: data.orderId }) });
      onShipped();
    },
    // Read again even after a failure: somebody else may have changed the order.
    onSettled: () => void readAgain(queries),
  });

  const ship = () => {
    if (!shipping.isPending) shipping.mutate();
  };
  useShortcuts({ s: ship }, hasKey, { isInDialog: true });

  return (
    <Button size="sm" isBusy={shipping.isPending} onClick={ship}>
      {hasNext ? words.markShippedNext : words.markShipped}
      {hasKey && (
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <kbd>{'s'}</kbd>
        </span>
      )}
    </Button>
  );
}
