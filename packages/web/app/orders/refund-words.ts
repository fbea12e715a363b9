import type { Order } from '@mathappu/contract/orders';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { refundSums, sumOf } from './refund-sums.ts';

/** What the customer is told about money that goes back; 'returned' only once it is. */
export function refundSentences(order: Order): string[] {
  const { onItsWay, returned } = refundSums(order);
  const surplus = order.refunds.filter(({ isSurplus }) => isSurplus);
  const surplusOnItsWay = sumOf(surplus, 'onItsWay');
  const surplusReturned = sumOf(surplus, 'returned');
  return [
    onItsWay > 0 && `${formatRupees(onItsWay)} is on its way back to you.`,
    surplusOnItsWay > 0 &&
      `${formatRupees(surplusOnItsWay)} that you paid beyond this order is on its way back to you.`,
    onItsWay + surplusOnItsWay > 0 && 'Your bank shows it within 5 to 7 working days.',
    returned > 0 && `${formatRupees(returned)} has been returned to you.`,
    surplusReturned > 0 &&
      `${formatRupees(surplusReturned)} that you paid beyond this order has been returned to you.`,
    isRefundDue(order) &&
      `Your payment of ${formatRupees(order.totalAmt)} will be returned to you.`,
  ].filter((sentence) => sentence !== false);
}

/** Cancelled and paid online, and the refund has to be tried again. */
function isRefundDue({ orderStatus, paymentDetails, paymentStatus, refunds }: Order): boolean {
  const isPaidOnline = paymentDetails.paymentMethod === 'online' && paymentStatus === 'PAID';
  return orderStatus === 'cancelled' && isPaidOnline && refunds.every(({ isSurplus }) => isSurplus);
}
