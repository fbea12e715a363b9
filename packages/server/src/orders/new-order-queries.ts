import type { BasisPoints, Paise } from '@mathappu/contract/money';
import type { PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { Totals } from '@mathappu/contract/orders/totals';
import type { Language } from '@mathappu/contract/words';
import { sql } from 'kysely';
import type { DeliverySnapshot, StatedPassport } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
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
  /** Null in orders that are older than passports. */
  passport: StatedPassport | null;
};

type NewOrder = {
  id: string;
  userId: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** PAID if the total is 0. */
  paymentStatus?: PaymentStatus;
  /** The last day to pay an offline order, of the shop's calendar. */
  payBy?: string | null;
  totals: Totals;
  customer: { name: string; email: string; phone: string };
  delivery: DeliverySnapshot;
  holdUntil: Date | null;
  /** Null if the mail about the order is enqueued in the same transaction. */
  placedMailDueAt: Date | null;
  requestHash: string;
  isAgeNoticeShown: boolean;
  /** The language of the pages on which it is placed. */
  language: Language;
  lines: readonly OrderLine[];
  /** The admin who made it of an enquiry; by default its customer. */
  by?: Actor;
};

/** Inserts the order under a new unique number and returns that number. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
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
async function insertNumberedOrder(tx: Tx, order: NewOrder, number: string): Promise<boolean> {
  const { by = { id: order.userId, name: 'Customer' }, paymentStatus = 'PENDING' } = order;
  const lines = JSON.stringify(order.lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  const { rows } = await sql`
    with placed as (
      insert into orders (id, number, user_id, status, payment_method, payment_status,
        subtotal_paise, adjustments, total_paise,
        customer_name, customer_email, customer_phone, delivery, is_age_notice_shown, hold_until,
        pay_by, placed_mail_due_at, request_hash, language, paid_at)
      values (${order.id}, ${number}, ${order.userId}, ${order.status},
        ${order.paymentMethod}, ${paymentStatus}, ${order.totals.subtotalPaise},
        ${JSON.stringify(order.totals.adjustments)}, ${order.totals.totalPaise},
        ${order.customer.name}, ${order.customer.email}, ${order.customer.phone}, ${JSON.stringify(order.delivery)},
        ${order.isAgeNoticeShown}, ${order.holdUntil}, ${order.payBy ?? null}::date, ${order.placedMailDueAt},
        ${order.requestHash}, ${order.language}, ${paymentStatus === 'PAID' ? sql`now()` : null})
      on conflict (number) do nothing
      returning id, status
    ), lines as (
      insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise,
        discount_bp, quantity, total_paise, passport)
      select placed.id, "lineNo", "productId", name, image, unit, "pricePaise", "discountBp",
        quantity, "totalPaise", passport
      from placed, json_to_recordset(${lines}::json) as line ("lineNo" integer, "productId" uuid,
        name text, image text, unit text, "pricePaise" bigint, "discountBp" integer,
        quantity integer, "totalPaise" bigint,
        passport jsonb)
    ), change as (
      insert into order_status_changes (id, order_id, to_status, actor_id, actor_name)
      select ${newId()}::uuid, placed.id, placed.status, ${by.id}::uuid, ${by.name} from placed
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
