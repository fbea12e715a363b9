import type { Order } from '@mathappu/contract/orders';
import { useUnconfirmedPayment } from '#web/payments/unconfirmed-payment.ts';

/** The order with what only this tab knows: that its payment was signed and is not confirmed yet. */
export function useShownOrder<Shown extends Order | undefined>(order: Shown): Shown {
  const unconfirmed = useUnconfirmedPayment();
  if (order?.orderStatus !== 'pending_payment' || order.orderId !== unconfirmed?.orderId) {
    return order;
  }
  return { ...order, paymentCheck: 'confirming', payableUntil: null, isCancellable: false };
}
