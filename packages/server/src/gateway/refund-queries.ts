import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

type RefundState = 'requested' | 'done';

/** A refund returns one payment whole. */
export type NewRefund = {
  readonly gatewayPaymentId: string;
  readonly orderId: string;
  readonly amountPaise: Paise;
  readonly reason: string;
};

/** Stores the refund of a payment once, and asks the gateway after the transaction. */
export async function requestRefund(
  { jobs }: { readonly jobs: JobQueue },
  tx: Tx,
  refund: NewRefund,
): Promise<void> {
  const { gatewayPaymentId } = refund;
  const isNew = await insertRefund(tx, refund);
  if (isNew) await jobs.enqueue(tx, 'create-refund', { gatewayPaymentId });
}

/** Returns false when the payment has a refund already. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const inserted = await tx
    .insertInto('refunds')
    .values({
      gateway_payment_id: refund.gatewayPaymentId,
      order_id: refund.orderId,
      // Derived from the payment, so that a restored backup repeats the request under the same key.
      idempotency_key: `refund-${refund.gatewayPaymentId}`,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
    })
    .onConflict((conflict) => conflict.column('gateway_payment_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type StoredRefund = {
  idempotencyKey: string;
  state: RefundState;
  amountPaise: Paise;
  reason: string;
};

export async function findRefund(
  db: Queryable,
  gatewayPaymentId: string,
): Promise<StoredRefund | undefined> {
  return db
    .selectFrom('refunds')
    .select(['idempotency_key as idempotencyKey', 'state', 'amount_paise as amountPaise', 'reason'])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** Returns false when the refund was done already. */
export async function updateRefundDone(
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

type RefundRow = {
  gatewayPaymentId: string;
  state: RefundState;
  amountPaise: Paise;
  reason: string;
  at: Date;
};

export async function listRefunds(db: Queryable, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .select([
      'gateway_payment_id as gatewayPaymentId',
      'state',
      'amount_paise as amountPaise',
      'reason',
      'created_at as at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

/**
 * A payment of the order without a refund, or the one given if it has none. Payments that do not
 * settle the order come first.
 */
export async function findRefundablePayment(
  db: Queryable,
  orderId: string,
  gatewayPaymentId?: string,
): Promise<{ gatewayPaymentId: string; amountPaise: Paise } | undefined> {
  return db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.gateway_payment_id', 'payments.gateway_payment_id')
    .select([
      'payments.gateway_payment_id as gatewayPaymentId',
      'payments.amount_paise as amountPaise',
    ])
    .where('payments.order_id', '=', orderId)
    .where('refunds.gateway_payment_id', 'is', null)
    .where((payment) =>
      payment.or([payment('payments.state', '=', 'captured'), payment('is_settling', '=', true)]),
    )
    .where('payments.state', '<>', 'refunded')
    .$if(gatewayPaymentId !== undefined, (payments) =>
      payments.where('payments.gateway_payment_id', '=', gatewayPaymentId ?? ''),
    )
    .orderBy('is_settling')
    .executeTakeFirst();
}
