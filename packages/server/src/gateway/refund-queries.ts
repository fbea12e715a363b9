import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

export type StoredRefund = {
  orderId: string;
  idempotencyKey: string;
  state: 'requested' | 'done';
  amountPaise: Paise;
  reason: string;
};

export async function findRefund(
  db: Queryable,
  gatewayPaymentId: string,
): Promise<StoredRefund | undefined> {
  return db
    .selectFrom('refunds')
    .select([
      'order_id as orderId',
      'idempotency_key as idempotencyKey',
      'state',
      'amount_paise as amountPaise',
      'reason',
    ])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** A payment goes back whole and once: false when that has been asked for already. */
export async function insertRefund(
  tx: Tx,
  refund: { gatewayPaymentId: string; orderId: string; amountPaise: Paise; reason: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('refunds')
    .values({
      gateway_payment_id: refund.gatewayPaymentId,
      order_id: refund.orderId,
      // Made of the payment alone, so that even a restored backup asks with the same key.
      idempotency_key: `refund-${refund.gatewayPaymentId}`,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
    })
    .onConflict((conflict) => conflict.column('gateway_payment_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when it was done already. */
export async function markRefundDone(
  tx: Tx,
  { gatewayPaymentId, gatewayRefundId }: { gatewayPaymentId: string; gatewayRefundId?: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('refunds')
    .set({
      state: 'done',
      done_at: sql<Date>`now()`,
      ...(gatewayRefundId && { gateway_refund_id: gatewayRefundId }),
    })
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('state', '=', 'requested')
    .returning('order_id')
    .executeTakeFirst();
  return done !== undefined;
}
