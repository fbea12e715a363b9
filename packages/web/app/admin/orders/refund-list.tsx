import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { rich } from '#web/language/rich.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/orders';
import { langOfData } from '#words/language';
import { refundStateLooks } from './order-statuses.ts';

type Refund = OrderHistory['refunds'][number];

type RefundListProps = { order: AdminOrder; history: OrderHistory };

/** Every refund of the order with its state, oldest first. */
export function RefundList({ order, history: { payments, refunds } }: RefundListProps) {
  const currencyOf = ({ gatewayPaymentId }: Refund) =>
    payments.find((payment) => payment.gatewayPaymentId === gatewayPaymentId)?.currency ?? 'INR';
  return (
    <ul aria-label={words.refunds} className="mt-3 space-y-3">
      {refunds.map((refund) => (
        <RefundEntry
          key={refund._id}
          refund={refund}
          sum={formatAmount({ ...refund, currency: currencyOf(refund) })}
          order={order}
        />
      ))}
    </ul>
  );
}

type RefundEntryProps = { refund: Refund; sum: string; order: AdminOrder };

function RefundEntry({ refund, sum, order }: RefundEntryProps) {
  const { state, reason, lines, source, providerMessage, withdrawnAt, canRetry } = refund;
  return (
    <li className="space-y-1 rounded-md border border-line px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span className="figures font-semibold">{fill(words.refundOf, { sum })}</span>
        {withdrawnAt ? (
          <Badge tone="grey">{words.withdrawn}</Badge>
        ) : (
          <StatusBadge look={refundStateLooks[state]} />
        )}
      </p>
      <p className="figures text-ink-soft">{datesOf(refund)}</p>
      {lines.map(({ productId, quantity }) => (
        <p key={productId} className="figures wrap-anywhere">
          {`${quantity} × ${nameOf(order, productId)}`}
        </p>
      ))}
      <p className="wrap-anywhere">{source === 'provider' ? words.atTheProvider : reason}</p>
      {withdrawnAt && <p>{words.nothingReturned}</p>}
      {state === 'requested' && canRetry && <p>{words.triedByItself}</p>}
      {providerMessage && !withdrawnAt && (
        <p className="wrap-anywhere">
          {rich(words.providerSays, { message: <span lang={langOfData}>{providerMessage}</span> })}
        </p>
      )}
      {canRetry && <RetryRefund refundId={refund._id} sum={sum} />}
    </li>
  );
}

function datesOf({ at, processedAt, failedAt, withdrawnAt }: Refund): string {
  const dates = [fill(words.requestedOn, { date: formatDateTime(at) })];
  if (processedAt) dates.push(fill(words.returnedOn, { date: formatDateTime(processedAt) }));
  if (withdrawnAt) dates.push(fill(words.withdrawnOn, { date: formatDateTime(withdrawnAt) }));
  else if (failedAt) dates.push(fill(words.failedOn, { date: formatDateTime(failedAt) }));
  return dates.join(', ');
}

const nameOf = ({ products }: AdminOrder, productId: string) =>
  products.find((product) => product.productId === productId)?.name ?? words.aProduct;

function RetryRefund({ refundId, sum }: { refundId: string; sum: string }) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const retrying = useMutation({
    mutationFn: () =>
      call('retryRefund', {
        params: { refundId },
        failureText: words.retryFailed,
      }),
    onSuccess: () => showToast({ kind: 'success', text: fill(words.triedAgain, { sum }) }),
    // Read again even after a failure: somebody else may have tried it again already.
    onSettled: () => readAgain(queries),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={retrying.isPending}
      onClick={() => retrying.mutate()}
      className="mt-2"
    >
      {rich(words.tryAgain, { sum, hidden: (text) => <span className="sr-only">{text}</span> })}
    </Button>
  );
}
