import type { Paise } from '@mathappu/contract/money';
import type { PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { Language } from '@mathappu/contract/words';
import { type RawBuilder, sql } from 'kysely';
import { formerStaff } from '#server/account/account-queries.ts';
import { ordersToDecide } from '#server/gateway/payment-queries.ts';
import type { RefundLine } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Who changed an order: a user, or the shop itself, whose id is null. */
export type Actor = { readonly id: string | null; readonly name: string };

/** The columns that a status change depends on. */
export type LockedOrder = {
  id: string;
  number: string;
  userId: string | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalPaise: Paise;
  /** The sum of the order's receipts. */
  receivedPaise: Paise;
  customerEmail: string;
  customerPhone: string;
  /** The language of its mails: the customer's choice, else that of the pages it was placed on. */
  language: Language;
  createdAt: Date;
  stockRound: number;
  isStockTaken: boolean;
  holdUntil: Date | null;
  /** The time at which the mail about the new order is due; null once it is enqueued. */
  placedMailDueAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  /** The price rule of its discount. */
  priceRule: string | null;
};

/** Matches an order by its number, which begins with MP-, or by its _id. */
export const matchesIdOrNumber = (idOrNumber: string) =>
  idOrNumber.startsWith('MP-') ? sql`o.number = ${idOrNumber}` : sql`o.id = ${idOrNumber}::uuid`;

/** Locks the order until the transaction ends. Every change of an order begins with this lock. */
export async function lockOrder(tx: Tx, idOrNumber: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.number, o.user_id as "userId", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.total_paise as "totalPaise",
      o.received_paise as "receivedPaise", o.customer_email as "customerEmail",
      o.customer_phone as "customerPhone", o.price_rule as "priceRule",
      coalesce((select u.chosen_language from users u where u.id = o.user_id), o.language) as language,
      o.created_at as "createdAt", o.stock_round as "stockRound",
      o.is_stock_taken as "isStockTaken", o.hold_until as "holdUntil",
      o.placed_mail_due_at as "placedMailDueAt",
      o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt", o.cancelled_at as "cancelledAt"
    from orders o where ${matchesIdOrNumber(idOrNumber)} for update`.execute(tx);
  return rows[0];
}

/** The columns that a status change sets. */
export type OrderChange = Pick<
  LockedOrder,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'holdUntil'
  | 'placedMailDueAt'
  | 'stockRound'
  | 'shippedAt'
  | 'deliveredAt'
  | 'cancelledAt'
>;

type StatusChange = {
  orderId: string;
  from: OrderStatus;
  change: OrderChange;
  by: Actor;
  reason: string;
};

/** Sets the status of a locked order and adds the change to its history. */
export async function updateOrderStatus(
  tx: Tx,
  { orderId, from, change, by, reason }: StatusChange,
): Promise<void> {
  await tx
    .with('changed', (qb) =>
      qb.insertInto('order_status_changes').values({
        id: newId(),
        order_id: orderId,
        from_status: from,
        to_status: change.status,
        actor_id: by.id,
        actor_name: by.name,
        reason,
        // now() is the start of the transaction, which may have waited for another change of the order.
        at: sql<Date>`clock_timestamp()`,
      }),
    )
    .updateTable('orders')
    .set({
      status: change.status,
      payment_method: change.paymentMethod,
      payment_status: change.paymentStatus,
      paid_at: paidAt(change.paymentStatus),
      hold_until: change.holdUntil,
      placed_mail_due_at: change.placedMailDueAt,
      stock_round: change.stockRound,
      is_stock_taken: change.status !== 'CANCELLED',
      shipped_at: change.shippedAt,
      delivered_at: change.deliveredAt,
      cancelled_at: change.cancelledAt,
    })
    .where('id', '=', orderId)
    .execute();
}

/** The time of the first payment. A refund keeps it. */
function paidAt(paymentStatus: PaymentStatus): RawBuilder<Date> | null {
  if (paymentStatus === 'PAID') return sql`coalesce(paid_at, now())`;
  return paymentStatus === 'REFUNDED' ? sql`paid_at` : null;
}

/** The products of an order, with the pieces that no refund has put back into stock. */
export async function listSoldQuantities(
  tx: Tx,
  orderId: string,
): Promise<{ productId: string; name: string; quantity: number }[]> {
  return tx
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name'])
    .select(sql<number>`quantity - returned_quantity`.as('quantity'))
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
}

/**
 * Records that pieces of a locked order, which are about to be refunded, come back into stock; returns
 * those that do. Pieces of an earlier refund that failed have come back already.
 */
export async function updateReturnedPieces(
  tx: Tx,
  orderId: string,
  lines: readonly RefundLine[],
): Promise<RefundLine[]> {
  const { rows } = await sql<RefundLine>`
    with coming as (
      select l.line_no, l.product_id,
        least(asked.quantity, l.refunded_quantity + asked.quantity - l.returned_quantity) as quantity
      from order_lines l
      join unnest(
        ${lines.map((line) => line.productId)}::uuid[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as asked (product_id, quantity) on asked.product_id = l.product_id
      where l.order_id = ${orderId}
    )
    update order_lines set returned_quantity = returned_quantity + coming.quantity
    from coming
    where order_lines.order_id = ${orderId} and order_lines.line_no = coming.line_no and coming.quantity > 0
    returning coming.product_id as "productId", coming.quantity`.execute(tx);
  return rows;
}

/** Sets the payment status of a locked order, and its payment method when that is given. */
export async function updatePaymentStatus(
  tx: Tx,
  orderId: string,
  paymentStatus: PaymentStatus,
  paymentMethod?: PaymentMethod,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      payment_status: paymentStatus,
      paid_at: paidAt(paymentStatus),
      payment_method: paymentMethod,
    })
    .where('id', '=', orderId)
    .execute();
}

/** Unpaid orders whose hold has ended and whose payment needs no decision, the oldest end first. */
export async function listEndedHolds(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; holdUntil: Date | null }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'hold_until as holdUntil'])
    .where('status', '=', 'PENDING_PAYMENT')
    .where('hold_until', '<=', now)
    .where(sql<boolean>`id not in (${ordersToDecide})`)
    .orderBy('hold_until')
    .limit(limit)
    .execute();
}

/** Records that the mail about the new order has been enqueued. */
export async function clearPlacedMail(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ placed_mail_due_at: null })
    .where('id', '=', orderId)
    .execute();
}

/** Orders whose mail about being new is due, the longest due first. */
export async function listDuePlacedMails(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_mail_due_at', '<=', now)
    .orderBy('placed_mail_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Who changed the status of an order last, and why. The id is null for the shop and for a payment.
 */
export async function findLatestStatusChange(
  db: Queryable,
  orderId: string,
): Promise<{ actorId: string | null; by: string; at: Date; reason: string } | undefined> {
  return db
    .selectFrom('order_status_changes')
    .select(['actor_id as actorId', 'actor_name as by', 'at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type StatusChangeRow = {
  at: Date;
  from: OrderStatus | null;
  to: OrderStatus;
  by: string;
  reason: string;
};

export async function listStatusChanges(
  db: Queryable,
  orderId: string,
): Promise<StatusChangeRow[]> {
  return db
    .selectFrom('order_status_changes')
    .select(['at', 'from_status as from', 'to_status as to', 'actor_name as by', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Erases what staff wrote, and the account's id, from the orders of a customer who deletes the
 * account.
 */
export async function eraseStatusReasons(
  tx: Tx,
  orderIds: readonly string[],
  userId: string | null,
): Promise<void> {
  const changes = tx.updateTable('order_status_changes').where('order_id', 'in', orderIds);
  if (userId === null) {
    await changes.set({ reason: '' }).execute();
    return;
  }
  await changes.set({ reason: '' }).where('actor_id', '<>', userId).execute();
  await changes
    .set({ actor_name: 'Customer', actor_id: null })
    .where('actor_id', '=', userId)
    .execute();
}

/** In the histories of other people's orders, where a name is kept as it was. */
export async function eraseStaffInOrders(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('order_status_changes')
    .set({ actor_name: formerStaff })
    .where('actor_id', '=', userId)
    .execute();
}
