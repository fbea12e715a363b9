import { paymentHoldMinutes } from '@mathappu/contract/limits';
import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { zoneName } from '#web/delivery/zone-names.ts';
import * as words from '#words/orders';

/** Where an order is, in a sentence of what is known. */
export function orderProgress(order: Order): string {
  const { orderStatus, paymentCheck, shippedAt, deliveredAt, cancelledAt } = order;
  const city = zoneName(order.delivery_terms.depot?.district ?? order.delivery_address.city);
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
      if (hasRunOut(order)) return fill(words.notPaidInTime, { minutes: paymentHoldMinutes });
      return cancelledAt
        ? fill(words.cancelledOn, { date: formatDate(cancelledAt) })
        : words.wasCancelled;
    case 'pending_payment':
      return words.waitsForPayment;
    default:
      return paymentCheck ? words.gettingReadyOncePaid : words.gettingReady;
  }
}

const holdMs = paymentHoldMinutes * 60_000;

/**
 * Whether the shop cancelled the order because it was not paid in time, which brings its goods back into
 * the cart. The customer can cancel an unpaid order only before that.
 */
export function hasRunOut({
  orderStatus,
  paymentDetails,
  paymentStatus,
  createdAt,
  cancelledAt,
}: Order): boolean {
  if (orderStatus !== 'cancelled' || cancelledAt === null) return false;
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  const waited = Date.parse(cancelledAt) - Date.parse(createdAt);
  return paymentDetails.paymentMethod === 'online' && isUnpaid && waited >= holdMs;
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
