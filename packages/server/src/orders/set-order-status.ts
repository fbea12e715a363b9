import type { OrderStatus } from '@mathappu/contract/order-status';
import type { AdminOrder } from '@mathappu/contract/orders';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { answerAdminOrder } from './order-answer.ts';
import { type LockedOrder, lockOrder } from './order-queries.ts';
import { findLatestStatusChange, getOrder } from './order-read-queries.ts';
import { transitionOrder } from './transition-order.ts';

type StatusRequest = {
  idOrNumber: string;
  to: OrderStatus;
  reason?: string;
  /** The status that the admin decided on. */
  from?: OrderStatus;
};

/**
 * Sets the status of an order, given by its _id or its number, for an admin.
 * @throws AppError orderNotFound, orderStatusChanged and those of `transitionOrder`
 */
export async function setOrderStatus(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'now' | 'cache'>,
  admin: Caller,
  { idOrNumber, to, reason, from }: StatusRequest,
): Promise<AdminOrder> {
  const orderId = await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, idOrNumber);
    if (!order) throw new AppError('orderNotFound');
    if (from !== undefined && from !== order.status) {
      await assertRepeated(tx, order, { to, adminId: admin.userId });
    }
    const by = { id: admin.userId, name: admin.name };
    await transitionOrder(shop, tx, order, { to, by, reason });
    if (order.status !== to) {
      await insertAuditEntry(tx, {
        actorId: admin.userId,
        action: 'order.status',
        subjectKind: 'order',
        subjectId: order.id,
        before: { status: order.status },
        after: { status: to, reason: reason ?? '' },
      });
    }
    return order.id;
  });
  // The database notifies every process, but the admin's next request may be earlier.
  shop.cache.drop('products');
  return answerAdminOrder(await getOrder(shop.db, orderId));
}

/** Admits an admin's second click: the status is no longer the one seen, but by this very change. */
async function assertRepeated(
  tx: Tx,
  { id, status }: LockedOrder,
  { to, adminId }: { to: OrderStatus; adminId: string },
): Promise<void> {
  const latest = await findLatestStatusChange(tx, id);
  if (status === to && latest?.actorId === adminId) return;
  throw new AppError('orderStatusChanged', { ...conflictDetails(latest), status });
}
