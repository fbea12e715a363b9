import type { Coming } from '@mathappu/contract/enquiries/desk';
import {
  openQuoteStates,
  type QuoteAct,
  type QuoteKind,
} from '@mathappu/contract/enquiries/quote-state';
import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import { linkCodeLength } from '@mathappu/contract/order-links/link-code';
import { type RawBuilder, sql } from 'kysely';
import { formerStaff } from '#server/account/account-queries.ts';
import {
  adjustmentsWithoutReasons,
  deliveryWithoutPerson,
} from '#server/orders/customer-order-queries.ts';
import { newQuoteNumber } from '#server/orders/order-number.ts';
import type { Actor } from '#server/orders/order-queries.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type {
  Adjustments,
  DeliverySnapshot,
  FieldChange,
} from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { type QuoteContent, type QuoteLine, totalOfLine, totalsOf } from './enquiry-content.ts';
import { changesWithoutWords } from './enquiry-history.ts';

/** A quote with the columns that acts need. */
export type LockedQuote = {
  id: string;
  number: string;
  code: string;
  version: number;
  userId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  buyerGstin: string;
  buyerName: string;
  noticeVersion: string | null;
  isAgeNoticeShown: boolean;
  content: QuoteContent;
};

type QuoteRow = Omit<LockedQuote, 'content'> & {
  state: QuoteContent['state'];
  validUntil: string | null;
  note: string;
  shopNote: string;
  reason: string;
  delivery: DeliverySnapshot | null;
  adjustments: Adjustments;
  priceRule: string | null;
  orderId: string | null;
};

/** Matches a quote by its number, which begins with EQ-, or by its _id. */
export const matchesQuote = (idOrNumber: string): RawBuilder<boolean> =>
  idOrNumber.startsWith('EQ-') ? sql`q.number = ${idOrNumber}` : sql`q.id = ${idOrNumber}::uuid`;

/**
 * Locks the quote until the transaction ends. Every act begins with this lock.
 * @param userId the user who must own the quote; undefined for any
 */
export async function lockQuote(
  tx: Tx,
  idOrNumber: string,
  userId?: string,
): Promise<LockedQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    select q.id, q.number, q.share_code as code, q.version, q.user_id as "userId", q.customer_name as "customerName",
      q.customer_email as "customerEmail", q.customer_phone as "customerPhone", q.buyer_gstin as "buyerGstin",
      q.buyer_name as "buyerName",
      q.notice_version as "noticeVersion",
      q.is_age_notice_shown as "isAgeNoticeShown", q.state, q.valid_until::text as "validUntil",
      q.note, q.shop_note as "shopNote", q.reason, q.delivery, q.adjustments,
      q.price_rule as "priceRule", q.order_id as "orderId"
    from quotes q where ${matchesQuote(idOrNumber)}
      and ${userId === undefined ? sql`true` : sql`q.user_id = ${userId}`} for update`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { state, validUntil, note, shopNote, reason, delivery, orderId, ...others } = row;
  const { adjustments, priceRule, ...quote } = others;
  return {
    ...quote,
    content: {
      ...{ state, validUntil, note, shopNote, reason, delivery, adjustments, priceRule, orderId },
      lines: await listQuoteLines(tx, row.id),
    },
  };
}

/** Locks the enquiry that an order was made of until the transaction ends. */
export const lockQuoteOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('quotes').select('id').where('order_id', '=', orderId).forUpdate().execute();

async function listQuoteLines(db: Queryable, quoteId: string): Promise<QuoteLine[]> {
  return db
    .selectFrom('quote_lines')
    .select(['line_no as lineNo', 'product_id as productId', 'name', 'image', 'unit'])
    .select('list_number as listNumber')
    .select(['list_price_paise as listPricePaise', 'discount_bp as discountBp'])
    .select(['unit_price_paise as unitPricePaise', 'price_reason as priceReason'])
    .select(['asked_quantity as asked', 'quantity', 'reason', 'passport'])
    .where('quote_id', '=', quoteId)
    .orderBy('line_no')
    .execute();
}

type NewQuote = {
  id: string;
  kind: QuoteKind;
  /** How it came: from the website, or written down by staff. */
  source: 'web' | Coming;
  /** Null of a buyer without an account. */
  userId: string | null;
  /** The customer, or a member of staff; null of a guest. */
  createdBy: string | null;
  customer: { name: string; email: string; phone: string; gstin?: string; businessName?: string };
  content: QuoteContent;
  /** Tells equal requests of a customer; null of what staff write down. */
  requestHash: string | null;
  isAgeNoticeShown: boolean;
  now: Date;
};

/** Inserts it under a new unique number; returns that number and the code of its link. */
export async function insertQuote(
  tx: Tx,
  quote: NewQuote,
): Promise<{ number: string; code: string }> {
  const { id, customer, content, requestHash, isAgeNoticeShown, now } = quote;
  const { subtotalPaise, totalPaise } = totalsOf(content);
  const code = randomDigits(linkCodeLength);
  for (;;) {
    const number = newQuoteNumber();
    const inserted = await tx
      .insertInto('quotes')
      .values({
        id,
        number,
        share_code: code,
        kind: quote.kind,
        state: content.state,
        source: quote.source,
        user_id: quote.userId,
        created_by: quote.createdBy,
        customer_name: customer.name,
        customer_email: customer.email,
        customer_phone: customer.phone,
        buyer_gstin: customer.gstin ?? '',
        buyer_name: customer.businessName ?? '',
        delivery: JSON.stringify(content.delivery),
        note: content.note,
        shop_note: content.shopNote,
        valid_until: content.validUntil === null ? null : sql<Date>`${content.validUntil}::date`,
        subtotal_paise: subtotalPaise,
        adjustments: JSON.stringify(content.adjustments),
        total_paise: totalPaise,
        price_rule: content.priceRule,
        is_age_notice_shown: isAgeNoticeShown,
        request_hash: requestHash,
        notice_version: noticeVersion,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertLines(tx, id, content.lines);
    return { number, code };
  }
}

/** Writes the changed fields of a locked quote. */
export async function updateQuote(
  tx: Tx,
  id: string,
  { version, content, now }: { version: number; content: QuoteContent; now: Date },
): Promise<void> {
  const { subtotalPaise, totalPaise } = totalsOf(content);
  await tx
    .updateTable('quotes')
    .set({
      version,
      state: content.state,
      valid_until: content.validUntil === null ? null : sql<Date>`${content.validUntil}::date`,
      shop_note: content.shopNote,
      reason: content.reason,
      delivery: content.delivery && JSON.stringify(content.delivery),
      adjustments: JSON.stringify(content.adjustments),
      subtotal_paise: subtotalPaise,
      total_paise: totalPaise,
      price_rule: content.priceRule,
      order_id: content.orderId,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('quote_lines').where('quote_id', '=', id).execute();
  await insertLines(tx, id, content.lines);
}

async function insertLines(tx: Tx, quoteId: string, lines: readonly QuoteLine[]): Promise<void> {
  await tx
    .insertInto('quote_lines')
    .values(
      lines.map((line) => ({
        quote_id: quoteId,
        line_no: line.lineNo,
        product_id: line.productId,
        name: line.name,
        image: line.image,
        unit: line.unit,
        list_number: line.listNumber,
        list_price_paise: line.listPricePaise,
        discount_bp: line.discountBp,
        unit_price_paise: line.unitPricePaise,
        price_reason: line.priceReason,
        asked_quantity: line.asked,
        quantity: line.quantity,
        reason: line.reason,
        passport: line.passport && JSON.stringify(line.passport),
        total_paise: totalOfLine(line),
      })),
    )
    .execute();
}

type QuoteChange = {
  quoteId: string;
  version: number;
  act: QuoteAct | 'send';
  by: Actor;
  changes: readonly FieldChange[];
  now: Date;
};

export async function insertQuoteChange(tx: Tx, change: QuoteChange): Promise<void> {
  await tx
    .insertInto('quote_changes')
    .values({
      id: newId(),
      quote_id: change.quoteId,
      version: change.version,
      act: change.act,
      actor_id: change.by.id,
      actor_name: change.by.name,
      changes: JSON.stringify(change.changes),
      at: change.now,
    })
    .execute();
}

/**
 * Removes the account from its quotes, and what both sides wrote. Whoever has the link of an estimate may
 * still order; the goods, prices and dates of an enquiry stay.
 */
export const anonymiseQuotesOf = (tx: Tx, userId: string): Promise<void> =>
  anonymiseQuotes(tx, sql`user_id = ${userId}`, userId);

/** The same for what one buyer without an account asked for. */
export const anonymiseQuote = (tx: Tx, id: string): Promise<void> =>
  anonymiseQuotes(tx, sql`id = ${id}`, null);

async function anonymiseQuotes(
  tx: Tx,
  which: RawBuilder<unknown>,
  userId: string | null,
): Promise<void> {
  // Locked first, so that nobody writes about them meanwhile.
  const { rows: quotes } = await sql<{ id: string }>`
    update quotes set user_id = null, created_by = null, customer_name = '', customer_email = '',
      customer_phone = '', buyer_gstin = '', buyer_name = '', request_hash = null, share_code = case kind when 'enquiry' then new_share_code() else share_code end, note = '', shop_note = '', reason = '',
      adjustments = ${adjustmentsWithoutReasons},
      delivery = ${deliveryWithoutPerson}
    where ${which} returning id`.execute(tx);
  const ids = quotes.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .updateTable('quote_lines')
    .set({ price_reason: '', reason: '' })
    .where('quote_id', 'in', ids)
    .execute();
  const changes = tx.selectFrom('quote_changes').where('quote_id', 'in', ids);
  const rows = await changes.select(['id', 'changes']).execute();
  const erased = rows.map((row) => ({ ...row, changes: changesWithoutWords(row.changes) }));
  await sql`
    update quote_changes kept set changes = erased.changes,
      actor_id = nullif(kept.actor_id, ${userId}::uuid)
    from json_to_recordset(${JSON.stringify(erased)}::json) as erased (id uuid, changes jsonb)
    where kept.id = erased.id`.execute(tx);
}

/** In the histories of other people's estimates and enquiries. */
export async function eraseStaffInQuotes(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('quote_changes')
    .set({ actor_name: formerStaff })
    .where('actor_id', '=', userId)
    .execute();
}

/**
 * Deletes guests' enquiries, and what the desk has written down for a buyer without an account, 180 days
 * after their last change when no order came of them. Those of deleted accounts stay: they name nobody.
 */
export const deleteOldEnquiries = (db: Queryable): Promise<void> =>
  deleteInBatches(
    db,
    'quotes',
    sql`user_id is null and order_id is null and customer_phone <> ''
      and updated_at < now() - interval '180 days'`,
  );

/** The ids of a user's open enquiries, locked until the transaction ends. */
export async function lockOpenEnquiriesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('quotes')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', openQuoteStates)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
