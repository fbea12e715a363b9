import { useEffect } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/use-session.ts';
import { forgetUnpaidOrder, unpaidOrder } from './unpaid-order.ts';

/** The provider may tell the shop of a payment that this page never heard of. */
const pollMs = 10_000;

/** The order whose payment was begun in this tab, while it can be paid or has just been. */
export function useUnpaidOrder() {
  const orderId = useSession() ? unpaidOrder() : undefined;
  const { data, refetch } = useRead(
    'getMyOrder',
    { params: { orderId: orderId ?? '' } },
    { enabled: orderId !== undefined, staleTime: 0, toast: false, refetchInterval: pollMs },
  );
  const order = orderId === undefined ? undefined : data?.data;
  const isSettled = order?.payableUntil === null;

  useEffect(() => {
    if (isSettled) return forgetUnpaidOrder;
  }, [isSettled]);

  const isShown = order && (order.paymentStatus === 'PAID' || order.payableUntil !== null);
  return { order: isShown ? order : undefined, reload: refetch };
}
