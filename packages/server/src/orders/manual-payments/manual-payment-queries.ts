import type { Paise } from '@mathappu/contract/money';
import type { ReceiptMethod } from '@mathappu/contract/orders/manual-payments';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** The conditions of `orders_cancelled_money_idx`. */
const mayHoldMoney = sql`o.status = 'CANCELLED' and o.payment_method <> 'online'
  and (o.received_paise <> 0 or o.payment_status = 'PAID')`;

/** Whether a change has left an order `o` cheaper than what came in. The conditions of `orders_overpaid_idx`. */
const isOverpaid = sql`o.status <> 'CANCELLED' and o.payment_method = 'offline'
  and o.received_paise > o.total_paise`;

/** The amount of a cancelled or changed order `o` to give back by hand; the provider refunds the rest. */
export const toGiveBackPaise = sql<number>`case
  when ${isOverpaid} then o.received_paise - o.total_paise
  when not (${mayHoldMoney}) then 0
  when o.payment_method = 'offline' then greatest(o.received_paise, 0)
  when o.payment_status = 'PAID' then greatest(o.total_paise + o.received_paise, 0)
  else 0 end`;

/** The number of an order of this user whose money is to be given back by hand. */
export async function findOrderToGiveBack(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o where o.user_id = ${userId} and ${toGiveBackPaise} > 0
    order by o.created_at limit 1`.execute(tx);
  return rows[0]?.number;
}

/** The ids of the orders with money to give back by hand; each branch has a partial index. */
export const ordersToGiveBack = sql`
  select o.id from orders o where ${mayHoldMoney} and ${toGiveBackPaise} > 0
  union all select o.id from orders o where ${isOverpaid}`;

/** The number of orders with money to give back by hand. */
export const countToGiveBack = sql<number>`
  (select count(*) from (${ordersToGiveBack}) as given_back)`;

/**
 * Whether a confirmed order `o` waits for money outside the payment provider, also once its goods have
 * left. Money that was paid and given back is not owed. These are the conditions of
 * `orders_unpaid_offline_idx`.
 */
export const isUnpaidOffline = sql<boolean>`(o.payment_method = 'offline' and o.payment_status = 'PENDING'
  and o.status <> 'CANCELLED' and o.received_paise < o.total_paise)`;

export const countUnpaidOffline = sql<number>`
  (select count(*) from orders o where ${isUnpaidOffline})`;

/** The cash paid at the door for an order `o`, even if all of it was given back by hand. */
export const paidInCash = sql<Paise>`case when o.payment_status = 'PAID'
  or (o.payment_status = 'REFUNDED' and o.received_paise = -o.total_paise) then o.total_paise else 0 end`;

/**
 * Money that came in without receipts: cash at the door, or the provider's payment minus its refunds.
 * Payments in another currency are left out, since only the provider refunds them.
 */
const paidElsewhere = sql<Paise>`case o.payment_method when 'offline' then 0
  when 'cod' then ${paidInCash}
  else coalesce((select p.amount_paise - p.refunds_paise from payments p
    where p.order_id = o.id and p.is_settling and p.currency = 'INR'), 0) end`;

type OrderMoney = {
  moneyInPaise: Paise;
  /** The most that can still be received: the rest of an offline order; of others the money given back. */
  receivablePaise: Paise;
};

/** The rupees that the shop has of an order, whichever way they came. */
export async function getOrderMoney(db: Queryable, orderId: string): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`
    select greatest(0, ${paidElsewhere} + o.received_paise)::bigint as "moneyInPaise",
      greatest(0, case o.payment_method when 'offline' then o.total_paise else 0 end
        - o.received_paise)::bigint as "receivablePaise"
    from orders o where o.id = ${orderId}`.execute(db);
  return rows[0] ?? { moneyInPaise: 0, receivablePaise: 0 };
}

type ReceiptRow = {
  id: string;
  amountPaise: Paise;
  method: ReceiptMethod;
  reference: string;
  account: string;
  receivedOn: string;
  note: string;
  by: string;
  at: Date;
};

/** The receipts of an order, oldest first. */
export async function listReceipts(db: Queryable, orderId: string): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipts')
    .innerJoin('users', 'users.id', 'receipts.actor_id')
    .select(['receipts.id', 'receipts.amount_paise as amountPaise', 'method', 'reference'])
    .select(['account', 'note', 'users.name as by', 'receipts.at'])
    .select(sql<string>`received_on::text`.as('receivedOn'))
    .where('order_id', '=', orderId)
    .orderBy('receipts.at')
    .orderBy('receipts.id')
    .execute();
}

/** References with an equal key are one transfer. The index `receipts_reference_key` has the expression. */
export const keyOf = (reference: RawBuilder<string>) =>
  sql<string>`lower(regexp_replace(${reference}, '\\s', '', 'g'))`;

const storedReference = sql<string>`reference`;

type NewReceipt = Omit<ReceiptRow, 'by' | 'at'> & { orderId: string; actorId: string };

/**
 * Inserts a receipt of a locked order. Returns false, and inserts nothing, when the transfer was taken
 * in before; one that is being booked elsewhere is waited for.
 */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into receipts (id, order_id, amount_paise, method, reference, account, received_on, note,
        actor_id, at)
      values (${receipt.id}, ${receipt.orderId}, ${receipt.amountPaise}, ${receipt.method},
        ${receipt.reference}, ${receipt.account}, ${receipt.receivedOn}, ${receipt.note}, ${receipt.actorId},
        clock_timestamp())
      on conflict (${keyOf(storedReference)}) where reference <> '' and amount_paise > 0 do nothing
      returning order_id, amount_paise
    )
    update orders set received_paise = received_paise + added.amount_paise
    from added where orders.id = added.order_id returning orders.id`.execute(tx);
  return rows.length === 1;
}

/** Whether a transfer was taken in for this order. */
export async function hasReceipt(tx: Tx, orderId: string, reference: string): Promise<boolean> {
  const row = await tx
    .selectFrom('receipts')
    .select('id')
    .where(keyOf(storedReference), '=', keyOf(sql`${reference}`))
    .where('reference', '<>', '')
    .where('amount_paise', '>', 0)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of the order for which a transfer was taken in. */
export async function getOrderOfReference(tx: Tx, reference: string): Promise<string> {
  const { number } = await tx
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select('orders.number')
    .where(keyOf(storedReference), '=', keyOf(sql`${reference}`))
    .where('reference', '<>', '')
    .where('amount_paise', '>', 0)
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Erases references and notes of manual payments from the orders of a customer who deletes the
 * account.
 */
export async function eraseReceiptNotes(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ note: '' })
    .where('note', '<>', '')
    .where('order_id', 'in', orderIds)
    .execute();
}
