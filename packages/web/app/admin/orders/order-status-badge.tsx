import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentStatus } from '@mathappu/contract/orders';
import { Badge } from '#web/ui/badge.tsx';
import { paymentStatusWords, statusWords } from './order-words.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = statusWords[status];
  return (
    <Badge tone={tone} className="md:whitespace-nowrap">
      {label}
    </Badge>
  );
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { label, tone } = paymentStatusWords[status];
  return (
    <Badge tone={tone} className="md:whitespace-nowrap">
      {label}
    </Badge>
  );
}
