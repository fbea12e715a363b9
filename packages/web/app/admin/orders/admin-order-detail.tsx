import type { AdminOrder } from '@mathappu/contract/orders';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import type { Answer } from '#web/api/call.ts';
import type { Read } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/icons.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProducts } from './order-products.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderStatusForm } from './order-status-form.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PaymentDecision, paymentsToDecide } from './payment-decision.tsx';
import { StatusHistory } from './status-history.tsx';

type AdminOrderDetailProps = {
  order: AdminOrder;
  /** The order's changes, payments and refunds, which the list does not contain. */
  read: Read<Answer<'getOrderHistory'>>;
};

export function AdminOrderDetail({ order, read }: AdminOrderDetailProps) {
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="sr-only">Status: </span>
          <OrderStatusBadge status={order.status} />
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<PrinterIcon className="size-5" />}
          onClick={() => window.print()}
        >
          Print packing slip
        </Button>
      </div>
      {paymentsToDecide(read.data?.data).map((payment) => (
        <PaymentDecision key={payment.gatewayPaymentId} order={order} payment={payment} />
      ))}
      <OrderStatusForm order={order} />
      <DetailSection title="Products">
        <OrderProducts order={order} />
      </DetailSection>
      <OrderCustomer order={order} />
      <OrderPayment order={order} history={read.data?.data} />
      <StatusHistory read={read} />
      <PackingSlip order={order} />
    </div>
  );
}
