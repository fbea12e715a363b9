import { closedStatuses } from '@mathappu/contract/orders/order-status';
import type { Paging } from '@mathappu/contract/paging';
import { deliveryState } from '@mathappu/contract/places/states';
import { type RawBuilder, sql } from 'kysely';
import { eraseRefundReasons } from '#server/gateway/refund-queries.ts';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { eraseReceiptNotes } from './manual-payments/manual-payment-queries.ts';
import { eraseStatusReasons } from './order-queries.ts';
import {
  joinOwnOrderParts,
  matchesFilter,
  type OrderFilter,
  type OwnOrderRow,
  ownOrderColumns,
} from './order-read-queries.ts';
import { eraseReports } from './reports/report-queries.ts';
import { eraseShipments } from './shipments/shipment-queries.ts';

/** Online orders of a user that are not paid yet. */
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

/** Orders that are neither delivered nor cancelled. */
export async function countOrdersUnderWay(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'not in', closedStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

/** The rows `adjustments` of an order or a quote, without why something was taken off. */
export const adjustmentsWithoutReasons = fixed(sql`(
  select coalesce(jsonb_agg(case row ->> 'kind' when 'discount' then row || '{"label": "…"}' else row end
    order by at), '[]')
  from jsonb_array_elements(adjustments) with ordinality as rows (row, at))`);

/** The delivery of an order or a quote, without whom it goes to. Outside Tamil Nadu the city was typed. */
export const deliveryWithoutPerson =
  fixed(sql`(delivery || '{"name": "", "address_line": "", "mobile": ""}'
  || case delivery ->> 'state' when ${sql.lit(deliveryState)} then '{}'::jsonb else '{"city": ""}' end)`);

/**
 * Number, lines, sums, dates, district and pincode stay: accounts must be retained for 72 months
 * (Central Goods and Services Tax Act, 2017, section 36). What staff wrote about the customer goes.
 */
export const anonymiseOrdersOf = (tx: Tx, userId: string): Promise<void> =>
  anonymiseOrders(tx, sql`user_id = ${userId}`, userId);

/** The same for the orders of one sale of a buyer without an account. */
export const anonymiseSale = (tx: Tx, ids: readonly string[]): Promise<void> =>
  anonymiseOrders(tx, sql`id = any(${ids}::uuid[])`, null);

async function anonymiseOrders(
  tx: Tx,
  which: RawBuilder<unknown>,
  userId: string | null,
): Promise<void> {
  // Locked first, so that nobody writes about them meanwhile.
  const { rows: orders } = await sql<{ id: string }>`
    update orders set user_id = null, share_code = case when share_code is not null then new_share_code() end,
      customer_name = 'Deleted account', customer_email = '',
      customer_phone = '', buyer_gstin = null, buyer_name = null, delivery = ${deliveryWithoutPerson},
      adjustments = ${adjustmentsWithoutReasons}
    where ${which} returning id`.execute(tx);
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .updateTable('order_lines')
    .set({ price_reason: '' })
    .where('order_id', 'in', ids)
    .where('price_reason', '<>', '')
    .execute();
  await eraseStatusReasons(tx, ids, userId);
  await eraseReceiptNotes(tx, ids);
  await eraseShipments(tx, ids);
  await eraseReports(tx, ids);
  await eraseRefundReasons(tx, ids);
}

type OwnOrders = {
  orders: OwnOrderRow[];
  /** The number of orders that match the filter. */
  total: number;
  /** The number of enquiries that the customer has sent, in any state. */
  enquiryCount: number;
};

/** A page of a customer's orders, newest first, with what is counted beside it: one statement. */
export async function listOwnOrders(
  db: Queryable,
  filter: OrderFilter & { userId: string },
  { page, limit }: Paging,
): Promise<OwnOrders> {
  const matching = sql`from orders o where ${matchesFilter(filter)}`;
  const { rows } = await sql<
    { total: number; enquiryCount: number } & (OwnOrderRow | { id: null })
  >`
    with page as (
      select o.id ${matching}
      order by o.created_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}
    ), counted as (
      select (select count(*) ${matching}) as total, (
        select count(*) from quotes where user_id = ${filter.userId} and kind = 'enquiry'
      ) as "enquiryCount"
    )
    select counted.total, counted."enquiryCount", ${ownOrderColumns}
    from counted left join (
      page join orders o on o.id = page.id ${joinOwnOrderParts}
    ) on true
    order by o.created_at desc, o.id desc`.execute(db);
  const [{ total, enquiryCount } = { total: 0, enquiryCount: 0 }] = rows;
  const orders = rows.filter((row): row is (typeof rows)[number] & OwnOrderRow => row.id !== null);
  return { orders, total, enquiryCount };
}

export async function listOrderNumbers(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.number);
}
