import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import {
  adminPaymentStatusWords,
  orderStatusWords,
} from '@mathappu/contract/admin/order-state-words';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { fill } from '@mathappu/contract/words';
import { orderStatusTones, paymentStatusTones } from '#web/orders/order-status-looks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { toGiveBack as toGiveBackWords } from '#words/admin/orders/manual-payments';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={orderStatusTones[status]} className="wide-bar:whitespace-nowrap">
      {orderStatusWords[status]}
    </Badge>
  );
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge tone={paymentStatusTones[status]} className="wide-bar:whitespace-nowrap">
      {adminPaymentStatusWords[status]}
    </Badge>
  );
}

/** Shown for a cancelled order with money that nobody has booked as given back. */
export function ToGiveBackBadge({
  order: { toGiveBack },
}: {
  order: Pick<AdminOrder, 'toGiveBack'>;
}) {
  if (toGiveBack === 0) return null;
  return (
    <Badge tone="red" className="figures wide-bar:whitespace-nowrap">
      {fill(toGiveBackWords, { amount: formatRupees(toGiveBack) })}
    </Badge>
  );
}
