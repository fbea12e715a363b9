import { paymentHoldMinutes } from '@mathappu/contract/limits';
import type { Order } from '@mathappu/contract/orders';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useRef } from 'react';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { ConfirmingNotice } from '#web/payments/confirming-notice.tsx';
import { useUnconfirmedNotice } from '#web/payments/use-unconfirmed-notice.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/orders';
import { PayPanel } from './offline/pay-panel.tsx';
import { OrderActions } from './order-actions.tsx';
import { hasRunOut } from './order-progress.ts';
import { refundSentences } from './refund-words.ts';

type OrderNoticeProps = { order: Order; readAt: number };

/** Exceptions of an order: unpaid, its payment uncertain, cancelled, refunded. */
export function OrderNotice({ order, readAt }: OrderNoticeProps) {
  const { orderStatus, paymentCheck, payTo } = order;
  const unconfirmed = useUnconfirmedNotice();
  if (unconfirmed?.orderId === order.orderId) return unconfirmed.notice;
  if (paymentCheck && orderStatus !== 'cancelled') return <PaymentCheckNotice order={order} />;
  if (payTo) return <PayPanel order={order} payTo={payTo} />;
  if (orderStatus === 'pending_payment') return <WaitingNotice order={order} readAt={readAt} />;
  if (hasRunOut(order)) return <RunOutNotice />;
  const sentences = [
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

function RunOutNotice() {
  return (
    <Notice tone="grey" className="mb-6 print:hidden">
      <p>
        {rich(words.runOut, {
          minutes: paymentHoldMinutes,
          cart: (text) => (
            <Link to="/cart" className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    </Notice>
  );
}

function WaitingNotice({ order, readAt }: OrderNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  return (
    <Notice tone="yellow" className="mb-6 scroll-mt-24 print:hidden" focusRef={notice}>
      <p className="mb-3">{waitingText(order)}</p>
      <OrderActions order={order} readAt={readAt} onClosed={() => notice.current?.focus()} />
    </Notice>
  );
}

function cancelledSentence({ cancelledAt }: Order): string {
  return cancelledAt
    ? fill(words.orderCancelledOn, { date: formatDate(cancelledAt) })
    : words.orderCancelled;
}

/** Only an order online has a time to pay in. */
function waitingText({ paymentDetails, payableUntil }: Order): string {
  if (payableUntil) return words.orderWaitsAndKeeps;
  return paymentDetails.paymentMethod === 'online' ? words.timeIsOver : words.orderWaits;
}

type PaymentCheckNoticeProps = { order: Order };

/** Says that money has come, and that nothing is to be paid again, until the shop is sure of it. */
function PaymentCheckNotice({ order }: PaymentCheckNoticeProps) {
  if (order.paymentCheck === 'confirming') return <ConfirmingNotice />;
  return (
    <Notice tone="yellow" isLive className="mb-6 print:hidden">
      <p className="figures font-semibold">{differenceText(order)}</p>
      <p>{words.doNotPayAgain}</p>
    </Notice>
  );
}

function differenceText({ paidInstead, totalAmt }: Order): string {
  if (!paidInstead) return words.paymentUnclear;
  const paid = formatAmount(paidInstead);
  return fill(words.paidInstead, { paid, total: formatRupees(totalAmt) });
}
