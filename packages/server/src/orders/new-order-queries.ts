import type { BasisPoints, Paise } from '@mathappu/contract/money';
import type { Totals } from '@mathappu/contract/orders/totals';
import { type InsertObject, sql } from 'kysely';
import type { DeliverySnapshot, StatedPassport } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { newOrderNumber } from './order-number.ts';
import type { Actor } from './order-queries.ts';

/** A line with the product's values at the time of the order. */
export type OrderLine = {
  productId: string;
  name: string;
  image: string;
  unit: string;
  pricePaise: Paise;
  discountBp: BasisPoints;
  quantity: number;
  totalPaise: Paise;
  /** Null in orders that are older than numbers. */
  listNumber: number | null;
  /** Why another price than the list's was agreed; the customer reads it. */
  priceReason: string;
  /** Null in orders that are older than passports. */
  passport: StatedPassport | null;
};

/** Columns that the insert derives from its other arguments. */
type DerivedColumn =
  | 'number'
  | 'subtotal_paise'
  | 'adjustments'
  | 'total_paise'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'delivery';

type NewOrder = {
  readonly columns: Omit<InsertObject<Tables, 'orders'>, DerivedColumn>;
  readonly totals: Totals;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly delivery: DeliverySnapshot;
  readonly lines: readonly OrderLine[];
  readonly by: Actor;
  /** Why the order begins, for its history. */
  readonly reason?: string;
};

/** Inserts the order under a new unique number, unless it has one, and returns that number. */
export async function insertOrder(tx: Tx, order: NewOrder, given?: string): Promise<string> {
  if (given !== undefined) {
    if (await insertNumberedOrder(tx, order, given)) return given;
    throw new Error(`order ${given} exists`);
  }
  for (;;) {
    const number = newOrderNumber();
    if (await insertNumberedOrder(tx, order, number)) return number;
  }
}

/**
 * Inserts the order, its lines and the first entry of its history. Returns false, and inserts
 * nothing, when the number is taken.
 *
 * One statement on purpose: the trigger that counts `product_days` fires at the end of the
 * statement that inserts the order and reads the lines then. Inserting the lines in a second
 * statement would leave them out of the best sellers.
 */
async function insertNumberedOrder(
  tx: Tx,
  { columns, totals, customer, delivery, lines, by, reason = '' }: NewOrder,
  number: string,
): Promise<boolean> {
  const numbered = JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  const isPaid = columns.payment_status === 'PAID';
  const placed = tx
    .insertInto('orders')
    .values({
      ...columns,
      number,
      subtotal_paise: totals.subtotalPaise,
      adjustments: JSON.stringify(totals.adjustments),
      total_paise: totals.totalPaise,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      delivery: JSON.stringify(delivery),
      paid_at: isPaid ? (columns.paid_at ?? sql<Date>`now()`) : null,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'status']);
  const { rows } = await sql`
    with placed as (
      ${placed}
    ), lines as (
      insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise,
        discount_bp, quantity, total_paise, list_number, price_reason, passport)
      select placed.id, "lineNo", "productId", name, image, unit, "pricePaise", "discountBp",
        quantity, "totalPaise", "listNumber", "priceReason", passport
      from placed, json_to_recordset(${numbered}::json) as line ("lineNo" integer, "productId" uuid,
        name text, image text, unit text, "pricePaise" bigint, "discountBp" integer,
        quantity integer, "totalPaise" bigint,
        "listNumber" integer, "priceReason" text, passport jsonb)
    ), change as (
      insert into order_status_changes (id, order_id, to_status, actor_id, actor_name, reason)
      select ${newId()}::uuid, placed.id, placed.status, ${by.id}::uuid, ${by.name}, ${reason}
      from placed
    )
    select id from placed`.execute(tx);
  return rows.length === 1;
}

/** An order of the same user with an equal request in the last 30 seconds that is not cancelled. */
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

/** Deletes a cancelled order that was never more than placed, with its lines and its history. */
export async function deleteOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('order_status_changes').where('order_id', '=', orderId).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  await tx.deleteFrom('orders').where('id', '=', orderId).execute();
}

export const getPlacedOrder = (db: Queryable, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_method as paymentMethod'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
