import { useEffect } from 'react';
import { confirmPayment } from './confirm-payment.ts';
import { ConfirmingNotice } from './confirming-notice.tsx';
import { useShowOutcome } from './use-show-outcome.ts';

/** Says that a payment of this tab is being confirmed, and shows what comes of it. */
export function UnconfirmedNotice() {
  useShowOutcome();
  useEffect(() => {
    confirmPayment();
  }, []);
  return <ConfirmingNotice />;
}
