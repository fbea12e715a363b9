import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { GatewayRefund } from './payment-gateway.ts';

export type StoredGatewayOrder = {
  gatewayOrderId: string;
  orderId: string;
  amountPaise: Paise;
  /** How many syncs have been answered; the wait doubles with each. */
  checks: number;
  syncRequests: number;
  refusals: number;
};

const columns = [
  'gateway_order_id as gatewayOrderId',
  'order_id as orderId',
  'amount_paise as amountPaise',
  'checks',
  'sync_requests as syncRequests',
  'refusals',
] as const;

/** Each order has one gateway order; returns false when it has one already. */
export async function insertGatewayOrder(
  tx: Tx,
  order: { gatewayOrderId: string; orderId: string; amountPaise: Paise; checkAt: Date },
): Promise<void> {
  await tx
    .insertInto('gateway_orders')
    .values({
      gateway_order_id: order.gatewayOrderId,
      order_id: order.orderId,
      amount_paise: order.amountPaise,
      check_at: order.checkAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export async function findGatewayOrder(
  db: Queryable,
  gatewayOrderId: string,
): Promise<StoredGatewayOrder | undefined> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
}

export async function findGatewayOrderOf(
  db: Queryable,
  orderId: string,
): Promise<StoredGatewayOrder | undefined> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The gateway orders whose next sync is due, the longest due first. */
export async function listDueGatewayOrders(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredGatewayOrder[]> {
  return db
    .selectFrom('gateway_orders')
    .select(columns)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();
}

/** Makes a sync due now, also while another one runs. One that had been given up is tried again. */
export async function requestSync(db: Queryable, gatewayOrderId: string, now: Date): Promise<void> {
  await db
    .updateTable('gateway_orders')
    .set({ check_at: now, refusals: 0, sync_requests: sql<number>`sync_requests + 1` })
    .where('gateway_order_id', '=', gatewayOrderId)
    .execute();
}

/** The outcome of a sync, and when the next one is due; null ends the syncs of this gateway order. */
export type NextSync = {
  readonly checkAt: Date | null;
  readonly checks: number;
  readonly refusals: number;
  readonly isAnswered: boolean;
};

/** Schedules the next sync, unless one was requested after the given gateway order was read. */
export async function scheduleNextSync(
  db: Queryable,
  { gatewayOrderId, syncRequests }: StoredGatewayOrder,
  { checkAt, checks, refusals, isAnswered }: NextSync,
  now: Date,
): Promise<void> {
  await db
    .updateTable('gateway_orders')
    .set({
      check_at: checkAt,
      checks,
      refusals,
      unanswered_since: isAnswered ? null : sql<Date>`coalesce(unanswered_since, ${now})`,
    })
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('sync_requests', '=', syncRequests)
    .execute();
}

/** The gateway orders of the shop with one of these refunds that the shop does not know yet. */
export async function listOrdersOfUnknownRefunds(
  db: Queryable,
  refunds: readonly GatewayRefund[],
): Promise<string[]> {
  const { rows } = await sql<{ gatewayOrderId: string }>`
    select distinct p.gateway_order_id as "gatewayOrderId"
    from unnest(${refunds.map((refund) => refund.gatewayRefundId)}::text[],
      ${refunds.map((refund) => refund.gatewayPaymentId)}::text[]) as made (refund_id, payment_id)
    join payments p on p.gateway_payment_id = made.payment_id
    where not exists (select from refunds r where r.gateway_refund_id = made.refund_id)`.execute(
    db,
  );
  return rows.map(({ gatewayOrderId }) => gatewayOrderId);
}

export type GatewayContact = {
  askedAt: Date;
  answeredAt: Date | null;
  /** Null when the last question was answered. */
  failingSince: Date | null;
  failure: Tables['gateway_contacts']['failure'];
  /** The time up to which the provider's refunds are known. */
  refundsListedAt: Date | null;
};

/** When the provider was last asked with this key by any process, and when it last answered. */
export async function findGatewayContact(
  db: Queryable,
  keyId: string,
): Promise<GatewayContact | undefined> {
  return db
    .selectFrom('gateway_contacts')
    .select([
      'asked_at as askedAt',
      'answered_at as answeredAt',
      'failing_since as failingSince',
      'failure',
      'refunds_listed_at as refundsListedAt',
    ])
    .where('key_id', '=', keyId)
    .executeTakeFirst();
}

/** Records that the provider was asked, and how it failed; null when it answered. */
export async function recordGatewayContact(
  db: Queryable,
  keyId: string,
  { at, failure }: { at: Date; failure: GatewayContact['failure'] },
): Promise<void> {
  const contact = {
    asked_at: at,
    failure,
    ...(failure === null && { answered_at: at, keys_refused_at: null }),
  };
  const failingSince = failure === null ? null : at;
  await db
    .insertInto('gateway_contacts')
    .values({ ...contact, key_id: keyId, failing_since: failingSince })
    .onConflict((conflict) =>
      conflict.column('key_id').doUpdateSet({
        ...contact,
        failing_since:
          failure === null ? null : sql<Date>`coalesce(gateway_contacts.failing_since, ${at})`,
      }),
    )
    .execute();
}

/** Returns false when the keys have been refused ever since the provider last accepted them. */
export async function markKeysRefused(db: Queryable, keyId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway_contacts')
    .set({ keys_refused_at: at })
    .where('key_id', '=', keyId)
    .where('keys_refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that all refunds that the provider had made by then are known or asked about. */
export async function updateRefundsListed(db: Queryable, keyId: string, at: Date): Promise<void> {
  await db
    .updateTable('gateway_contacts')
    .set({ refunds_listed_at: at })
    .where('key_id', '=', keyId)
    .execute();
}
