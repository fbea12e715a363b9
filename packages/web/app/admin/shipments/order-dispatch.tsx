import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import * as words from '#words/admin/shipments';
import { DispatchForm } from './dispatch-form.tsx';
import { PackingList } from './packing-list.tsx';

type OrderDispatchProps = {
  order: AdminOrder;
  /** Those of orders before, which are suggested. */
  transporters: readonly string[];
  onShipped: () => void;
};

/** How an order is packed and leaves; nothing of one that was cancelled before it had a card. */
export function OrderDispatch({ order, transporters, onShipped }: OrderDispatchProps) {
  if (order.status === 'CANCELLED') return null;
  return (
    <DetailSection title={words.packingAndDispatch}>
      <PackingList order={order} />
      <DispatchForm order={order} transporters={transporters} onShipped={onShipped} />
    </DetailSection>
  );
}
