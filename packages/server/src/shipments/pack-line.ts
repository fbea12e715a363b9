import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';
import type { packLine } from '@mathappu/contract/shipments/shipments';
import * as input from '@mathappu/contract/words/input';
import { answerAdminOrder } from '#server/orders/order-answer.ts';
import { lockPresentOrder } from '#server/orders/order-change-queries.ts';
import type { LockedOrder } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { changeLockedStatus, refuseAsChanged } from '#server/orders/set-order-status.ts';
import { answerStaffShipment } from '#server/orders/shipments/shipment-answer.ts';
import { updatePackedPieces } from '#server/orders/shipments/shipment-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';

type Packing = { readonly idOrNumber: string } & BodyOf<typeof packLine>;

/** Whether the goods are still in the shop. */
export const isBeforeLeaving = ({ status }: LockedOrder): boolean =>
  status === 'PENDING_PAYMENT' || status === 'PENDING' || status === 'PROCESSING';

/**
 * Says how many pieces of a line are packed. The first ones begin the packing: the order is PROCESSING.
 * Returns the order.
 * @throws AppError orderNotFound, orderStatusChanged once it has left or was cancelled, invalidInput for
 * another product or more pieces than are left of the line
 */
export async function setPackedPieces(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>,
  admin: Caller,
  { idOrNumber, productId, quantity }: Packing,
): Promise<AdminOrder> {
  const orderId = await inTransaction(shop.db, async (tx) => {
    const order = await lockPresentOrder(tx, idOrNumber);
    if (!isBeforeLeaving(order)) await refuseAsChanged(tx, order);
    const row = await getOrder(tx, order.id);
    const line = row.lines.find((one) => one.productId === productId);
    if (!line || quantity > line.quantity - line.refundedQuantity) {
      const field = line ? 'quantity' : 'productId';
      throw new AppError('invalidInput', {}, { field, problem: input.packedInvalid });
    }
    await updatePackedPieces(tx, order.id, { productId, quantity });
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'order.shipment',
      subjectKind: 'order',
      subjectId: order.id,
      before: { productId, packed: packedPieces(answerStaffShipment(row), productId) },
      after: { productId, packed: quantity },
    });
    if (quantity > 0 && order.status === 'PENDING') {
      await changeLockedStatus(shop, tx, admin, order, { to: 'PROCESSING' });
    }
    return order.id;
  });
  return answerAdminOrder(await getOrder(shop.db, orderId));
}
