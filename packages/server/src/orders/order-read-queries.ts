import type { OwnReview } from '@mathappu/contract/catalogue/reviews';
import type {
  TaxDocumentKind,
  TaxDocumentReference,
} from '@mathappu/contract/invoices/tax-documents';
import type { Paise } from '@mathappu/contract/money';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { Paging } from '@mathappu/contract/paging';
import type { ReportKind } from '@mathappu/contract/reports/report';
import type { PackedState } from '@mathappu/contract/shipments/packed-state';
import { shopTimeZone } from '@mathappu/contract/shop-time';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { ordersToDecide } from '#server/gateway/payment-queries.ts';
import { taxDocumentsOfOrder } from '#server/invoices/tax-document-queries.ts';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { containing, containsText } from '#server/platform/db/search-sql.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { isUnpaidOffline, toGiveBackPaise } from './manual-payments/manual-payment-queries.ts';
import type { OrderLine } from './new-order-queries.ts';
import type { ChangedLine } from './order-change.ts';
import { matchesIdOrNumber } from './order-queries.ts';
import { parseOrderSearch, type SearchTerm } from './order-search.ts';
import { isReported, type ReportRow, reportsOfOrder } from './reports/report-queries.ts';
import {
  matchesPacked,
  type PackingRow,
  packingOfOrder,
  type ShipmentRow,
  shipmentOfOrder,
} from './shipments/shipment-answer.ts';

/** The columns of an order that its customer and admins read, by their names in a row. */
const factColumns = {
  id: 'id',
  number: 'number',
  code: 'share_code',
  status: 'status',
  paymentMethod: 'payment_method',
  paymentStatus: 'payment_status',
  /** The sum of the goods. */
  subtotalPaise: 'subtotal_paise',
  adjustments: 'adjustments',
  totalPaise: 'total_paise',
  delivery: 'delivery',
  holdUntil: 'hold_until',
  createdAt: 'created_at',
  shippedAt: 'shipped_at',
  deliveredAt: 'delivered_at',
  cancelledAt: 'cancelled_at',
  receivedPaise: 'received_paise',
} as const;

/** The columns that admins alone read. */
const adminColumns = {
  userId: 'user_id',
  customerName: 'customer_name',
  customerEmail: 'customer_email',
  customerPhone: 'customer_phone',
  buyerGstin: 'buyer_gstin',
  buyerName: 'buyer_name',
  isAgeNoticeShown: 'is_age_notice_shown',
  /** Given back of the total, also what is on its way; 0 of a cancelled order. */
  refundedPaise: 'refunded_paise',
} as const;

type Columns = Readonly<Record<string, keyof Tables['orders']>>;
type OrderColumns<Names extends Columns> = {
  -readonly [Name in keyof Names]: Selectable<Tables['orders']>[Names[Name]];
};

const columnsOf = (names: Columns) =>
  sql.join(
    Object.entries(names).map(([name, column]) => sql`o.${sql.id(column)} as ${sql.id(name)}`),
  );

/** The fields of an order that its customer may know. */
export type OwnOrderRow = OrderColumns<typeof factColumns> & {
  /** Whether the provider has yet to confirm the payment, or an admin has to decide about a difference. */
  paymentCheck: 'confirming' | 'differs' | null;
  /** The payment, if its amount or currency is not that of the order. */
  paidInstead: { amountPaise: Paise; currency: string; isAccepted: boolean } | null;
  /** Times of reviews have the database's JSON form. */
  lines: OwnOrderLine[];
  refunds: OrderRefund[];
  reports: ReportRow[];
  payBy: string | null;
  isUnpaidOffline: boolean;
  /** The order that this one replaces, with its goods. */
  changedFrom: { number: string; totalPaise: Paise; lines: ChangedLine[] } | null;
  /** The number of the order that replaces this one. */
  changedInto: string | null;
  shipment: ShipmentRow | null;
  /** Tax documents in the order of their issue. */
  taxDocuments: { kind: TaxDocumentKind; taxDocument: TaxDocumentReference }[];
};

/** The name in Tamil is that of the product today. */
type OwnOrderLine = OrderLine & {
  nameTa: string;
  review: OwnReview | null;
};

export type OrderRow = Omit<OwnOrderRow, 'lines'> &
  OrderColumns<typeof adminColumns> & {
    toGiveBackPaise: Paise;
    enquiry: { number: string; note: string } | null;
    packing: PackingRow | null;
    /** The refunded pieces of a line; all of them when all the money was given back. */
    lines: (OwnOrderLine & {
      refundedQuantity: number;
      returnedQuantity: number;
      category: { name: string; position: number } | null;
    })[];
  };

/** Money that is on its way back to the customer, or has been returned. */
type OrderRefund = {
  amountPaise: Paise;
  currency: string;
  isProcessed: boolean;
  isSurplus: boolean;
};

export const ownOrderColumns = fixed(sql`
  ${columnsOf(factColumns)}, to_char(o.pay_by, 'YYYY-MM-DD') as "payBy",
  ${isUnpaidOffline} as "isUnpaidOffline", ${shipmentOfOrder} as shipment,
  ${taxDocumentsOfOrder} as "taxDocuments", ${reportsOfOrder} as reports, sold.lines, returned.refunds,
  (select json_build_object('number', f.number, 'totalPaise', f.total_paise, 'lines', (
      select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'nameTa', p.name_ta,
        'listNumber', l.list_number, 'quantity', l.quantity, 'totalPaise', l.total_paise,
        'priceReason', l.price_reason) order by l.line_no)
      from order_lines l join products p on p.id = l.product_id where l.order_id = f.id))
    from orders f where f.id = o.changed_from) as "changedFrom",
  (select n.number from orders n where n.changed_from = o.id) as "changedInto",
  case when o.payment_method <> 'online' then null
    when o.id in (${ordersToDecide}) then 'differs'
    when exists (select from payments p where p.order_id = o.id and case when p.is_settling
      then p.accepted_paise is null and (not p.is_reported or p.state = 'authorized')
      else p.accepted_paise is not null and p.state = 'authorized' and o.payment_status <> 'PAID' end)
      then 'confirming'
  end as "paymentCheck",
  (select json_build_object('amountPaise', d.amount_paise, 'currency', d.currency,
      'isAccepted', d.accepted_paise is not null)
    from payments d where d.order_id = o.id
      and case when d.is_settling and d.accepted_paise is not null
        then d.amount_paise <> o.total_paise or d.currency <> 'INR'
        else d.differs_in in ('amount', 'currency') and d.refunds_paise = 0 end
    order by d.is_settling desc, d.created_at desc limit 1) as "paidInstead"`);

const orderColumns = fixed(sql`
  ${ownOrderColumns}, ${columnsOf(adminColumns)},
  ${toGiveBackPaise}::bigint as "toGiveBackPaise", ${packingOfOrder} as packing,
  (select json_build_object('number', q.number, 'note', q.note) from quotes q
    where q.order_id = o.id) as enquiry`);

/** Whether all the money of an order `o` that was not cancelled was given back. */
const isMoneyGivenBack = sql`(o.refunded_paise > 0 and o.refunded_paise >= o.total_paise)`;

/** Whether nothing is left of an order `o`. `orders_refunded_idx` has the few that may be such. */
export const isRefundedWhole = sql<boolean>`(o.refunded_paise > 0 and (${isMoneyGivenBack}
  or not exists (select from order_lines l where l.order_id = o.id and l.refunded_quantity < l.quantity)))`;

/** Joins the lines and refunds of each order as JSON, so that a page of orders is one statement. */
const joinParts = (line: RawBuilder<unknown>) =>
  fixed(sql`
  cross join lateral (
    select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'nameTa', p.name_ta, 'image', l.image,
      'unit', l.unit, 'listNumber', l.list_number, 'pricePaise', l.price_paise, 'discountBp', l.discount_bp, 'priceReason', l.price_reason,
      'quantity', l.quantity, 'totalPaise', l.total_paise, 'passport', l.passport,
      ${line}
      'review', case when r.id is not null then json_build_object('_id', r.id, 'stars', r.stars,
        'text', r.text, 'status', r.status, 'reason', r.reason, 'answer', r.answer,
        'createdAt', r.created_at) end)
      order by l.line_no) as lines
    from order_lines l join products p on p.id = l.product_id
      left join reviews r on r.order_id = l.order_id and r.product_id = l.product_id
    where l.order_id = o.id
  ) sold
  cross join lateral (
    select coalesce(json_agg(json_build_object('amountPaise', r.amount_paise,
      'currency', p.currency, 'isProcessed', r.state = 'processed', 'isSurplus', not p.is_settling)
      order by r.requested_at), '[]') as refunds
    from refunds r join payments p on p.gateway_payment_id = r.gateway_payment_id
    where r.order_id = o.id and r.state <> 'failed'
  ) returned`);

export const joinOwnOrderParts = joinParts(sql``);
const joinOrderParts = joinParts(
  sql`'refundedQuantity', case when ${isMoneyGivenBack} then l.quantity else l.refunded_quantity end,
    'returnedQuantity', l.returned_quantity,
    'category', (select json_build_object('name', c.name, 'position', c.position)
      from categories c where c.id = p.category_id),`,
);

export type OrderFilter = {
  status?: readonly OrderStatus[];
  userId?: string;
  search?: string;
  /** A customer's search in their own orders, by order number or product names. */
  ownSearch?: string;
  /** Confirmed orders that wait for their money. */
  owing?: 'offline';
  /** Orders with an open report. */
  reported?: ReportKind | 'any';
  /** Only orders of which pieces are left. */
  left?: 'pieces';
  packed?: PackedState;
  /** Order numbers. */
  orders?: readonly string[];
  /** The month of the shop's calendar in which the order was placed: YYYY-MM. */
  month?: string;
};

const hasStatus = (statuses: readonly OrderStatus[]) =>
  sql<boolean>`status in (${sql.join(statuses)})`;

export function matchesFilter(filter: OrderFilter): RawBuilder<boolean> {
  const { status, userId, search, ownSearch, owing, reported, left, packed, orders, month } =
    filter;
  const conditions = [
    status && hasStatus(status),
    userId && sql`o.user_id = ${userId}::uuid`,
    owing && isUnpaidOffline,
    reported && isReported(reported),
    left && sql`not ${isRefundedWhole}`,
    packed && matchesPacked(packed),
    orders && sql`o.number in (${sql.join(orders)})`,
    month && isPlacedIn(month),
    ...(search ? parseOrderSearch(search).map(matchesTerm) : []),
    ...(ownSearch ? ownSearch.split(' ').map(matchesOwnWord) : []),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function isPlacedIn(month: string): RawBuilder<boolean> {
  const start = sql`${`${month}-01`}::timestamp`;
  const end = sql`${start} + interval '1 month'`;
  return sql`o.created_at >= ${start} at time zone ${shopTimeZone}
    and o.created_at < (${end}) at time zone ${shopTimeZone}`;
}

function matchesTerm({ text, orderNumbers, amount }: SearchTerm): RawBuilder<boolean> {
  const choices = [
    orderNumbers && sql`o.number = any(${orderNumbers})`,
    text && containsText(sql`o.search_text`, text),
    amount && sql`o.total_paise between ${amount.from} and ${amount.to}`,
  ].filter((choice) => choice !== undefined && choice !== '');
  return sql`(${sql.join(choices, sql` or `)})`;
}

/** Only for the orders of one user, which an index finds. Hyphens in order numbers are ignored. */
const matchesOwnWord = (word: string): RawBuilder<boolean> => sql`(
  replace(o.number, '-', '') like upper(${containing(word.replaceAll('-', ''))})
  or exists (select from order_lines l
    where l.order_id = o.id and lower(l.name) like ${containing(word)}))`;

export async function findOrder(
  db: Queryable,
  idOrNumber: string,
  filter: OrderFilter = {},
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o ${joinOrderParts}
    where ${matchesIdOrNumber(idOrNumber)} and ${matchesFilter(filter)}`.execute(db);
  return rows[0];
}

/** Whether everything of a locked order was refunded, so that nothing is left to pack. */
export async function hasNothingLeft(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isRefundedWhole: boolean }>`
    select ${isRefundedWhole} as "isRefundedWhole" from orders o where o.id = ${orderId}`.execute(
    tx,
  );
  return rows[0]?.isRefundedWhole ?? false;
}

/** @throws AppError orderNotFound */
export async function getOrder(db: Queryable, idOrNumber: string): Promise<OrderRow> {
  const order = await findOrder(db, idOrNumber);
  if (!order) throw new AppError('orderNotFound');
  return order;
}

type PageFilter = Pick<
  OrderFilter,
  'status' | 'userId' | 'search' | 'owing' | 'reported' | 'left' | 'packed'
>;

/** A page of orders, newest first, with their total. */
export async function listOrderPage(
  db: Queryable,
  filter: PageFilter,
  paging: Paging,
): Promise<Page<OrderRow>> {
  return listPage<OrderRow>(db, {
    from: sql`from orders o where ${matchesFilter(filter)}`,
    order: newestFirst,
    paging,
    columns: orderColumns,
    join: sql`left join orders o on o.id = page.id ${joinOrderParts}`,
  });
}

const newestFirst = sql`order by o.created_at desc, o.id desc`;

/** Whether an order follows the given one, newest first; true for all orders if none is given. */
export const isAfter = (orderId: string | undefined): RawBuilder<boolean> =>
  orderId
    ? sql`(o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${orderId}::uuid)`
    : sql`true`;

/** The next orders after the given one, newest first; starts at the newest if none is given. */
export async function listOrdersAfter(
  db: Queryable,
  filter: OrderFilter,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o ${joinOrderParts}
    where ${isAfter(afterId)} and ${matchesFilter(filter)}
    ${newestFirst} limit ${limit}`.execute(db);
  return rows;
}
