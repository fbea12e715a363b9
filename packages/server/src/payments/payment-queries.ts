import type { Paise } from '@mathappu/contract/money';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

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

export type PaymentRow = {
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

export type RefundRow = {
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
