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

/** Inserts or updates a payment. A payment that settles its order never stops settling it. */
export async function upsertPayment(
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

/** The one payment that pays the order. */
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
