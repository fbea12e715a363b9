import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import type { ReactNode } from 'react';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { piecesLeft } from '#web/admin/orders/admin-order.ts';
import * as words from '#words/admin/shipments';
import { DispatchForm } from './dispatch-form.tsx';
import { PackingList } from './packing-list.tsx';

type OrderDispatchProps = {
  order: AdminOrder;
  /** Those of orders before, which are suggested. */
  transporters: readonly string[];
  onShipped: () => void;
  /** Changes the order to what is packed; shown while a part of it is. */
  children: ReactNode;
};

/** How an order is packed and leaves; nothing of one that was cancelled before it had a card. */
export function OrderDispatch({ order, transporters, onShipped, children }: OrderDispatchProps) {
  if (order.status === 'CANCELLED') return null;
  const form = (
    <DispatchForm order={order} transporters={transporters} onShipped={onShipped}>
      {isPackedInPart(order) && children}
    </DispatchForm>
  );
  return (
    <DetailSection title={words.packingAndDispatch}>
      <PackingList order={order} />
      {order.status === 'DELIVERED' ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.dispatch}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </DetailSection>
  );
}

const isPackedInPart = ({ products, shipment }: AdminOrder): boolean =>
  products.some(({ productId }) => packedPieces(shipment, productId) > 0) &&
  products.some((line) => packedPieces(shipment, line.productId) < piecesLeft(line));
