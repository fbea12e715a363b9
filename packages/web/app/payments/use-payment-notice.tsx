import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { useUnconfirmedNotice } from './use-unconfirmed-notice.tsx';

/**
 * The notice about an order of this customer that waits for its payment, as the server knows it, or
 * about a payment of this tab that is being confirmed. `isLoading` until the first answer, so that
 * a screen can be shown once, with what stands above it.
 */
export function usePaymentNotice({ hasJustClosed = false } = {}) {
  const isSignedIn = useSession() !== undefined;
  const unconfirmed = useUnconfirmedNotice();
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...unpaidOrdersQuery,
    enabled: isSignedIn,
  });
  if (unconfirmed) return { notice: unconfirmed.notice, isConfirming: true, isLoading: false };
  const { orders: [newest, ...others] = [], Notice } = (isSignedIn && data) || {};
  const notice = newest && Notice && (
    <Notice orders={[newest, ...others]} readAt={dataUpdatedAt} hasJustClosed={hasJustClosed} />
  );
  return { notice, isConfirming: false, isLoading: isSignedIn && isPending };
}

/** Another device may pay the order, and the shop may learn of a payment from the provider alone. */
const pollMs = 10_000;

const unpaid = { query: { status: 'pending_payment' } };

/**
 * The orders of this customer that can still be paid, the newest first, and the notice that shows
 * them: they come together, so that a screen is shown once. Without the notice's code there is none.
 */
const unpaidOrdersQuery = queryOptions({
  queryKey: [...readKey('listMyOrders', unpaid), 'notice'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listMyOrders', { ...unpaid, signal, toast: false });
    const orders = data.orders.filter(({ payableUntil }) => payableUntil !== null);
    const notice =
      orders.length > 0
        ? await import('./unpaid-order-notice.tsx').catch(() => undefined)
        : undefined;
    return { orders, Notice: notice?.UnpaidOrderNotice };
  },
  staleTime: 0,
  refetchInterval: ({ state }) => Boolean(state.data?.orders.length) && pollMs,
});
