import {
  openQuoteStates,
  type QuoteKind,
  type QuoteState,
  type QuoteStep,
} from '@mathappu/contract/enquiries/quote-state';
import type { Paise } from '@mathappu/contract/money';
import type { Paging } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import { hasProduct, isRunningEstimate } from '#server/estimates/estimate-queries.ts';
import type {
  Adjustments,
  DeliverySnapshot,
  FieldChange,
} from '#server/platform/db/json-columns.ts';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { containing, containsText } from '#server/platform/db/search-sql.ts';
import type { QuoteLine } from './enquiry-content.ts';
import { matchesQuote } from './enquiry-queries.ts';

/** A line with the present values of its product. */
export type QuoteLineToday = QuoteLine & {
  nameTa: string;
  categoryId: string | null;
  /** Null when it is no longer sold. */
  stock: number | null;
  priceTodayPaise: Paise | null;
  /** Pieces in all open enquiries, for staff; 0 in answers to customers. */
  demand: number;
  /** What is printed on the box today; null when it is not known. */
  mrpPaise: Paise | null;
};

/** Whether somebody without an account sent it, and no account has added it since. */
const isGuest = sql<boolean>`(q.user_id is null and q.source = 'web' and q.customer_phone <> '')`;

export type QuoteRow = {
  id: string;
  number: string;
  code: string;
  state: QuoteState;
  version: number;
  createdAt: Date;
  validUntil: string | null;
  userId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  buyerGstin: string;
  buyerName: string;
  isGuest: boolean;
  /** The status of the account. */
  userStatus: string | null;
  delivery: DeliverySnapshot | null;
  note: string;
  shopNote: string;
  reason: string;
  subtotalPaise: Paise;
  adjustments: Adjustments;
  /** The rule that its discount is of. */
  priceRule: string | null;
  /** What the shop wrote with its last offer. */
  message: string | null;
  /** Those of the first version; null when its history has gone. */
  askedAdjustments: Adjustments | null;
  totalPaise: Paise;
  orderNumber: string | null;
  lines: QuoteLineToday[];
  steps: { act: QuoteStep; at: string }[];
};

type QuoteFilter = {
  /** Of one customer: estimates too that have ended. By default enquiries. */
  kind?: QuoteKind;
  /** The user who owns the enquiries. */
  userId?: string;
  states?: readonly QuoteState[];
  search?: string;
  /** The id of a product that they must contain. */
  product?: string;
  /** Whether its held price must be below the one of today. */
  isHeldCheaper?: boolean;
  /** A day of the shop's calendar: `ESTIMATE` alone asks for estimates that run on it. */
  today?: string;
};

/** A constant, not a parameter, so that the planner can use the index with this condition. */
const isOfKind = { enquiry: sql`q.kind = 'enquiry'`, estimate: sql`q.kind = 'estimate'` };

const asksForEstimates = ({ states }: QuoteFilter): boolean => states?.join() === 'ESTIMATE';

function matchesFilter(filter: QuoteFilter): RawBuilder<boolean> {
  const { kind = 'enquiry', userId, states, search, product, today = '' } = filter;
  const words = search ? search.split(' ') : [];
  const ofEstimates = asksForEstimates(filter);
  const conditions = [
    ofEstimates ? isRunningEstimate(today) : isOfKind[kind],
    userId && sql`q.user_id = ${userId}::uuid`,
    states && !ofEstimates && sql`q.state in (${sql.join(states)})`,
    product && (filter.isHeldCheaper ? holdsCheaper(product) : hasProduct(product)),
    ...words.map((word) =>
      ofEstimates ? isOfEstimate(word) : containsText(sql`q.search_text`, word),
    ),
  ].filter((condition) => typeof condition === 'object');
  return sql`${sql.join(conditions, sql` and `)}`;
}

const holdsCheaper = (
  productId: string,
): RawBuilder<boolean> => sql`exists (select from quote_lines l join products p on p.id = l.product_id
  where l.quote_id = q.id and l.product_id = ${productId}::uuid and l.price_reason = ''
    and l.unit_price_paise < p.unit_paise)`;

/** Finds estimates by number and goods; an estimate has no name to search for. */
const isOfEstimate = (
  word: string,
): RawBuilder<boolean> => sql`(q.search_text like ${containing(word)}
  or exists (select from quote_lines l where l.quote_id = q.id and lower(l.name) like ${containing(word)}))`;

const isOpen = sql`q.state in (${sql.join(openQuoteStates.map((state) => sql.lit(state)))})`;

const columns = sql`
  q.id, q.number, q.share_code as code, q.state, q.version, q.created_at as "createdAt",
  q.valid_until::text as "validUntil", q.user_id as "userId", q.customer_name as "customerName",
  q.customer_email as "customerEmail", q.customer_phone as "customerPhone",
  q.buyer_gstin as "buyerGstin", q.buyer_name as "buyerName",
  ${isGuest} as "isGuest", u.status as "userStatus", q.delivery, q.note, q.shop_note as "shopNote", q.reason,
  q.subtotal_paise as "subtotalPaise", q.adjustments, q.price_rule as "priceRule", q.total_paise as "totalPaise", o.number as "orderNumber", asked.lines,
  history.steps,
  (select change -> 'after' from quote_changes c, jsonb_array_elements(c.changes) as change
    where c.quote_id = q.id and c.version = 1 and change ->> 'field' = 'adjustments')
    as "askedAdjustments",
  (select change ->> 'after' from quote_changes c, jsonb_array_elements(c.changes) as change
    where c.quote_id = q.id and c.act = 'offer' and change ->> 'field' = 'message'
    order by c.version desc limit 1) as message`;

const demand = sql`(select coalesce(sum(d.quantity), 0) from quote_lines d
  join quotes on quotes.id = d.quote_id
  where d.product_id = l.product_id and quotes.state in (${sql.join(openQuoteStates)}))`;

const joinParts = (countedDemand = sql`0`) => sql`
  left join users u on u.id = q.user_id
  left join orders o on o.id = q.order_id
  cross join lateral (
    select json_agg(json_build_object('lineNo', l.line_no, 'productId', l.product_id,
        'categoryId', p.category_id, 'name', l.name, 'nameTa', p.name_ta, 'image', l.image, 'unit', l.unit, 'listNumber', l.list_number, 'listPricePaise', l.list_price_paise,
        'discountBp', l.discount_bp, 'unitPricePaise', l.unit_price_paise,
        'priceReason', l.price_reason, 'asked', l.asked_quantity, 'quantity', l.quantity,
        'reason', l.reason, 'stock', case when p.is_listed then p.stock end,
        'priceTodayPaise', case when p.is_listed then p.unit_paise end,
        'demand', ${countedDemand}, 'mrpPaise', p.mrp_paise)
      order by l.line_no) as lines
    from quote_lines l join products p on p.id = l.product_id where l.quote_id = q.id
  ) asked
  cross join lateral (
    select coalesce(json_agg(json_build_object('act', c.act, 'at', c.at) order by c.version), '[]') as steps
    from quote_changes c where c.quote_id = q.id
  ) history`;

/** A page of one customer's enquiries or estimates, newest first. */
export async function listOwnQuotes(
  db: Queryable,
  own: { userId: string; kind: QuoteKind },
  { page, limit }: Paging,
): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes q ${joinParts()} where ${matchesFilter(own)}
    order by q.created_at desc, q.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

export async function findQuote(
  db: Queryable,
  idOrNumber: string,
  /** The user who must own the enquiry; staff may read any quote. */
  userId?: string,
): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes q ${joinParts(userId === undefined ? demand : undefined)}
    where ${matchesQuote(idOrNumber)}
      and ${userId === undefined ? sql`true` : matchesFilter({ userId })}`.execute(db);
  return rows[0];
}

export async function countQuotes(db: Queryable, filter: QuoteFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quotes q where ${matchesFilter(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

type QuoteSummary = {
  id: string;
  number: string;
  state: QuoteState;
  createdAt: Date;
  validUntil: string | null;
  customerName: string;
  totalPaise: Paise;
  products: number;
};

/** The conditions of the index `quotes_enquiries_idx`. */
const inListOrder = sql`
  order by (q.state = 'ENQUIRY') desc, (${isOpen}) desc, (case when ${isOpen} then q.created_at end),
    q.created_at desc, q.id`;

/**
 * A page of enquiries with their total. Unanswered ones come first, the oldest at the top; closed ones come
 * last. Estimates are listed with the newest first.
 */
export async function listQuotes(
  db: Queryable,
  filter: Omit<QuoteFilter, 'userId'>,
  paging: Paging,
): Promise<Page<QuoteSummary>> {
  return listPage<QuoteSummary>(db, {
    from: sql`from quotes q where ${matchesFilter(filter)}`,
    order: asksForEstimates(filter) ? sql`order by q.created_at desc, q.id desc` : inListOrder,
    paging,
    columns: sql`
      q.id, q.number, q.state, q.created_at as "createdAt", q.valid_until::text as "validUntil",
      q.customer_name as "customerName", q.total_paise as "totalPaise",
      (select count(*) from quote_lines l where l.quote_id = q.id and l.quantity > 0) as products`,
    join: sql`left join quotes q on q.id = page.id`,
  });
}

export type QuoteChangeRow = {
  version: number;
  act: string;
  by: string;
  at: Date;
  changes: FieldChange[];
};

/** The history of a quote, oldest first. */
export async function listQuoteChanges(db: Queryable, quoteId: string): Promise<QuoteChangeRow[]> {
  return db
    .selectFrom('quote_changes')
    .select(['version', 'act', 'actor_name as by', 'at', 'changes'])
    .where('quote_id', '=', quoteId)
    .orderBy('version')
    .execute();
}

export async function findMailedQuoteRow(db: Queryable, id: string) {
  return db
    .selectFrom('quotes as q')
    .select(['number', 'user_id as userId', 'share_code as code'])
    .select(['created_at as createdAt', 'customer_name as customerName'])
    .select(['customer_email as customerEmail', 'customer_phone as customerPhone'])
    .select(isGuest.as('isGuest'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countOpenEnquiries(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', openQuoteStates)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose enquiry it is: an account's, or that of a mobile number that nobody has verified. */
type EnquiryOwner = { readonly userId: string } | { readonly mobile: string };

/** Enquiries without an account under a number; one that was added to an account since is among them. */
const isOfNumber = (mobile: string): RawBuilder<boolean> =>
  sql`created_by is null and kind = 'enquiry' and customer_phone = ${mobile} and customer_phone <> ''`;

const isOf = (owner: EnquiryOwner): RawBuilder<boolean> =>
  'mobile' in owner ? isOfNumber(owner.mobile) : sql`user_id = ${owner.userId}::uuid`;

/** How many were sent without an account under this number within a day, and how many wait for an answer. */
export async function countGuestEnquiries(
  tx: Tx,
  mobile: string,
  now: Date,
): Promise<{ today: number; unanswered: number }> {
  const { rows } = await sql<{ today: number; unanswered: number }>`
    select count(*) filter (where created_at > ${now}::timestamptz - interval '1 day') as today,
      count(*) filter (where state = 'ENQUIRY') as unanswered
    from quotes where ${isOfNumber(mobile)}`.execute(tx);
  return rows[0] ?? { today: 0, unanswered: 0 };
}

/** Makes those who send enquiries under the same number wait for each other. */
export async function lockGuestNumber(tx: Tx, mobile: string): Promise<void> {
  const name = `guest enquiry ${mobile}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** An equal enquiry of the same owner in the last 30 seconds that is still open. */
export async function findDuplicateEnquiry(
  tx: Tx,
  owner: EnquiryOwner,
  requestHash: string,
): Promise<(SentEnquiry & { createdAt: Date }) | undefined> {
  return tx
    .selectFrom('quotes')
    .select(['id', 'number', 'share_code as code', 'created_at as createdAt'])
    .where(isOf(owner))
    .where('request_hash', '=', requestHash)
    .where('state', 'in', openQuoteStates)
    .where('created_at', '>', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** What its sender is told of an enquiry. */
export type SentEnquiry = { readonly id: string; readonly number: string; readonly code: string };

export async function getSentEnquiry(db: Queryable, id: string): Promise<SentEnquiry> {
  return db
    .selectFrom('quotes')
    .select(['id', 'number', 'share_code as code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
