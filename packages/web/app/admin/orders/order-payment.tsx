import { paymentMethodWords } from '@mathappu/contract/order-words';
import type { AdminOrder, OrderHistory } from '@mathappu/contract/orders';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { useState } from 'react';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { cashToCollect } from './admin-order.ts';
import { PaymentStatusBadge } from './order-status-badge.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const paymentLabels: Record<OrderHistory['payments'][number]['state'], string> = {
  created: 'Not paid yet',
  failed: 'Failed',
  authorized: 'Authorised',
  captured: 'Paid',
  refunded: 'Given back',
};
const refundLabels: Record<OrderHistory['refunds'][number]['state'], string> = {
  requested: 'Refund requested',
  accepted: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund failed',
};

type OrderPaymentProps = { order: AdminOrder; history: OrderHistory | undefined };

export function OrderPayment({ order, history }: OrderPaymentProps) {
  const [isRefundOpen, setRefundOpen] = useState(false);
  const refundable = history?.refundable;
  const cash = cashToCollect(order);
  return (
    <DetailSection title="Payment">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {paymentMethodWords[order.paymentMethod].admin}
        <PaymentStatusBadge status={order.paymentStatus} />
        {cash > 0 && <span className="figures">{formatRupees(cash)} to collect</span>}
      </p>
      <ul className="mt-2 space-y-2">
        {history?.payments.map((payment) => (
          <li key={`${payment.gatewayOrderId} ${payment.gatewayPaymentId}`}>
            <MoneyMovement {...payment} label={paymentLabels[payment.state]} />
            <GatewayId term="Gateway order" value={payment.gatewayOrderId} />
            {payment.gatewayPaymentId && (
              <GatewayId term="Gateway payment" value={payment.gatewayPaymentId} />
            )}
          </li>
        ))}
        {history?.refunds.map((refund) => (
          <li key={refund._id}>
            <MoneyMovement {...refund} label={refundLabels[refund.state]} />
            {refund.reason && <p className="text-sm wrap-anywhere">{refund.reason}</p>}
            <GatewayId term="Gateway payment" value={refund.gatewayPaymentId} />
          </li>
        ))}
      </ul>
      {refundable && (
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setRefundOpen(true)}
            className="mt-3"
          >
            Refund {formatRupees(refundable.amount)}
          </Button>
          <RefundDialog
            isOpen={isRefundOpen}
            onClose={() => setRefundOpen(false)}
            order={order}
            payment={refundable}
          />
        </>
      )}
    </DetailSection>
  );
}

function MoneyMovement({ label, amount, at }: { label: string; amount: number; at: string }) {
  return (
    <p className="figures">
      <span className="font-semibold">
        {label}: {formatRupees(amount)}
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
