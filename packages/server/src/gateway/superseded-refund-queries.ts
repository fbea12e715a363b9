import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { StoredRefund } from './refund-queries.ts';

/**
 * Takes back the refunds of a cancellation that the provider does not have: those still to be sent,
 * and those that failed. Failed ones of another cause that they made up for are owed again.
 */
export async function withdrawRefunds(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with withdrawn as (
      update refunds set state = 'failed', check_at = null, withdrawn_at = now(),
        failed_at = coalesce(failed_at, now())
      where order_id = ${orderId} and cause = 'cancelled' and state in ('requested', 'failed')
        and replaced_by is null
      returning id
    )
    update refunds set replaced_by = null
    where order_id = ${orderId} and cause <> 'cancelled'
      and replaced_by in (select id from withdrawn)`.execute(tx);
}

export async function updateRefundReplaced(tx: Tx, id: string, replacedBy: string): Promise<void> {
  await tx.updateTable('refunds').set({ replaced_by: replacedBy }).where('id', '=', id).execute();
}

/**
 * The failed refunds of a payment that a new one of this amount makes up for, the oldest first: who
 * refunds again has not to try them again.
 */
export async function replaceFailedRefunds(
  tx: Tx,
  { gatewayPaymentId, amountPaise }: Pick<StoredRefund, 'gatewayPaymentId' | 'amountPaise'>,
  replacedBy: string,
): Promise<void> {
  await sql`
    update refunds set replaced_by = ${replacedBy} where id in (
      select id from (
        select id, sum(amount_paise) over (order by requested_at, id) as until_here from refunds
        where gateway_payment_id = ${gatewayPaymentId} and state = 'failed'
          and replaced_by is null and withdrawn_at is null
      ) failed where until_here <= ${amountPaise})`.execute(tx);
}
