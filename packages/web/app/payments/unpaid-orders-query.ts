import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';

/** Another device may pay the order, and the shop may learn of a payment from the provider alone. */
const pollMs = 10_000;

const unpaid = { query: { status: 'pending_payment' } };

/**
 * The orders of this customer that can still be paid, the newest first, and the notice that shows
 * them: they come together, so that a screen is shown once. Without the notice's code there is none.
 */
export const unpaidOrdersQuery = queryOptions({
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
