import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { GatewayPayment } from './payment-gateway.ts';

export type StoredPayment = {
  gatewayPaymentId: string;
  gatewayOrderId: string;
  orderId: string;
  state: Tables['payments']['state'];
  amountPaise: Paise;
  currency: string;
  isSettling: boolean;
  /** The sum of its refunds that have not failed. */
  refundsPaise: Paise;
  /** Whether the provider itself reported state and amount; else a signed callback claims them. */
  isReported: boolean;
  difference: PaymentDifference | null;
  /** The amount that an admin accepted in place of the order's. */
  acceptedPaise: Paise | null;
};

/**
 * How the provider's report differs from what the order asked for. `unpaid` is a payment that a
 * signed callback claimed, and that failed or does not exist.
 */
export type PaymentDifference = NonNullable<Tables['payments']['differs_in']>;

export async function findPayment(
  db: Queryable,
  gatewayPaymentId: string,
): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payments')
    .select([
      'gateway_payment_id as gatewayPaymentId',
      'gateway_order_id as gatewayOrderId',
      'order_id as orderId',
      'state',
      'amount_paise as amountPaise',
      'currency',
      'is_settling as isSettling',
      'refunds_paise as refundsPaise',
      'is_reported as isReported',
      'differs_in as difference',
      'accepted_paise as acceptedPaise',
    ])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** Payments of a gateway order that the provider itself has not reported yet. */
export async function listClaimedPayments(
  db: Queryable,
  gatewayOrderId: string,
): Promise<Omit<GatewayPayment, 'refundedPaise'>[]> {
  return db
    .selectFrom('payments')
    .select([
      'gateway_payment_id as gatewayPaymentId',
      'gateway_order_id as gatewayOrderId',
      'state',
      'amount_paise as amountPaise',
      'currency',
    ])
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('is_reported', '=', false)
    .where('is_settling', '=', true)
    .execute();
}

/** Inserts or updates a payment. A payment that settles its order never stops settling it. */
export async function upsertPayment(
  tx: Tx,
  payment: Omit<StoredPayment, 'refundsPaise'>,
): Promise<void> {
  const report = {
    state: payment.state,
    amount_paise: payment.amountPaise,
    currency: payment.currency,
    is_reported: payment.isReported,
    differs_in: payment.difference,
    accepted_paise: payment.acceptedPaise,
  };
  await tx
    .insertInto('payments')
    .values({
      ...report,
      gateway_payment_id: payment.gatewayPaymentId,
      gateway_order_id: payment.gatewayOrderId,
      order_id: payment.orderId,
      is_settling: payment.isSettling,
    })
    .onConflict((conflict) =>
      conflict.column('gateway_payment_id').doUpdateSet({
        ...report,
        is_settling: sql<boolean>`payments.is_settling or excluded.is_settling`,
        // The provider reports the same many times; how long a state has lasted is told from it.
        updated_at: sql<Date>`case
          when (${columnsOf('payments', report)}) is distinct from (${columnsOf('excluded', report)})
          then now() else payments.updated_at end`,
      }),
    )
    .execute();
}

const columnsOf = (table: 'payments' | 'excluded', row: object) =>
  sql.join(Object.keys(row).map((column) => sql.ref(`${table}.${column}`)));

/** Sets whether the payment is refunded whole. */
export async function updatePaymentState(
  tx: Tx,
  gatewayPaymentId: string,
  state: 'captured' | 'refunded',
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state, updated_at: sql<Date>`now()` })
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .execute();
}

/** Counts what a change of its order took off what counts as paid. */
export async function addChangedAmount(
  tx: Tx,
  gatewayPaymentId: string,
  paise: Paise,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ changed_paise: sql<Paise>`changed_paise + ${paise}` })
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .execute();
}

/** Sets what the provider says was refunded of the payment. */
export async function updateProviderRefunded(
  tx: Tx,
  gatewayPaymentId: string,
  refundedPaise: Paise,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ provider_refunded_paise: refundedPaise })
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .execute();
}

/** Money that was given back by hand is not refunded again. */
const refundablePaise = sql<Paise>`greatest(0, amount_paise - refunds_paise - (select
  case when is_settling then greatest(0, -o.received_paise) else 0 end
  from orders o where o.id = order_id))`;

export type RefundablePayment = {
  gatewayPaymentId: string;
  amountPaise: Paise;
  currency: string;
  /** The amount that remains after all refunds. */
  refundablePaise: Paise;
  /** By how much changes of its order have lowered what counts as paid. */
  changedPaise: Paise;
  isSettling: boolean;
};

const selectRefundable = (db: Queryable, orderId: string) =>
  db
    .selectFrom('payments')
    .select([
      'gateway_payment_id as gatewayPaymentId',
      'amount_paise as amountPaise',
      'currency',
      'changed_paise as changedPaise',
      'is_settling as isSettling',
    ])
    .select(refundablePaise.as('refundablePaise'))
    .where('order_id', '=', orderId);

/** The one payment that pays the order. */
export async function findSettlingPayment(
  tx: Tx,
  orderId: string,
): Promise<RefundablePayment | undefined> {
  return selectRefundable(tx, orderId).where('is_settling', '=', true).executeTakeFirst();
}

/**
 * A payment of the order of which something can be refunded; the given one, or only the settling
 * one, when asked for. Payments that do not settle the order come first.
 */
export async function findRefundablePayment(
  db: Queryable,
  orderId: string,
  filter: { gatewayPaymentId?: string; isSettling?: boolean } = {},
): Promise<RefundablePayment | undefined> {
  const { gatewayPaymentId = '', isSettling = true } = filter;
  return selectRefundable(db, orderId)
    .where((payment) =>
      payment.or([payment('state', '=', 'captured'), payment('is_settling', '=', true)]),
    )
    .where(refundablePaise, '>', 0)
    .$if(filter.gatewayPaymentId !== undefined, (payments) =>
      payments.where('gateway_payment_id', '=', gatewayPaymentId),
    )
    .$if(filter.isSettling !== undefined, (payments) =>
      payments.where('is_settling', '=', isSettling),
    )
    .orderBy('is_settling')
    .orderBy('gateway_payment_id')
    .executeTakeFirst();
}

/**
 * The orders with a payment that differs from what they asked for, while an admin has neither
 * accepted nor refunded it. An order that another payment pays is not among them.
 */
export const ordersToDecide = sql`
  select d.order_id from payments d
  where d.differs_in is not null and d.refunds_paise = 0
    and (d.is_settling or (d.differs_in <> 'unpaid' and not exists
      (select from payments s where s.order_id = d.order_id and s.is_settling)))`;

export async function isToDecide(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from (${ordersToDecide}) undecided
    where order_id = ${orderId} limit 1`.execute(db);
  return rows.length > 0;
}

type PaymentRow = {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  state: Tables['payments']['state'];
  amountPaise: Paise;
  refundablePaise: Paise;
  changedPaise: Paise;
  isSettling: boolean;
  currency: string;
  /** Null when an admin has accepted or refunded it. */
  difference: PaymentDifference | null;
  at: Date;
};

export async function listPayments(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select([
      'gateway_order_id as gatewayOrderId',
      'gateway_payment_id as gatewayPaymentId',
      'state',
      'amount_paise as amountPaise',
      'changed_paise as changedPaise',
      'is_settling as isSettling',
      'currency',
      'updated_at as at',
    ])
    .select([
      sql<Paise>`case when state = 'captured' or is_settling then ${refundablePaise} else 0 end`.as(
        'refundablePaise',
      ),
      sql<PaymentDifference | null>`case when refunds_paise = 0 then differs_in end`.as(
        'difference',
      ),
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

type RefusedPayment = {
  userId: string;
  amountPaise: Paise;
  /** In the provider's words. */
  message: string;
  at: Date;
};

/** Records that the provider refused to take this amount of a customer; another try is counted. */
export async function recordRefusedPayment(
  db: Queryable,
  { userId, amountPaise, message, at }: RefusedPayment,
): Promise<void> {
  await db
    .insertInto('refused_payments')
    .values({
      id: newId(),
      user_id: userId,
      amount_paise: amountPaise,
      provider_message: message,
      refused_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'amount_paise', 'provider_message']).doUpdateSet({
        tries: sql<number>`refused_payments.tries + 1`,
        refused_at: at,
      }),
    )
    .execute();
}

/** The amounts refused since then, the last first; not those of accounts deleted meanwhile. */
export const listRefusedPayments = (db: Queryable, since: Date) =>
  db
    .selectFrom('refused_payments as refused')
    .innerJoin('users', 'users.id', 'refused.user_id')
    .select(['refused.id', 'users.name as customer', 'users.phone', 'refused.tries'])
    .select(['refused.amount_paise as amountPaise', 'refused.provider_message as message'])
    .select('refused.refused_at as at')
    .where('users.deleted_at', 'is', null)
    .where('refused.refused_at', '>', since)
    .orderBy('refused.refused_at', 'desc')
    .limit(20)
    .execute();

/** Deletes those that have not been shown for long. */
export const deleteOldRefusedPayments = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'refused_payments', sql`refused_at < now() - interval '30 days'`);
