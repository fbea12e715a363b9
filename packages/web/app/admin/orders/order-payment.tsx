import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { cashToCollect } from '@mathappu/contract/orders/cash-to-collect';
import { paymentMethodWords } from '@mathappu/contract/orders/order-words';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PaymentReports } from '#web/admin/reports/payment-reports.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { rich } from '#web/language/rich.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/orders';
import { langOfData } from '#words/language';
import { OrderReceipts } from './manual-payments/order-manual-payments.tsx';
import { PaymentStatusBadge, ToGiveBackBadge } from './order-status-badge.tsx';
import { refundStateLooks } from './order-statuses.ts';
import { keptRefund, RefundDialog } from './refund-dialog.tsx';

type Payment = OrderHistory['payments'][number];

const movements = {
  created: words.notPaidYet,
  failed: words.failed,
  authorized: words.authorised,
  captured: words.paid,
  // Refunded amounts are in the list of refunds.
  refunded: words.paid,
} as const satisfies Record<Payment['state'], string>;

type OrderPaymentProps = { order: AdminOrder; history: OrderHistory | undefined };

export function OrderPayment({ order, history }: OrderPaymentProps) {
  const cash = cashToCollect(order);
  return (
    <DetailSection title={words.payment}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {paymentMethodWords[order.paymentMethod].admin}
        <PaymentStatusBadge status={order.paymentStatus} />
        <ToGiveBackBadge order={order} />
        {cash > 0 && (
          <span className="figures">{fill(words.cashToCollect, { cash: formatRupees(cash) })}</span>
        )}
      </p>
      {history ? (
        <>
          <Payments order={order} history={history} />
          <PaymentReports order={order} />
          <OrderReceipts key={order._id} order={order} history={history} />
        </>
      ) : (
        // The goods below stay in place when the buttons come.
        <div className="h-11" />
      )}
    </DetailSection>
  );
}

function Payments({ order, history }: { order: AdminOrder; history: OrderHistory }) {
  const { payments, refunds } = history;
  // The payment stays in its dialog although somebody else may refund it meanwhile.
  const [refunding, setRefunding] = useState<{
    payment: Payment;
    isOpen: boolean;
    count: number;
  }>();
  const open = (payment: Payment) =>
    setRefunding({ payment, isOpen: true, count: (refunding?.count ?? 0) + 1 });
  useReopen(keptRefund(order), open);
  return (
    <>
      <ul className="mt-2 space-y-3">
        {payments.map((payment) => (
          <li key={`${payment.gatewayOrderId} ${payment.gatewayPaymentId}`}>
            <MoneyMovement {...payment} />
            <GatewayId term={words.gatewayOrder} value={payment.gatewayOrderId} />
            {payment.gatewayPaymentId && (
              <GatewayId term={words.gatewayPayment} value={payment.gatewayPaymentId} />
            )}
            {payment.refundableAmount > 0 && (
              <p className="figures mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <IfMay call="refundOrder">
                  <Button variant="secondary" size="sm" onClick={() => open(payment)}>
                    {words.refund}
                  </Button>
                </IfMay>
                <span className="text-sm">
                  {fill(words.refundable, {
                    amount: formatAmount({ ...payment, amount: payment.refundableAmount }),
                  })}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {refunds.length > 0 && <RefundList order={order} history={history} />}
      {refunding && (
        <RefundDialog
          key={refunding.count}
          isOpen={refunding.isOpen}
          payment={refunding.payment}
          refunds={refunds}
          onClose={() => setRefunding({ ...refunding, isOpen: false })}
          order={order}
        />
      )}
    </>
  );
}

function MoneyMovement({ state, amount, currency, at }: Payment) {
  return (
    <p className="figures">
      <span className="font-semibold">
        {fill(movements[state], { amount: formatAmount({ amount, currency }) })}
      </span>{' '}
      <span className="text-sm text-ink-soft">{formatDateTime(at)}</span>
    </p>
  );
}

function GatewayId({ term, value }: { term: string; value: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {term} <span className="font-mono text-xs text-ink wrap-anywhere">{value}</span>
    </p>
  );
}

type Refund = OrderHistory['refunds'][number];

type RefundListProps = { order: AdminOrder; history: OrderHistory };

/** Every refund of the order with its state, oldest first. */
function RefundList({ order, history: { payments, refunds } }: RefundListProps) {
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
      {canRetry && (
        <IfMay call="retryRefund">
          <RetryRefund refundId={refund._id} sum={sum} />
        </IfMay>
      )}
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
