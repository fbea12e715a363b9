import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { type ComponentProps, useEffect, useRef } from 'react';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import type { Answer } from '#web/api/call.ts';
import type { Read } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import * as words from '#words/admin/orders';
import { isToPack } from './admin-order.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderProducts } from './order-products.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderStatusForm } from './order-status-form.tsx';
import { OrderTaxDocuments } from './order-tax-documents.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PaymentDecision, paymentsToDecide } from './payment-decision.tsx';
import { ShipOrder } from './ship-order.tsx';
import { StatusHistory } from './status-history.tsx';

type AdminOrderDetailProps = {
  order: AdminOrder;
  /** Marks the order as shipped and goes on; not offered when it does not wait to be packed. */
  shipping: Omit<ComponentProps<typeof ShipOrder>, 'order'>;
  /** The order's changes, payments and refunds, which the list does not contain. */
  read: Read<Answer<'getOrderHistory'>>;
};

export function AdminOrderDetail({ order, shipping, read }: AdminOrderDetailProps) {
  const top = useRef<HTMLDivElement>(null);
  // Another order begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what it follows
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [order._id]);

  return (
    <div ref={top} className="scroll-mt-6 space-y-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="sr-only">{words.statusIs} </span>
          <OrderStatusBadge status={order.status} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            icon={<PrinterIcon className="size-5" />}
            onClick={() => window.print()}
          >
            {words.printSlip}
          </Button>
          {isToPack(order) && <ShipOrder order={order} {...shipping} />}
        </div>
      </div>
      {paymentsToDecide(read.data?.data).map((payment) => (
        <PaymentDecision key={payment.gatewayPaymentId} order={order} payment={payment} />
      ))}
      <OrderStatusForm key={order._id} order={order} />
      <DetailSection title={words.products}>
        <OrderProducts order={order} />
      </DetailSection>
      <OrderCustomer order={order} />
      <OrderPayment key={`payment ${order._id}`} order={order} history={read.data?.data} />
      <OrderTaxDocuments key={`taxDocuments ${order._id}`} order={order} />
      <StatusHistory read={read} />
      <PackingSlip order={order} />
    </div>
  );
}
