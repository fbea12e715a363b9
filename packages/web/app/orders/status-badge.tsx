import type { Order } from '@mathappu/contract/orders';
import { Badge } from '#web/ui/badge.tsx';
import { statusLooks, statusWords } from './order-status-looks.ts';

export function StatusBadge({ order }: { order: Pick<Order, 'orderStatus'> }) {
  return (
    <Badge tone={statusLooks(order.orderStatus).tone}>
      <span className="inline-block first-letter:uppercase">{statusWords(order)}</span>
    </Badge>
  );
}
