import {
  adminPaymentStatusWords,
  orderStatusWords,
} from '@mathappu/contract/admin/order-state-words';
import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentStatus } from '@mathappu/contract/orders';
import { orderStatusTones, paymentStatusTones } from '#web/orders/order-status-looks.ts';
import { Badge } from '#web/ui/badge.tsx';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={orderStatusTones[status]} className="md:whitespace-nowrap">
      {orderStatusWords[status]}
    </Badge>
  );
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge tone={paymentStatusTones[status]} className="md:whitespace-nowrap">
      {adminPaymentStatusWords[status]}
    </Badge>
  );
}
