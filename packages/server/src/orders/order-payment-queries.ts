import type { PaymentStatus } from '@mathappu/contract/orders';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Of a locked order. */
export async function updatePaymentStatus(
  tx: Tx,
  orderId: string,
  paymentStatus: PaymentStatus,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_status: paymentStatus })
    .where('id', '=', orderId)
    .execute();
}

/** Unpaid orders whose hold has ended, the longest ended first. */
export async function listEndedHolds(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; holdUntil: Date | null }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'hold_until as holdUntil'])
    .where('status', '=', 'PENDING_PAYMENT')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(limit)
    .execute();
}
