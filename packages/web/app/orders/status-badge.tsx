import type { Order } from '@mathappu/contract/orders';
import { Badge } from '#web/ui/badge.tsx';
import { customerStatus } from './order-status-looks.ts';

export function StatusBadge({ order }: { order: Pick<Order, 'orderStatus'> }) {
  const { tone, words } = customerStatus(order);
  return (
    <Badge tone={tone}>
      <span className="inline-block whitespace-nowrap first-letter:uppercase">{words}</span>
    </Badge>
  );
}
