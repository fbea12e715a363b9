import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { useUnconfirmedNotice } from './use-unconfirmed-notice.tsx';

const loadUnpaid = () => import('./unpaid-order-notice.tsx');

/** Another device may pay the order, and the shop may learn of a payment from the provider alone. */
const pollMs = 10_000;

const waiting = { query: { status: 'pending_payment' } };

/**
 * The notice about an order of this customer that waits for its payment, as the server knows it, or
 * about a payment of this tab that is being confirmed.
 */
export function usePaymentNotice({ hasJustClosed = false } = {}) {
  const isSignedIn = useSession() !== undefined;
  const unconfirmed = useUnconfirmedNotice();
  const { data, dataUpdatedAt } = useRead('listMyOrders', waiting, {
    enabled: isSignedIn,
    staleTime: 0,
    toast: false,
    refetchInterval: ({ state }) => Boolean(state.data?.data.orders.length) && pollMs,
  });
  const orders = isSignedIn ? (data?.data.orders ?? []) : [];
  const [newest, ...others] = orders.filter(({ payableUntil }) => payableUntil !== null);
  const unpaid = useLoadedModule(loadUnpaid, newest !== undefined).module;
  if (unconfirmed) return { notice: unconfirmed.notice, isConfirming: true };
  const notice = newest && unpaid && (
    <unpaid.UnpaidOrderNotice
      orders={[newest, ...others]}
      readAt={dataUpdatedAt}
      hasJustClosed={hasJustClosed}
    />
  );
  return { notice, isConfirming: false };
}
