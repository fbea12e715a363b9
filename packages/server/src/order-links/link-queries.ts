import type { QuoteKind, QuoteState } from '@mathappu/contract/enquiries/quote-state';
import type { Paise } from '@mathappu/contract/money';
import { orderNumbersOfSale } from '@mathappu/contract/orders/order-number';
import { sql } from 'kysely';
import { toGiveBackPaise } from '#server/orders/manual-payments/manual-payment-queries.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** What a link leads to. */
export type Link = {
  kind: 'estimate' | 'enquiry' | 'order';
  id: string;
  number: string;
  userId: string | null;
  /** The mobile number that was given for it; '' for a guest's estimate. */
  phone: string;
};

/** The order of a code, or else the estimate or enquiry. An enquiry that became an order leads to it. */
export async function findLink(db: Queryable, code: string): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select 'order' as kind, o.id, o.number, o.user_id as "userId",
      coalesce(nullif(o.customer_phone, ''), o.delivery ->> 'mobile', '') as phone
    from orders o where o.share_code = ${code}
      or o.id = (select q.order_id from quotes q where q.share_code = ${code})
    union all
    select q.kind, q.id, q.number, q.user_id,
      coalesce(nullif(q.customer_phone, ''), q.delivery ->> 'mobile', '')
    from quotes q where q.share_code = ${code} and q.order_id is null
    limit 1`.execute(db);
  return rows[0];
}

/** The same, with its quote and its order locked until the transaction ends. */
export async function lockLink(tx: Tx, code: string): Promise<Link | undefined> {
  await sql`select id from quotes where share_code = ${code} for update`.execute(tx);
  await sql`
    select o.id from orders o where o.share_code = ${code}
      or o.id = (select q.order_id from quotes q where q.share_code = ${code})
    for update`.execute(tx);
  return findLink(tx, code);
}

type SaleRow = { id: string; userId: string | null; email: string; phone: string };
type SaleQuote = SaleRow & { kind: QuoteKind; state: QuoteState; orderId: string | null };
type SaleOrder = SaleRow & { number: string; isOpen: boolean; toGiveBackPaise: Paise };

type Sale = {
  quote: SaleQuote | undefined;
  /** The order that counts; those that it replaces come before it in `orders`. */
  order: SaleOrder | undefined;
  orders: readonly SaleOrder[];
};

/** The orders of a sale with the enquiry that they were made of, or a quote without an order, locked by any number of it. */
export async function lockSale(tx: Tx, number: string): Promise<Sale> {
  const numbers = orderNumbersOfSale(number);
  // The quote is locked first, since confirming it makes an order that takes its code over.
  const { rows: quotes } = await sql<SaleQuote>`
    select q.id, q.user_id as "userId", q.customer_email as email, q.customer_phone as phone, q.kind, q.state,
      q.order_id as "orderId" from quotes q
    where q.number = ${number}
      or q.order_id in (select o.id from orders o where o.number = any(${numbers}))
    for update`.execute(tx);
  const [quote] = quotes;
  const ofQuote = quote?.orderId ? await findOrderNumber(tx, quote.orderId) : undefined;
  const { rows: orders } = await sql<SaleOrder>`
    select o.id, o.user_id as "userId", o.customer_email as email, o.customer_phone as phone, o.number,
      o.status not in ('DELIVERED', 'CANCELLED') as "isOpen",
      ${toGiveBackPaise}::bigint as "toGiveBackPaise"
    from orders o where o.number = any(${ofQuote ? orderNumbersOfSale(ofQuote) : numbers})
    order by length(o.number), o.number for update`.execute(tx);
  return { quote, order: orders.at(-1), orders };
}

async function findOrderNumber(tx: Tx, id: string): Promise<string | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst();
  return order?.number;
}

/** Gives what a locked link leads to, and the enquiry that it was made of, to an account. */
export async function adoptLink(tx: Tx, { kind, id, number }: Link, userId: string): Promise<void> {
  const isOrder = kind === 'order';
  if (isOrder) {
    const orders = tx.updateTable('orders').set({ user_id: userId });
    await orders.where('number', 'in', orderNumbersOfSale(number)).execute();
  }
  await tx
    .updateTable('quotes')
    .set({ user_id: userId })
    .where(isOrder ? 'order_id' : 'id', '=', id)
    .where('user_id', 'is', null)
    .execute();
}

/**
 * Sets the code of an order and of the enquiry it was made of, or of an estimate or enquiry that became
 * none. Returns what it is a link of, or undefined when there is no such number.
 */
export async function setLinkCode(
  tx: Tx,
  number: string,
  code: string,
): Promise<{ kind: 'order' | 'quote'; id: string } | undefined> {
  const { quote, order } = await lockSale(tx, number);
  const share_code = code;
  if (quote) {
    await tx.updateTable('quotes').set({ share_code }).where('id', '=', quote.id).execute();
  }
  if (!order) return quote && { kind: 'quote', id: quote.id };
  await tx.updateTable('orders').set({ share_code }).where('id', '=', order.id).execute();
  return { kind: 'order', id: order.id };
}
