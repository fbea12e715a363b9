import type { Answer } from '#web/api/call.ts';
import { useIsHere } from '#web/navigation/use-navigate-here.ts';
import { storedUser } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { showToast } from '#web/toasts/toast.ts';
import { sdkFailed } from '#words/payments';
import { setUnconfirmedPayment } from './unconfirmed-payment.ts';

/**
 * Starts the online payment of an order, unless the screen has been left meanwhile: the order then
 * waits for its payment. Resolves to whether money was paid; it is then being confirmed, which the
 * screens tell. Else the orders are to be read again.
 */
export function usePayOnline() {
  const shop = useShop();
  const isHere = useIsHere();

  return async ({ orderId, razorpay }: Answer<'resumePayment'>['data']): Promise<boolean> => {
    // Loads the code that confirms a payment before anything is paid: afterwards the network may be
    // gone.
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
