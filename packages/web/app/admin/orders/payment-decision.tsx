import type { AdminOrder, OrderHistory } from '@mathappu/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Payment = OrderHistory['payments'][number] & { gatewayPaymentId: string };

export const paymentsToDecide = (history: OrderHistory | undefined): Payment[] =>
  history?.payments.filter(
    (payment): payment is Payment =>
      payment.difference !== null && payment.gatewayPaymentId !== null,
  ) ?? [];

type PaymentDecisionProps = { order: AdminOrder; payment: Payment };

/** What an admin decides about a payment that is not what the order asked for. */
export function PaymentDecision({ order, payment }: PaymentDecisionProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  const { gatewayPaymentId, difference } = payment;
  const amount = formatAmount(payment);
  const isPaid = order.paymentStatus === 'PAID';
  const hasMoney = difference !== 'unpaid';
  const acceptLabel = hasMoney
    ? `Accept ${amount}`
    : isPaid
      ? 'Accept it unpaid'
      : 'Take it off the list';

  async function accept() {
    try {
      const { message } = await call('acceptPayment', {
        params: { orderId: order.orderId },
        body: { gatewayPaymentId },
        failureText: 'The payment could not be accepted',
      });
      showToast({ kind: 'success', text: message });
    } finally {
      // Also when it failed: another admin may have decided.
      queries.invalidateQueries();
    }
  }

  return (
    <Notice tone="red" icon={<AlertIcon />}>
      <p className="font-semibold">
        {hasMoney
          ? `${amount} was paid for this order of ${formatRupees(order.totalAmount)}.`
          : `The customer’s browser confirmed a payment of ${amount}, but the payment provider reports none.`}
      </p>
      <p>{consequence(order, hasMoney)}</p>
      <p className="mt-3">
        <Button
          size="sm"
          onClick={() =>
            ask({
              title: `${acceptLabel}?`,
              text: acceptText(order, hasMoney),
              confirmLabel: acceptLabel,
              tone: 'primary',
              onConfirm: accept,
            })
          }
        >
          {acceptLabel}
        </Button>
      </p>
      {questionDialog}
    </Notice>
  );
}

function consequence({ paymentStatus }: AdminOrder, hasMoney: boolean): string {
  if (paymentStatus === 'PAID') {
    return hasMoney
      ? 'It cannot be shipped until you accept the payment as it is, or refund it under Payment.'
      : 'It cannot be shipped until you accept it. Cancel it if the money does not come.';
  }
  return hasMoney
    ? 'It does not count as paid until you accept the payment as it is; else refund it under Payment.'
    : 'The order does not count as paid.';
}

function acceptText({ paymentStatus, orderId }: AdminOrder, hasMoney: boolean): string {
  if (!hasMoney && paymentStatus !== 'PAID') return 'Nothing about the order changes.';
  return paymentStatus === 'PAID'
    ? `Order ${orderId} can be shipped as it is.`
    : `Order ${orderId} counts as paid in full and the customer gets a mail.`;
}
