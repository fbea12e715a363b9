import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/**
 * Who changed the status of an order last, and why. The id is null for the shop and for a payment.
 */
export async function findLatestStatusChange(
  db: Queryable,
  orderId: string,
): Promise<{ actorId: string | null; by: string; at: Date; reason: string } | undefined> {
  return db
    .selectFrom('order_status_changes')
    .select(['actor_id as actorId', 'actor_name as by', 'at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type StatusChangeRow = {
  at: Date;
  from: OrderStatus | null;
  to: OrderStatus;
  by: string;
  reason: string;
};

export async function listStatusChanges(
  db: Queryable,
  orderId: string,
): Promise<StatusChangeRow[]> {
  return db
    .selectFrom('order_status_changes')
    .select(['at', 'from_status as from', 'to_status as to', 'actor_name as by', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Erases what staff wrote, and the account's id, from the orders of a customer who deletes the
 * account.
 */
export async function eraseStatusReasons(
  tx: Tx,
  orderIds: readonly string[],
  userId: string,
): Promise<void> {
  const changes = tx.updateTable('order_status_changes').where('order_id', 'in', orderIds);
  await changes.set({ reason: '' }).where('actor_id', '<>', userId).execute();
  await changes
    .set({ actor_name: 'Customer', actor_id: null })
    .where('actor_id', '=', userId)
    .execute();
}
