import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/orders';

/** Where an order is, in a sentence of what is known: no promise of days. */
export function orderProgress(order: Order): string {
  const { orderStatus, paymentCheck, shippedAt, deliveredAt, cancelledAt } = order;
  const city = order.delivery_terms.depot?.district ?? order.delivery_address.city;
  switch (orderStatus) {
    case 'shipped':
      return shippedAt
        ? fill(words.shippedOnTo, { date: formatDate(shippedAt), city })
        : fill(words.shippedTo, { city });
    case 'delivered':
      return deliveredAt
        ? fill(words.deliveredOn, { date: formatDate(deliveredAt) })
        : words.wasDelivered;
    case 'cancelled':
      return cancelledAt
        ? fill(words.cancelledOn, { date: formatDate(cancelledAt) })
        : words.wasCancelled;
    case 'pending_payment':
      return words.waitsForPayment;
    default:
      return paymentCheck ? words.gettingReadyOncePaid : words.gettingReady;
  }
}

const paidWords = { cod: words.paidInCash, online: words.paidOnline, offline: words.paid };

/** How an order is or was paid; undefined where another note says more. */
export function paymentNote({
  paymentDetails,
  paymentStatus,
  paymentCheck,
  orderStatus,
}: Order): string | undefined {
  if (paymentCheck || paymentStatus === 'REFUNDED') return undefined;
  const { paymentMethod } = paymentDetails;
  if (paymentStatus === 'PAID') return paidWords[paymentMethod];
  if (orderStatus === 'cancelled') return undefined;
  return paymentMethod === 'cod' ? words.cashOnDelivery : words.notPaidYet;
}
