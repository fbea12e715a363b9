import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/orders';
import * as orderWords from '#words/orders';

const loadDetail = () => import('./admin-order-detail.tsx');

type OrderDialogProps = {
  openId: string | undefined;
  /** The order as in the list, when it is on the page. */
  row: AdminOrder | undefined;
  /** The next order that waits to be packed. */
  nextId: string | undefined;
  hasKeys: boolean;
  onOpen: (orderId: string) => void;
  onShipped: (order: AdminOrder) => void;
  onClose: () => void;
};

const loading = <Loading text={words.loadingOrder} />;

export function OrderDialog(props: OrderDialogProps) {
  const { openId, row, nextId, hasKeys, onOpen, onShipped, onClose } = props;
  const queries = useQueryClient();
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getOrderHistory',
    { params: { orderId: openId ?? '' } },
    {
      enabled: openId !== undefined,
      failureText: orderWords.orderFailed,
      staleTime: 0,
      // The outcome of a refund comes from the payment provider, without a reload.
      refetchInterval: ({ state }) => refetchAfterMs(state.data?.data),
    },
  );
  const order = read.data?.data.order ?? row;
  const isRowOutdated =
    row !== undefined &&
    (row.status !== order?.status || row.paymentStatus !== order.paymentStatus);

  // Changes by the payment provider or another admin are shown in the list as well.
  useEffect(() => {
    if (isRowOutdated) queries.invalidateQueries({ queryKey: ['listAllOrders'] });
  }, [isRowOutdated, queries]);

  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={() => onClose()}
      title={fill(orderWords.orderTitle, { number: order?.orderId ?? openId ?? '' })}
      description={order && formatDateTime(order.createdAt)}
      size="lg"
    >
      {order && detail ? (
        <detail.AdminOrderDetail
          order={order}
          shipping={{
            hasNext: nextId !== undefined,
            hasKey: hasKeys,
            onShipped: () => {
              onShipped(order);
              if (nextId === undefined) onClose();
              else onOpen(nextId);
            },
          }}
          read={read}
        />
      ) : (
        <ReadStates read={read} failureText={orderWords.orderFailed} skeleton={loading}>
          {() => loading}
        </ReadStates>
      )}
    </Dialog>
  );
}

/** A requested refund is with the provider in a moment; an accepted one may take days. */
function refetchAfterMs(history: OrderHistory | undefined): number | false {
  const states = history?.refunds.map(({ state }) => state) ?? [];
  if (states.includes('requested')) return 3_000;
  return states.includes('accepted') && 30_000;
}
