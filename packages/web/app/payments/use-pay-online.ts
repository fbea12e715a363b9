import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { useShop } from '#web/document/shop-details.ts';
import { storedUser } from '#web/session/session-store.ts';
import { confirmPayment } from './confirm-payment.ts';
import { payOnline } from './pay-online.ts';
import { setUnconfirmedPayment } from './unconfirmed-payment.ts';

/**
 * Starts the online payment of an order. Resolves to whether money was paid; it is then being
 * confirmed, which the screens tell.
 */
export function usePayOnline() {
  const shop = useShop();
  const queries = useQueryClient();

  return async ({ orderId, razorpay }: Answer<'resumePayment'>['data']): Promise<boolean> => {
    const { _id: userId, name, email, number } = storedUser();
    const callback = await payOnline(razorpay, {
      name: shop.name,
      prefill: { name, email, contact: number },
    });
    if (callback) {
      setUnconfirmedPayment({ userId, orderId, callback });
      confirmPayment();
      return true;
    }
    await Promise.all(
      ['getMyOrder', 'listMyOrders'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
    return false;
  };
}
