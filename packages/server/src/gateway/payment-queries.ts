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
    ])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
}

/** Remembers a payment under its id at the gateway; what settles an order goes on settling it. */
export async function savePayment(
  tx: Tx,
  payment: StoredPayment & { currency: string },
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

/** The one payment that pays an order. */
export async function findSettlingPayment(
  tx: Tx,
  orderId: string,
): Promise<{ gatewayPaymentId: string; amountPaise: Paise } | undefined> {
  return tx
    .selectFrom('payments')
    .select(['gateway_payment_id as gatewayPaymentId', 'amount_paise as amountPaise'])
    .where('order_id', '=', orderId)
    .where('is_settling', '=', true)
    .executeTakeFirst();
}

type PaymentRow = {
  gatewayOrderId: string;
  gatewayPaymentId: string;
  state: Tables['payments']['state'];
  amountPaise: Paise;
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
      'updated_at as at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

type RefundRow = {
  gatewayPaymentId: string;
  state: 'requested' | 'done';
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

/** Money of an order, or one payment of it, not asked back yet; what pays nothing comes first. */
export async function findRefundablePayment(
  db: Queryable,
  orderId: string,
  gatewayPaymentId?: string,
): Promise<{ gatewayPaymentId: string; amountPaise: Paise } | undefined> {
  const refundable = db
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
    .where('payments.state', '<>', 'refunded');
  const wanted =
    gatewayPaymentId === undefined
      ? refundable
      : refundable.where('payments.gateway_payment_id', '=', gatewayPaymentId);
  return wanted.orderBy('is_settling').executeTakeFirst();
}
