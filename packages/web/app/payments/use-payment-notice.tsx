import { useState } from 'react';
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
 * about a payment of this tab that is being confirmed. `isLoading` until the first answer, so that
 * a screen can be shown once, with what stands above it.
 */
export function usePaymentNotice({ hasJustClosed = false } = {}) {
  const isSignedIn = useSession() !== undefined;
  const unconfirmed = useUnconfirmedNotice();
  const { data, dataUpdatedAt, isPending } = useRead('listMyOrders', waiting, {
    enabled: isSignedIn,
    staleTime: 0,
    toast: false,
    refetchInterval: ({ state }) => Boolean(state.data?.data.orders.length) && pollMs,
  });
  const orders = isSignedIn ? (data?.data.orders ?? []) : [];
  const [newest, ...others] = orders.filter(({ payableUntil }) => payableUntil !== null);
  const { module: unpaid, error } = useLoadedModule(loadUnpaid, newest !== undefined);
  const [isKnown, setKnown] = useState(false);
  const isLoading = isSignedIn && (isPending || (newest !== undefined && !unpaid && !error));
  if (isSignedIn && !isKnown && !isLoading) setKnown(true);
  if (unconfirmed) return { notice: unconfirmed.notice, isConfirming: true, isLoading: false };
  const notice = newest && unpaid && (
    <unpaid.UnpaidOrderNotice
      orders={[newest, ...others]}
      readAt={dataUpdatedAt}
      hasJustClosed={hasJustClosed}
    />
  );
  return { notice, isConfirming: false, isLoading: !isKnown && isLoading };
}
