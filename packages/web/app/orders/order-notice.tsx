import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { CompletePayment } from '#web/payments/complete-payment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaymentCheckNotice } from './payment-check-notice.tsx';
import { refundSentences } from './refund-words.ts';

type OrderNoticeProps = { order: Order; onChanged: () => void };

/** Exceptions of an order: unpaid, its payment uncertain, cancelled, refunded. */
export function OrderNotice({ order, onChanged }: OrderNoticeProps) {
  const { orderId, orderStatus, payableUntil, paymentCheck } = order;
  if (paymentCheck && orderStatus !== 'cancelled') {
    return <PaymentCheckNotice order={order} />;
  }
  if (payableUntil) {
    return (
      <Notice tone="yellow" className="mb-6 print:hidden">
        <p className="mb-3">
          This order waits for its payment. Its items are kept for you meanwhile.
        </p>
        <CompletePayment orderId={orderId} payableUntil={payableUntil} onChanged={onChanged} />
      </Notice>
    );
  }
  const sentences = [
    orderStatus === 'pending_payment' && unpaidSentence(order),
    orderStatus === 'cancelled' && cancelledSentence(order),
    ...refundSentences(order),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="grey" className="mb-6">
      {sentences.join(' ')}
    </Notice>
  );
}

function cancelledSentence({ cancelledAt }: Order): string {
  return cancelledAt
    ? `This order was cancelled on ${formatDate(cancelledAt)}.`
    : 'This order was cancelled.';
}

/** A cash order that the shop has put back has no time to pay in. */
function unpaidSentence({ paymentDetails }: Order): string {
  return paymentDetails.paymentMethod === 'cod'
    ? 'This order waits for its payment.'
    : 'The time to pay this order is over.';
}
