import { useEffect } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { forgetUnpaidOrder, unpaidOrderId } from './unpaid-order-id.ts';

const loadNotice = () => import('./unpaid-order-notice.tsx');

/** The shop may learn of a payment from the provider's webhook alone. */
const pollMs = 10_000;

/** The order whose payment was begun in this tab, while it is payable or just paid, and its notice. */
export function useUnpaidOrder() {
  const orderId = useSession() ? unpaidOrderId() : undefined;
  const { data, refetch } = useRead(
    'getMyOrder',
    { params: { orderId: orderId ?? '' } },
    { enabled: orderId !== undefined, staleTime: 0, toast: false, refetchInterval: pollMs },
  );
  const { module } = useLoadedModule(loadNotice, orderId !== undefined);
  const order = orderId === undefined ? undefined : data?.data;
  const isSettled = order?.payableUntil === null;

  useEffect(() => {
    if (isSettled) return forgetUnpaidOrder;
  }, [isSettled]);

  const isShown = order && (order.paymentStatus === 'PAID' || order.payableUntil !== null);
  const Notice = module?.UnpaidOrderNotice;
  return { order: isShown ? order : undefined, reload: refetch, Notice };
}
