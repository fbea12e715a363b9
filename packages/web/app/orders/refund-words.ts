import type { Order } from '@mathappu/contract/orders';
import { formatAmount, paidFor } from '#web/payments/amounts.ts';
import { refundSums, sumOf } from './refund-sums.ts';

/** What the customer is told about money that goes back; 'returned' only once it is. */
export function refundSentences(order: Order): string[] {
  const { onItsWay, returned } = refundSums(order);
  const surplus = order.refunds.filter(({ isSurplus }) => isSurplus);
  const surplusOnItsWay = sumOf(surplus, 'onItsWay');
  const surplusReturned = sumOf(surplus, 'returned');
  return [
    onItsWay && `${onItsWay} is on its way back to you.`,
    surplusOnItsWay &&
      `${surplusOnItsWay} that you paid beyond this order is on its way back to you.`,
    (onItsWay || surplusOnItsWay) && 'Your bank shows it within 5 to 7 working days.',
    returned && `${returned} has been returned to you.`,
    surplusReturned &&
      `${surplusReturned} that you paid beyond this order has been returned to you.`,
    isRefundDue(order) &&
      `Your payment of ${formatAmount(paidFor(order))} will be returned to you.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** Cancelled and paid online, and the refund has to be tried again. */
function isRefundDue({ orderStatus, paymentDetails, paymentStatus, refunds }: Order): boolean {
  const isPaidOnline = paymentDetails.paymentMethod === 'online' && paymentStatus === 'PAID';
  return orderStatus === 'cancelled' && isPaidOnline && refunds.every(({ isSurplus }) => isSurplus);
}
