import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { useShop } from '#web/document/shop-details.ts';
import { useIsHere } from '#web/navigation/use-navigate-here.ts';
import { storedUser } from '#web/session/session-store.ts';
import { showToast } from '#web/toasts/toast.ts';
import { sdkFailed } from '#words/payments';
import { setUnconfirmedPayment } from './unconfirmed-payment.ts';

/**
 * Starts the online payment of an order, unless the screen has been left meanwhile: the order then
 * waits for its payment. Resolves to whether money was paid; it is then being confirmed, which the
 * screens tell.
 */
export function usePayOnline() {
  const shop = useShop();
  const queries = useQueryClient();
  const isHere = useIsHere();

  async function pay({ orderId, razorpay }: Answer<'resumePayment'>['data']): Promise<boolean> {
    // What confirms the payment is there before anything is paid: afterwards the network may be gone.
    const parts = await loadParts().catch(() => undefined);
    if (!isHere()) return false;
    if (!parts) {
      showToast({ kind: 'error', text: sdkFailed });
      return false;
    }
    const { _id: userId, name, email, number } = storedUser();
    const payer = { name: shop.name, prefill: { name, email, contact: number } };
    const callback = await parts.payOnline(razorpay, payer, isHere);
    if (!callback) return false;
    setUnconfirmedPayment({ userId, orderId, callback });
    parts.confirmPayment();
    return true;
  }

  return async (order: Answer<'resumePayment'>['data']): Promise<boolean> => {
    const isPaid = await pay(order);
    const names = isPaid ? [] : ['getMyOrder', 'listMyOrders'];
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    return isPaid;
  };
}

async function loadParts() {
  const [{ payOnline }, { confirmPayment }] = await Promise.all([
    import('./pay-online.ts'),
    import('./confirm-payment.ts'),
    import('./unconfirmed-notice.tsx'),
  ]);
  return { payOnline, confirmPayment };
}
