import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type StoredPayment = {
  gatewayPaymentId: string;
  gatewayOrderId: string;
  orderId: string;
  state: Tables['payments']['state'];
  amountPaise: Paise;
  isSettling: boolean;
  /** The sum of its refunds that have not failed. */
  refundsPaise: Paise;
};

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
      'is_settling as isSettling',
      'refunds_paise as refundsPaise',
    ])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** Inserts or updates a payment. A payment that settles its order never stops settling it. */
export async function upsertPayment(
  tx: Tx,
  payment: Omit<StoredPayment, 'refundsPaise'> & { currency: string },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      gateway_payment_id: payment.gatewayPaymentId,
      gateway_order_id: payment.gatewayOrderId,
      order_id: payment.orderId,
      state: payment.state,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      is_settling: payment.isSettling,
    })
    .onConflict((conflict) =>
      conflict.column('gateway_payment_id').doUpdateSet({
        state: payment.state,
        is_settling: sql<boolean>`payments.is_settling or excluded.is_settling`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

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

const refundablePaise = sql<Paise>`payments.amount_paise - payments.refunds_paise`;

export type RefundablePayment = {
  gatewayPaymentId: string;
  amountPaise: Paise;
  /** What remains of it. */
  refundablePaise: Paise;
  isSettling: boolean;
};

/** The one payment that pays the order. */
export async function findSettlingPayment(
  tx: Tx,
  orderId: string,
): Promise<RefundablePayment | undefined> {
  return tx
    .selectFrom('payments')
    .select(['gateway_payment_id as gatewayPaymentId', 'amount_paise as amountPaise'])
    .select('is_settling as isSettling')
    .select(refundablePaise.as('refundablePaise'))
    .where('order_id', '=', orderId)
    .where('is_settling', '=', true)
    .executeTakeFirst();
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
  return db
    .selectFrom('payments')
    .select(['gateway_payment_id as gatewayPaymentId', 'amount_paise as amountPaise'])
    .select('is_settling as isSettling')
    .select(refundablePaise.as('refundablePaise'))
    .where('order_id', '=', orderId)
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

type PaymentRow = {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  state: Tables['payments']['state'];
  amountPaise: Paise;
  refundablePaise: Paise;
  isSettling: boolean;
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
      'is_settling as isSettling',
      'updated_at as at',
    ])
    .select(
      sql<Paise>`case when state = 'captured' or is_settling then ${refundablePaise} else 0 end`.as(
        'refundablePaise',
      ),
    )
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}
