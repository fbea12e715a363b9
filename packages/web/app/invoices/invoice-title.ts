import type { Order } from '@mathappu/contract/orders';
import { paymentCheckWords } from '@mathappu/contract/orders/order-words';
import * as words from '#words/invoices';

type Facts = Pick<Order, 'orderStatus' | 'paymentStatus' | 'paymentDetails' | 'paymentCheck'>;

/**
 * The title of a printed order, so that nobody takes an unpaid one for a paid bill. A registered
 * shop's only bill is the numbered tax invoice.
 */
export function invoiceTitle(
  order: Facts,
  { isRegistered }: { isRegistered: boolean },
): { title: string; payment: string } {
  const { title, payment } = titleOf(order);
  return { title: isRegistered ? words.orderSummary : title, payment };
}

function titleOf(order: Facts): { title: string; payment: string } {
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
