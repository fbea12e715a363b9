import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import type { ReactNode } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { piecesLeft } from '#web/admin/orders/admin-order.ts';
import { mayDo } from '#web/session/may-do.ts';
import { useSession } from '#web/session/session-store.ts';
import * as words from '#words/admin/shipments';
import { DispatchFacts } from './dispatch-facts.tsx';
import { DispatchForm } from './dispatch-form.tsx';
import { PackingList } from './packing-list.tsx';

type OrderDispatchProps = {
  order: AdminOrder;
  /** Those of orders before, which are suggested. */
  transporters: readonly string[];
  ewayBill: OrderHistory['ewayBill'];
  onShipped: () => void;
  /** Changes the order to what is packed; shown while a part of it is. */
  children: ReactNode;
};

/**
 * How an order is packed and leaves; nothing of one that is cancelled. Whoever's role only sees the dispatch
 * reads it.
 */
export function OrderDispatch({
  order,
  transporters,
  ewayBill,
  onShipped,
  children,
}: OrderDispatchProps) {
  const mayChange = useMay()('saveShipment');
  const maySee = mayDo(useSession(), 'read_dispatch');
  const { shipment, status } = order;
  if (status === 'CANCELLED' || !maySee) return null;
  if (!mayChange) {
    return (
      shipment && (
        <DetailSection title={words.packingAndDispatch}>
          <PackingList order={order} isReadOnly />
          <DispatchFacts shipment={shipment} code={order.code} />
        </DetailSection>
      )
    );
  }
  const form = (
    <DispatchForm
      order={order}
      transporters={transporters}
      ewayBill={ewayBill}
      onShipped={onShipped}
    >
      {isPackedInPart(order) && children}
    </DispatchForm>
  );
  return (
    <DetailSection title={words.packingAndDispatch}>
      <PackingList order={order} />
      {status === 'DELIVERED' ? (
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
