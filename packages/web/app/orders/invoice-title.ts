import { paymentCheckWords } from '@mathappu/contract/order-words';
import type { Order } from '@mathappu/contract/orders';

type Facts = Pick<Order, 'orderStatus' | 'paymentStatus' | 'paymentDetails' | 'paymentCheck'>;

/** What the printed order is, so that nobody takes an unpaid one for a paid bill. */
export function invoiceTitle(order: Facts): { title: string; payment: string } {
  const { orderStatus, paymentStatus, paymentDetails, paymentCheck } = order;
  if (orderStatus === 'cancelled') return { title: 'Order summary', payment: 'Cancelled' };
  if (paymentStatus === 'PAID') return { title: 'Invoice', payment: 'Paid' };
  if (paymentStatus === 'REFUNDED') return { title: 'Invoice', payment: 'Refunded' };
  if (paymentCheck) return { title: 'Order summary', payment: paymentCheckWords[paymentCheck] };
  if (paymentDetails.paymentMethod === 'cod' && orderStatus !== 'pending_payment') {
    return { title: 'Invoice', payment: 'Not paid yet: cash on delivery' };
  }
  return { title: 'Order summary', payment: 'Not paid' };
}
