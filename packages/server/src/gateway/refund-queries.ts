import type { RefundState } from '@mathappu/contract/admin/admin-orders';
import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { RefundLine } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

/** Why a payment is refunded, as the customer is told. */
export type RefundCause =
  | 'cancelled'
  | 'unfillable'
  | 'paidTwice'
  | 'wrongAmount'
  | 'byShop'
  | 'changed';

export type StoredRefund = {
  id: string;
  gatewayPaymentId: string;
  orderId: string;
  idempotencyKey: string;
  gatewayRefundId: string | null;
  state: RefundState;
  amountPaise: Paise;
  cause: RefundCause;
  reason: string;
  lines: RefundLine[] | null;
  source: 'shop' | 'provider';
  providerStatus: string | null;
  providerMessage: string;
  attempts: number;
  requestedAt: Date;
  processedAt: Date | null;
  failedAt: Date | null;
  replacedBy: string | null;
  /** When it was taken back, because its order goes on; it has failed then. */
  withdrawnAt: Date | null;
};

const refundColumns = [
  'id',
  'gateway_payment_id as gatewayPaymentId',
  'order_id as orderId',
  'idempotency_key as idempotencyKey',
  'gateway_refund_id as gatewayRefundId',
  'state',
  'amount_paise as amountPaise',
  'cause',
  'reason',
  'lines',
  'source',
  'provider_status as providerStatus',
  'provider_message as providerMessage',
  'attempts',
  'requested_at as requestedAt',
  'processed_at as processedAt',
  'failed_at as failedAt',
  'replaced_by as replacedBy',
  'withdrawn_at as withdrawnAt',
] as const;

type RefundRequest = {
  readonly id?: string;
  readonly gatewayPaymentId: string;
  readonly orderId: string;
  readonly amountPaise: Paise;
  readonly cause: RefundCause;
  readonly reason: string;
  readonly lines?: readonly RefundLine[];
};

/**
 * Derived from the refund and its amount, so that a request whose answer was lost is repeated under
 * the same key. The provider refuses a known key with another amount:
 * https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
 */
const idempotencyKeyOf = (id: string, amountPaise: Paise) => `refund-${id}-${amountPaise}`;

/** Stores a refund of a locked order, which is sent to the gateway after the transaction. */
export async function requestRefund(
  { jobs, now }: { readonly jobs: JobQueue; readonly now: () => Date },
  tx: Tx,
  { id = newId(), gatewayPaymentId, orderId, amountPaise, cause, reason, lines }: RefundRequest,
): Promise<string> {
  await tx
    .insertInto('refunds')
    .values({
      id,
      gateway_payment_id: gatewayPaymentId,
      order_id: orderId,
      idempotency_key: idempotencyKeyOf(id, amountPaise),
      amount_paise: amountPaise,
      cause,
      reason,
      lines: lines ? JSON.stringify(lines) : null,
      check_at: now(),
    })
    .execute();
  await jobs.enqueue(tx, 'advance-refunds', {});
  return id;
}

/** A refund as the provider reports it, with the state that this means. */
type ReportedRefund = {
  readonly gatewayRefundId: string;
  readonly amountPaise: Paise;
  readonly state: RefundState;
  readonly providerStatus: string;
  readonly checkAt: Date | null;
};

/** Stores a refund that was made in the provider's dashboard. */
export async function insertProviderRefund(
  tx: Tx,
  payment: { gatewayPaymentId: string; orderId: string },
  reported: ReportedRefund,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: newId(),
      gateway_payment_id: payment.gatewayPaymentId,
      order_id: payment.orderId,
      idempotency_key: reported.gatewayRefundId,
      reason: 'Refunded at the payment provider',
      source: 'provider',
      ...reportedColumns(reported),
    })
    .execute();
}

/** Sets what the provider says of a refund. The dates of earlier states stay. */
export async function updateReportedRefund(
  tx: Tx,
  id: string,
  reported: ReportedRefund,
): Promise<void> {
  await tx.updateTable('refunds').set(reportedColumns(reported)).where('id', '=', id).execute();
}

function reportedColumns(reported: ReportedRefund) {
  const { state } = reported;
  return {
    gateway_refund_id: reported.gatewayRefundId,
    amount_paise: reported.amountPaise,
    state,
    provider_status: reported.providerStatus,
    provider_message: '',
    check_at: reported.checkAt,
    failed_at: state === 'failed' ? sql<Date>`now()` : null,
    // The request of one that was withdrawn may have been under way.
    ...(state !== 'failed' && { withdrawn_at: null }),
    ...(state === 'accepted' && { accepted_at: sql<Date>`now()` }),
    ...(state === 'processed' && { processed_at: sql<Date>`now()` }),
  };
}

/** Lowers the amount of a refund that is not with the provider yet. */
export async function updateRefundAmount(tx: Tx, id: string, amountPaise: Paise): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ amount_paise: amountPaise, idempotency_key: idempotencyKeyOf(id, amountPaise) })
    .where('id', '=', id)
    .execute();
}

/** Ends a refund of which the provider knows nothing, with the reason. */
export async function updateRefundFailed(tx: Tx, id: string, message: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      state: 'failed',
      provider_message: message,
      failed_at: sql<Date>`now()`,
      check_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Returns a refund that has not reached the provider to its first attempt, under the same key. */
export async function updateRefundRetried(tx: Tx, id: string, checkAt: Date): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state: 'requested', attempts: 0, failed_at: null, check_at: checkAt })
    .where('id', '=', id)
    .execute();
}

/** Erases the reasons of refunds from the orders of a customer who deletes the account. */
export async function eraseRefundReasons(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ reason: '' })
    .where('source', '=', 'shop')
    .where('order_id', 'in', orderIds)
    .execute();
}

export async function findRefund(db: Queryable, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refunds').select(refundColumns).where('id', '=', id).executeTakeFirst();
}

/** The refunds of all payments of an order, oldest first. */
export const listRefunds = (db: Queryable, orderId: string): Promise<StoredRefund[]> =>
  listRefundsBy(db, 'order_id', orderId);

/** The refunds of one payment, oldest first. */
export const listRefundsOfPayment = (
  db: Queryable,
  gatewayPaymentId: string,
): Promise<StoredRefund[]> => listRefundsBy(db, 'gateway_payment_id', gatewayPaymentId);

const listRefundsBy = (
  db: Queryable,
  column: 'order_id' | 'gateway_payment_id',
  value: string,
): Promise<StoredRefund[]> =>
  db
    .selectFrom('refunds')
    .select(refundColumns)
    .where(column, '=', value)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();

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
