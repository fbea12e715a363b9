import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/payments';
import { formatAmount, paidFor } from './amounts.ts';
import { readOrdersAgain } from './read-orders-again.ts';

/** Lets the customer cancel an order that nobody packs yet. */
export function CancelOrder({ order }: { order: Order }) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  const { orderId, paymentStatus: paymentStatusSeen } = order;

  async function cancel() {
    const body = { orderId, paymentStatusSeen };
    const { message } = await call('cancelMyOrder', { body }).finally(() =>
      readOrdersAgain(queries),
    );
    showToast({ kind: 'success', text: message });
  }

  if (!order.isCancellable) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() =>
          ask({
            title: fill(words.cancelTitle, { orderId }),
            text: `${words.cancelText} ${moneySentence(order)}`,
            confirmLabel: words.cancel,
            cancelLabel: words.keep,
            onConfirm: cancel,
          })
        }
      >
        {words.cancel}
      </Button>
      {questionDialog}
    </>
  );
}

/** A sentence about the customer's money after a cancellation. */
function moneySentence(order: Order): string {
  const { paymentStatus, paymentDetails, refunds } = order;
  if (paymentStatus !== 'PAID') {
    return paymentDetails.paymentMethod === 'cod' ? words.nothingToPay : words.notPaid;
  }
  const refunded = refunds
    .filter(({ isSurplus }) => !isSurplus)
    .reduce((sum, { amount }) => sum + toHundredths(amount), 0);
  const paid = paidFor(order);
  const rest = toRupees(toHundredths(paid.amount) - refunded);
  return rest > 0
    ? fill(words.moneyGoesBack, { amount: formatAmount({ ...paid, amount: rest }) })
    : words.moneyWentBack;
}
