import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { refundColumns, type StoredRefund } from './refund-queries.ts';

/**
 * The refunds to send to the provider or to look up there, the longest due first. Until the lease
 * ends, no other run gets them.
 */
export async function claimDueRefunds(
  db: Queryable,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<StoredRefund[]> {
  return db
    .updateTable('refunds')
    .set({ check_at: leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(refundColumns)
    .execute();
}

/** Counts a request to the provider that failed, and sets the time of the next one. */
export async function updateRefundAttempts(
  tx: Tx,
  id: string,
  { attempts, message, checkAt }: { attempts: number; message: string; checkAt: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ attempts, provider_message: message, check_at: checkAt })
    .where('id', '=', id)
    .execute();
}

/** Sets when a refund that the provider has accepted is looked up next. */
export async function scheduleRefundCheck(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ check_at: at })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .execute();
}
