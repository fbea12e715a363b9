import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';

/** Where an order is, in a sentence of what is known: no promise of days. */
export function orderProgress(order: Order): string {
  const { orderStatus, paymentCheck, shippedAt, deliveredAt, cancelledAt, delivery_address } =
    order;
  switch (orderStatus) {
    case 'shipped':
      return `${on('Shipped', shippedAt)}, on its way to ${delivery_address.city}.`;
    case 'delivered':
      return `${on('Delivered', deliveredAt)}.`;
    case 'cancelled':
      return `${on('Cancelled', cancelledAt)}.`;
    case 'pending_payment':
      return 'It waits for its payment.';
    default:
      return paymentCheck
        ? 'We get it ready once its payment is confirmed.'
        : 'We are getting it ready.';
  }
}

const on = (what: string, moment: string | null) =>
  moment ? `${what} on ${formatDate(moment)}` : what;

/** How an order is or was paid; undefined where another note says more. */
export function paymentNote({
  paymentDetails,
  paymentStatus,
  paymentCheck,
  orderStatus,
}: Order): string | undefined {
  if (paymentCheck || paymentStatus === 'REFUNDED') return undefined;
  const isCash = paymentDetails.paymentMethod === 'cod';
  if (paymentStatus === 'PAID') return isCash ? 'Paid in cash' : 'Paid online';
  if (orderStatus === 'cancelled') return undefined;
  return isCash ? 'Cash on delivery' : 'Not paid yet';
}
