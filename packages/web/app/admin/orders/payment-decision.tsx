import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/orders';

type Payment = OrderHistory['payments'][number] & { gatewayPaymentId: string };

export const paymentsToDecide = (history: OrderHistory | undefined): Payment[] =>
  history?.payments.filter(
    (payment): payment is Payment =>
      payment.difference !== null && payment.gatewayPaymentId !== null,
  ) ?? [];

type PaymentDecisionProps = { order: AdminOrder; payment: Payment };

/** The decision of an admin about a payment that differs from the order. */
export function PaymentDecision({ order, payment }: PaymentDecisionProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  const { gatewayPaymentId, difference } = payment;
  const amount = formatAmount(payment);
  const isPaid = order.paymentStatus === 'PAID';
  const hasMoney = difference !== 'unpaid';
  const { label, question } = acceptWords(amount, { hasMoney, isPaid });

  async function accept() {
    try {
      const { message } = await call('acceptPayment', {
        params: { orderId: order.orderId },
        body: { gatewayPaymentId },
        failureText: words.acceptFailed,
      });
      showToast({ kind: 'success', text: message });
    } finally {
      // Read again even after a failure: another admin may have decided.
      readAgain(queries);
    }
  }

  return (
    <Notice tone="red" icon={<AlertIcon />}>
      <p className="font-semibold">
        {hasMoney
          ? fill(words.paidInstead, { paid: amount, total: formatRupees(order.totalAmount) })
          : fill(words.noneReported, { amount })}
      </p>
      <p>{consequence(order, hasMoney)}</p>
      <IfMay call="acceptPayment">
        <p className="mt-3">
          <Button
            size="sm"
            onClick={() =>
              ask({
                title: question,
                text: acceptText(order, hasMoney),
                confirmLabel: label,
                tone: 'primary',
                onConfirm: accept,
              })
            }
          >
            {label}
          </Button>
        </p>
      </IfMay>
      {questionDialog}
    </Notice>
  );
}

/** The button that accepts the payment, and the question that it asks first. */
function acceptWords(amount: string, { hasMoney, isPaid }: { hasMoney: boolean; isPaid: boolean }) {
  if (hasMoney) {
    return {
      label: fill(words.acceptAmount, { amount }),
      question: fill(words.acceptAmountQuestion, { amount }),
    };
  }
  return isPaid
    ? { label: words.acceptUnpaid, question: words.acceptUnpaidQuestion }
    : { label: words.takeOff, question: words.takeOffQuestion };
}

function consequence({ paymentStatus }: AdminOrder, hasMoney: boolean): string {
  if (paymentStatus === 'PAID') {
    return hasMoney ? words.paidConsequence : words.paidNoneConsequence;
  }
  return hasMoney ? words.unpaidConsequence : words.unpaidNoneConsequence;
}

function acceptText({ paymentStatus, orderId }: AdminOrder, hasMoney: boolean): string {
  if (!hasMoney && paymentStatus !== 'PAID') return words.nothingChanges;
  return fill(paymentStatus === 'PAID' ? words.canBeShipped : words.countsAsPaid, { orderId });
}
