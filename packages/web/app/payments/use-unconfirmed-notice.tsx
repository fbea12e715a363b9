import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { useUnconfirmedPayment } from './unconfirmed-payment.ts';

const loadNotice = () => import('./unconfirmed-notice.tsx');

/** The notice about a payment of this tab that is being confirmed; null while it is loaded. */
export function useUnconfirmedNotice() {
  const payment = useUnconfirmedPayment();
  const { module } = useLoadedModule(loadNotice, payment !== undefined);
  if (!payment) return undefined;
  return { orderId: payment.orderId, notice: module ? <module.UnconfirmedNotice /> : null };
}
