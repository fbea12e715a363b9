import { useEffect } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'unpaid-order';

/** The shop may learn of a payment from the provider's webhook alone. */
const pollMs = 10_000;

/** The order whose payment was begun in this tab, while it is payable or has just been paid. */
export function useUnpaidOrder() {
  const orderId = useSession() ? readStored(key, 'sessionStorage') : undefined;
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

/** Remembers the order whose payment begins, so that a reload of the tab finds it again. */
export function rememberUnpaidOrder(orderId: string): void {
  writeStored(key, orderId, 'sessionStorage');
}

export function forgetUnpaidOrder(): void {
  removeStored(key, 'sessionStorage');
}
