import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { orderPath } from '#web/document/paths.ts';
import { useShop } from '#web/document/shop-details.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { storedUser } from '#web/session/session-store.ts';
import { payOnline } from './pay-online.ts';
import { forgetUnpaidOrder, rememberUnpaidOrder } from './unpaid-order-id.ts';

/**
 * Starts the online payment of an order. Resolves to whether money was paid; then My Orders is shown,
 * or the order's page when it was another amount.
 */
export function usePayOnline() {
  const shop = useShop();
  const queries = useQueryClient();
  const navigate = useNavigateHere();

  return async ({ orderId, razorpay }: Answer<'resumePayment'>['data']): Promise<boolean> => {
    rememberUnpaidOrder(orderId);
    const { name, email, number } = storedUser();
    const outcome = await payOnline(razorpay, {
      name: shop.name,
      prefill: { name, email, contact: number },
    });
    const isPaid = outcome !== 'unpaid';
    if (isPaid) {
      forgetUnpaidOrder();
      const [showSuccess, showConfirming] = [outcome === 'paid', outcome === 'confirming'];
      await navigate(outcome === 'differs' ? orderPath(orderId) : '/myorder', {
        replace: true,
        state: { orderId, showSuccess, showConfirming },
      });
    }
    queries.invalidateQueries({ queryKey: ['getMyOrder'] });
    queries.invalidateQueries({ queryKey: ['listMyOrders'] });
    return isPaid;
  };
}
