import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session/session-store.ts';
import { unpaidOrdersQuery } from './unpaid-orders-query.ts';
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
