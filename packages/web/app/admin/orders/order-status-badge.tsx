import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { fill } from '@mathappu/contract/words';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { toGiveBack as toGiveBackWords } from '#words/admin/orders/manual-payments';
import { orderStatusLooks, paymentStatusLooks } from './order-statuses.ts';

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge look={orderStatusLooks[status]} className="wide-bar:whitespace-nowrap" />
);

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <StatusBadge look={paymentStatusLooks[status]} className="wide-bar:whitespace-nowrap" />
);

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
