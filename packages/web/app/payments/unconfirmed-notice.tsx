import { useEffect, useEffectEvent } from 'react';
import { orderPath } from '#web/navigation/paths.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { confirmPayment, receiveOutcome } from './confirm-payment.ts';
import { ConfirmingNotice } from './confirming-notice.tsx';

/** Says that a payment of this tab is being confirmed, and shows what comes of it. */
export function UnconfirmedNotice() {
  useShowOutcome();
  useEffect(() => {
    confirmPayment();
  }, []);
  return <ConfirmingNotice />;
}

/**
 * While this screen is open, what came of a payment shows My Orders, or the order's page when another
 * amount was paid.
 */
function useShowOutcome(): void {
  const navigate = useNavigateHere();
  const show = useEffectEvent<Parameters<typeof receiveOutcome>[0]>((orderId, outcome) => {
    const [showSuccess, showConfirming] = [outcome === 'paid', outcome === 'confirming'];
    const to = outcome === 'differs' ? orderPath(orderId) : '/myorder';
    const state = { orderId, showSuccess, showConfirming };
    return navigate(to, { replace: true, state }) !== undefined;
  });
  useEffect(() => receiveOutcome((orderId, outcome) => show(orderId, outcome)), []);
}
