import type { Paise } from '@mathappu/contract/money';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

export type StoredGatewayOrder = {
  gatewayOrderId: string;
  orderId: string;
  amountPaise: Paise;
  checks: number;
};

const columns = [
  'gateway_order_id as gatewayOrderId',
  'order_id as orderId',
  'amount_paise as amountPaise',
  'checks',
] as const;

/** Each order has one gateway order; returns false when it has one already. */
export async function insertGatewayOrder(
  tx: Tx,
  order: { gatewayOrderId: string; orderId: string; amountPaise: Paise; checkAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway_orders')
    .values({
      gateway_order_id: order.gatewayOrderId,
      order_id: order.orderId,
      amount_paise: order.amountPaise,
      check_at: order.checkAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findGatewayOrder(
  db: Queryable,
  gatewayOrderId: string,
): Promise<StoredGatewayOrder | undefined> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
}

export async function findGatewayOrderOf(
  db: Queryable,
  orderId: string,
): Promise<StoredGatewayOrder | undefined> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The gateway orders whose next sync is due, the longest due first. */
export async function listDueGatewayOrders(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredGatewayOrder[]> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();
}

/** Sets the time of the next sync; null ends the syncs of this gateway order. */
export async function scheduleCheck(
  db: Queryable,
  gatewayOrderId: string,
  { at, checks }: { at: Date | null; checks?: number },
): Promise<void> {
  await db
    .updateTable('gateway_orders')
    .set({ check_at: at, ...(checks !== undefined && { checks }) })
    .where('gateway_order_id', '=', gatewayOrderId)
    .execute();
}
