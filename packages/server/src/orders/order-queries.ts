import type { BasisPoints, Paise } from '@mathappu/contract/money';
import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { DeliverySnapshot } from '#server/platform/db/tables.ts';

/** Who changed an order: a person, or the shop itself with no id. */
export type Actor = { readonly id: string | null; readonly name: string };

/** What an order has to know about itself to change its status. */
export type LockedOrder = {
  id: string;
  number: string;
  userId: string | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalPaise: Paise;
  customerEmail: string;
  stockRound: number;
  isStockTaken: boolean;
  holdUntil: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
};

/** True of the order with this number, which begins with MP-, or with this _id. */
export const namedBy = (idOrNumber: string) =>
  idOrNumber.startsWith('MP-') ? sql`o.number = ${idOrNumber}` : sql`o.id = ${idOrNumber}::uuid`;

/** Locks an order until the transaction ends; every change of an order starts here. */
export async function lockOrder(tx: Tx, idOrNumber: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.number, o.user_id as "userId", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.total_paise as "totalPaise",
      o.customer_email as "customerEmail", o.stock_round as "stockRound",
      o.is_stock_taken as "isStockTaken", o.hold_until as "holdUntil",
      o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt", o.cancelled_at as "cancelledAt"
    from orders o where ${namedBy(idOrNumber)} for update`.execute(tx);
  return rows[0];
}

/** What was sold, as it was when the order was placed. */
export type OrderLine = {
  productId: string;
  name: string;
  image: string;
  unit: string;
  pricePaise: Paise;
  discountBp: BasisPoints;
  quantity: number;
  totalPaise: Paise;
};

export type NewOrder = {
  id: string;
  number: string;
  userId: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  totalPaise: Paise;
  customer: { name: string; email: string; phone: string };
  delivery: DeliverySnapshot;
  holdUntil: Date | null;
  requestHash: string;
  lines: readonly OrderLine[];
};

/**
 * Writes an order with its lines and the first entry of its history in one statement.
 * False when the number is taken already: nothing is written then.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const lines = JSON.stringify(order.lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  const { rows } = await sql`
    with placed as (
      insert into orders (id, number, user_id, status, payment_method, payment_status, total_paise,
        customer_name, customer_email, customer_phone, delivery, is_age_notice_shown, hold_until,
        request_hash)
      values (${order.id}, ${order.number}, ${order.userId}, ${order.status},
        ${order.paymentMethod}, 'PENDING', ${order.totalPaise}, ${order.customer.name},
        ${order.customer.email}, ${order.customer.phone}, ${JSON.stringify(order.delivery)}, true,
        ${order.holdUntil}, ${order.requestHash})
      on conflict (number) do nothing
      returning id, user_id, status
    ), lines as (
      insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise,
        discount_bp, quantity, total_paise)
      select placed.id, "lineNo", "productId", name, image, unit, "pricePaise", "discountBp",
        quantity, "totalPaise"
      from placed, json_to_recordset(${lines}::json) as line ("lineNo" integer, "productId" uuid,
        name text, image text, unit text, "pricePaise" bigint, "discountBp" integer,
        quantity integer, "totalPaise" bigint)
    ), change as (
      insert into order_status_changes (id, order_id, to_status, actor_id, actor_name)
      select ${newId()}::uuid, placed.id, placed.status, placed.user_id, 'Customer' from placed
    )
    select id from placed`.execute(tx);
  return rows.length === 1;
}

/** What setting the status of an order changes of it. */
export type OrderChange = Pick<
  LockedOrder,
  | 'status'
  | 'paymentStatus'
  | 'holdUntil'
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

/** Sets the status of a locked order and adds the entry of its history. */
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
      }),
    )
    .updateTable('orders')
    .set({
      status: change.status,
      payment_status: change.paymentStatus,
      hold_until: change.holdUntil,
      stock_round: change.stockRound,
      is_stock_taken: change.status !== 'CANCELLED',
      shipped_at: change.shippedAt,
      delivered_at: change.deliveredAt,
      cancelled_at: change.cancelledAt,
    })
    .where('id', '=', orderId)
    .execute();
}

/** What an order sold, as stock counts it. */
export async function listSoldQuantities(
  tx: Tx,
  orderId: string,
): Promise<{ productId: string; name: string; quantity: number }[]> {
  return tx
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
}

/** The same wish of the same person within the last 30 seconds, unless it was cancelled. */
export async function findDuplicateOrder(
  tx: Tx,
  userId: string,
  requestHash: string,
): Promise<{ id: string; number: string; createdAt: Date } | undefined> {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('request_hash', '=', requestHash)
    .where('status', '<>', 'CANCELLED')
    .where('created_at', '>', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function getOrderNumber(db: Queryable, orderId: string): Promise<string> {
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return number;
}

/** Online orders of a person that still wait for their payment. */
export async function countUnpaidOrders(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING_PAYMENT')
    .where('payment_method', '=', 'online')
    .executeTakeFirstOrThrow();
  return count;
}
