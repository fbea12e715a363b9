import { paymentCheckWords } from '@mathappu/contract/order-words';
import type { Order } from '@mathappu/contract/orders';
import * as words from '#words/orders';

type Facts = Pick<Order, 'orderStatus' | 'paymentStatus' | 'paymentDetails' | 'paymentCheck'>;

/** What the printed order is, so that nobody takes an unpaid one for a paid bill. */
export function invoiceTitle(order: Facts): { title: string; payment: string } {
  const { orderStatus, paymentStatus, paymentDetails, paymentCheck } = order;
  if (orderStatus === 'cancelled')
    return { title: words.orderSummary, payment: words.invoiceCancelled };
  if (paymentStatus === 'PAID') return { title: words.invoice, payment: words.invoicePaid };
  if (paymentStatus === 'REFUNDED') return { title: words.invoice, payment: words.invoiceRefunded };
  if (paymentCheck) return { title: words.orderSummary, payment: paymentCheckWords[paymentCheck] };
  if (paymentDetails.paymentMethod === 'cod' && orderStatus !== 'pending_payment') {
    return { title: words.invoice, payment: words.invoiceCash };
  }
  return { title: words.orderSummary, payment: words.invoiceUnpaid };
}
