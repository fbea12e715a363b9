import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { formatAmount, paidFor } from './amounts.ts';
import { invalidateOrders } from './invalidate-orders.ts';

/** Lets the customer cancel an order that nobody packs yet. */
export function CancelOrder({ order }: { order: Order }) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  const { orderId, paymentStatus: paymentStatusSeen } = order;

  async function cancel() {
    const body = { orderId, paymentStatusSeen };
    const { message } = await call('cancelMyOrder', { body }).finally(() =>
      invalidateOrders(queries),
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
            title: `Cancel order #${orderId}?`,
            text: `Its items are no longer kept for you and do not go back into your cart. ${moneySentence(order)}`,
            confirmLabel: 'Cancel order',
            cancelLabel: 'Keep order',
            onConfirm: cancel,
          })
        }
      >
        Cancel order
      </Button>
      {questionDialog}
    </>
  );
}

/** What a cancellation means for the customer's money. */
function moneySentence(order: Order): string {
  const { paymentStatus, paymentDetails, refunds } = order;
  if (paymentStatus !== 'PAID') {
    return paymentDetails.paymentMethod === 'cod'
      ? 'You pay nothing.'
      : 'You have not paid for it.';
  }
  const refunded = refunds
    .filter(({ isSurplus }) => !isSurplus)
    .reduce((sum, { amount }) => sum + toHundredths(amount), 0);
  const paid = paidFor(order);
  const rest = toRupees(toHundredths(paid.amount) - refunded);
  return rest > 0
    ? `Your payment of ${formatAmount({ ...paid, amount: rest })} goes back to you; your bank shows it within 5 to 7 working days.`
    : 'Your payment has gone back to you.';
}
