import { sql } from 'kysely';
import type { PersonToForget } from '#server/messages/message-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** The ids of the user and of what the audit trail says of them: orders, quotes, reviews, messages. */
export async function listAuditedIdsOf(
  db: Queryable,
  { userId, confirmedEmail }: PersonToForget,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${userId}::text as id
    union all select id::text from orders where user_id = ${userId}
    union all select id::text from quotes where user_id = ${userId}
    union all select id::text from reviews where user_id = ${userId}
    union all select id::text from messages where user_id = ${userId}
      or user_id is null and email = ${confirmedEmail ?? null}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The rows that belong to a user, without secrets; columns are named as in the database. Not
 * included: audit entries, idempotency keys, uploaded files and queued jobs.
 */
export async function collectPersonalData(
  db: Queryable,
  userId: string,
): Promise<Record<string, unknown>> {
  return readAll({
    account: accountOf(db, userId),
    sessions: sessionsOf(db, userId),
    work: db
      .selectFrom('staff')
      .innerJoin('roles', 'roles.id', 'staff.role_id')
      .leftJoin('second_steps', 'second_steps.user_id', 'staff.user_id')
      .select(['roles.name as role', 'staff.until'])
      .select('second_steps.confirmed_at as second_step_since')
      .where('staff.user_id', '=', userId)
      .execute(),
    keys: db.selectFrom('api_keys').select('name').where('user_id', '=', userId).execute(),
    addresses: db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute(),
    cart: db.selectFrom('cart_lines').selectAll().where('user_id', '=', userId).execute(),
    orders: withoutCodes(ordersOf(db, userId).selectAll('orders').execute()),
    lines: ordersOf(db, userId)
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .selectAll('order_lines')
      .execute(),
    changes: ordersOf(db, userId)
      .innerJoin('order_status_changes as change', 'change.order_id', 'orders.id')
      .select(['change.order_id', 'change.from_status', 'change.to_status'])
      .select(['change.reason', 'change.at'])
      .execute(),
    payments: ordersOf(db, userId)
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .selectAll('payments')
      .execute(),
    refunds: ordersOf(db, userId)
      .innerJoin('refunds', 'refunds.order_id', 'orders.id')
      .selectAll('refunds')
      .execute(),
    refusedPayments: db
      .selectFrom('refused_payments')
      .select(['amount_paise', 'provider_message', 'tries', 'refused_at'])
      .where('user_id', '=', userId)
      .execute(),
    receipts: ordersOf(db, userId)
      .innerJoin('receipts', 'receipts.order_id', 'orders.id')
      .select(['receipts.id', 'receipts.order_id', 'receipts.amount_paise', 'receipts.method'])
      .select([
        'receipts.reference',
        'receipts.account',
        'receipts.received_on',
        'receipts.note',
        'receipts.at',
      ])
      .execute(),
    reports: ordersOf(db, userId)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(['reports.id', 'reports.order_id', 'reports.kind', 'reports.source'])
      .select(['reports.amount_paise', 'reports.method', 'reports.reference', 'reports.paid_on'])
      .select(['reports.lines', 'reports.text', 'reports.photos', 'reports.state'])
      .select(['reports.answer', 'reports.at', 'reports.decided_at'])
      .execute(),
    shipments: ordersOf(db, userId)
      .innerJoin('shipments', 'shipments.order_id', 'orders.id')
      .select(['shipments.order_id', 'cartons', 'transporter', 'lr_number', 'lr_date'])
      .select(['freight', 'freight_paise', 'office_name', 'office_phone', 'office_text'])
      .select('eway_bill')
      .execute(),
    priceRules: db
      .selectFrom('price_rules')
      .select('name')
      .where(
        sql<boolean>`${userId}::uuid = any(accounts) or id in (
          select price_rule from orders where user_id = ${userId}
          union select price_rule from quotes where user_id = ${userId})`,
      )
      .execute(),
    quotes: withoutCodes(quotesOf(db, userId).selectAll('quotes').execute()),
    quoteLines: quotesOf(db, userId)
      .innerJoin('quote_lines', 'quote_lines.quote_id', 'quotes.id')
      .selectAll('quote_lines')
      .execute(),
    taxPapers: ordersOf(db, userId)
      .innerJoin('tax_documents as document', 'document.order_id', 'orders.id')
      .select(['document.order_id', 'document.number', 'document.snapshot'])
      .execute(),
    quoteChanges: quotesOf(db, userId)
      .innerJoin('quote_changes as change', 'change.quote_id', 'quotes.id')
      .select(['change.quote_id', 'change.version', 'change.act', 'change.changes', 'change.at'])
      .execute(),
    reviews: reviewsOf(db, userId),
    messages: messagesOf(db, userId),
  });
}

/** Whoever reads the file must not be able to open the links in it. */
const withoutCodes = async (rows: Promise<readonly { share_code: string | null }[]>) =>
  (await rows).map(({ share_code: _, ...row }) => row);

async function readAll(reads: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const read = Object.entries(reads).map(async ([name, rows]) => [name, await rows] as const);
  return Object.fromEntries(await Promise.all(read));
}

const accountOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'status', 'status_reason', 'avatar_url'])
    .select(['email_verified_at', 'last_login_at', 'last_active_at', 'created_at'])
    .select(['language', 'chosen_language', 'notice_version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

const sessionsOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'ip'])
    .select(['revoked_at', 'revoked_reason'])
    .where('user_id', '=', userId)
    .execute();

const reviewsOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('reviews')
    .select(['id', 'order_id', 'product_id', 'stars', 'text', 'status', 'reason', 'answer'])
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const messagesOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at', 'notice_version'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const quotesOf = (db: Queryable, userId: string) =>
  db.selectFrom('quotes').where('quotes.user_id', '=', userId).orderBy('quotes.created_at');

const ordersOf = (db: Queryable, userId: string) =>
  db.selectFrom('orders').where('orders.user_id', '=', userId).orderBy('orders.created_at');
