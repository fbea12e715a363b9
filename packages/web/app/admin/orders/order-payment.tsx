import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { paymentMethodWords } from '@mathappu/contract/orders/order-words';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { formatAmount } from '#web/payments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/orders';
import { cashToCollect } from './admin-order.ts';
import { OrderReceipts } from './manual-payments/order-manual-payments.tsx';
import { PaymentStatusBadge, ToGiveBackBadge } from './order-status-badge.tsx';
import { keptRefund, RefundDialog } from './refund-dialog.tsx';
import { RefundList } from './refund-list.tsx';

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
      {history && <Payments order={order} history={history} />}
      {history && <OrderReceipts key={order._id} order={order} history={history} />}
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
                <Button variant="secondary" size="sm" onClick={() => open(payment)}>
                  {words.refund}
                </Button>
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
