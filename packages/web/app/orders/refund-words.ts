import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { formatAmount, paidFor } from '#web/payments/amounts.ts';
import * as words from '#words/orders';
import { refundSums, sumOf } from './refund-sums.ts';

/** What the customer is told about money that goes back; 'returned' only once it is. */
export function refundSentences(order: Order): string[] {
  const { onItsWay, returned } = refundSums(order);
  const surplus = order.refunds.filter(({ isSurplus }) => isSurplus);
  const surplusOnItsWay = sumOf(surplus, 'onItsWay');
  const surplusReturned = sumOf(surplus, 'returned');
  return [
    onItsWay && fill(words.refundOnItsWay, { sum: onItsWay }),
    surplusOnItsWay && fill(words.surplusOnItsWay, { sum: surplusOnItsWay }),
    (onItsWay || surplusOnItsWay) && words.bankDays,
    returned && fill(words.refundReturned, { sum: returned }),
    surplusReturned && fill(words.surplusReturned, { sum: surplusReturned }),
    isRefundDue(order) && fill(words.refundDue, { sum: formatAmount(paidFor(order)) }),
  ].filter((sentence) => typeof sentence === 'string');
}

/** Cancelled and paid online, and the refund has to be tried again. */
function isRefundDue({ orderStatus, paymentDetails, paymentStatus, refunds }: Order): boolean {
  const isPaidOnline = paymentDetails.paymentMethod === 'online' && paymentStatus === 'PAID';
  return orderStatus === 'cancelled' && isPaidOnline && refunds.every(({ isSurplus }) => isSurplus);
}
