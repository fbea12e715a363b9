import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { useShop } from '#web/document/shop-details.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { storedUser } from '#web/session/session-store.ts';
import { payOnline } from './pay-online.ts';
import { forgetUnpaidOrder, rememberUnpaidOrder } from './unpaid-order-id.ts';

/** Starts the online payment of an order. Resolves to whether it is paid; then My Orders is shown. */
export function usePayOnline() {
  const shop = useShop();
  const queries = useQueryClient();
  const navigate = useNavigateHere();

  return async ({ orderId, razorpay }: Answer<'resumePayment'>['data']): Promise<boolean> => {
    rememberUnpaidOrder(orderId);
    const { name, email, number } = storedUser();
    const isPaid = await payOnline(razorpay, {
      name: shop.name,
      prefill: { name, email, contact: number },
    });
    if (isPaid) {
      forgetUnpaidOrder();
      await navigate('/myorder', { replace: true, state: { orderId, showSuccess: true } });
    }
    queries.invalidateQueries({ queryKey: ['getMyOrder'] });
    queries.invalidateQueries({ queryKey: ['listMyOrders'] });
    return isPaid;
  };
}
