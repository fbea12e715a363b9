import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import type { Paise } from '@mathappu/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { containsText } from '#server/platform/db/search-sql.ts';

/** What staff have written down; the number of the order is null until it is one. */
export type WrittenQuote = { number: string; code: string; orderNumber: string | null };

export async function getWrittenQuote(db: Queryable, id: string): Promise<WrittenQuote> {
  return db
    .selectFrom('quotes')
    .leftJoin('orders', 'orders.id', 'quotes.order_id')
    .select(['quotes.number', 'quotes.share_code as code', 'orders.number as orderNumber'])
    .where('quotes.id', '=', id)
    .executeTakeFirstOrThrow();
}

export type BuyerRow = {
  name: string;
  mobile: string;
  email: string;
  userId: string | null;
  addressId: string | null;
  address_line: string | null;
  city: string | null;
  state: string | null;
  pincode: string | null;
  /** When the last order was made. */
  ordered: Date | null;
  isBarred: boolean;
};

/** Staff have spoken with the buyer: what a guest sent alone may be under anybody's number. */
const isKnown = sql`(source <> 'web' or order_id is not null)`;

const mostBuyers = 10;
/** Of many matches the latest ones alone are ordered. */
const mostLookedAt = 200;

/**
 * Accounts, and buyers without one of whom there is an estimate, an enquiry or an order, by all of the words:
 * those who ordered last come first. Of buyers without an account each mobile number is one, with the name and
 * the address that were given last; where goods are collected is no address.
 */
export async function findBuyers(db: Queryable, search: string): Promise<BuyerRow[]> {
  const words = search.split(' ');
  const matches = (column: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => containsText(column, word)),
      sql` and `,
    );
  const { rows } = await sql<BuyerRow>`
    with people as (
      select id, name, phone, email, status from users
      where deleted_at is null and role = 'USER' and ${matches(sql`search_text`)}
      order by last_active_at desc nulls last limit ${mostLookedAt}
    ), accounts as (
      select u.name, u.phone as mobile, u.email, u.id as "userId", a.id as "addressId",
        a.address_line, a.city, a.state, a.pincode, u.status <> 'Active' as "isBarred",
        (select max(o.created_at) from orders o where o.user_id = u.id) as ordered
      from people u left join lateral (
        select id, address_line, city, state, pincode from addresses
        where user_id = u.id order by is_default desc, created_at desc limit 1
      ) a on true
    ), phones as (
      select customer_phone from quotes
      where user_id is null and customer_phone <> '' and ${isKnown} and ${matches(sql`search_text`)}
      order by created_at desc limit ${mostLookedAt}
    ), others as (
      select distinct on (q.customer_phone) q.customer_name as name, q.customer_phone as mobile,
        q.customer_email as email, null::uuid as "userId", null::uuid as "addressId",
        case when jsonb_typeof(q.delivery #> '{terms,depot}') is distinct from 'object'
          then q.delivery ->> 'address_line' end as address_line,
        q.delivery ->> 'city' as city, q.delivery ->> 'state' as state, q.delivery ->> 'pincode' as pincode, false as "isBarred",
        max(o.created_at) over (partition by q.customer_phone) as ordered
      from quotes q left join orders o on o.id = q.order_id
      where q.user_id is null and q.customer_phone in (select customer_phone from phones)
        and ${isKnown}
      order by q.customer_phone, q.created_at desc
    )
    select name, mobile, email, "userId", "addressId", address_line, city, state, pincode, "isBarred", ordered
    from (
      select name, mobile, email, "userId", "addressId", address_line, city, state, pincode, "isBarred", ordered from accounts
      union all
      select name, mobile, email, "userId", "addressId", address_line, city, state, pincode, "isBarred", ordered from others
    ) as found
    order by ordered desc nulls last, name limit ${mostBuyers}`.execute(db);
  return rows;
}

/** The products on sale that open enquiries ask for, or whose box has a price. */
export async function listDeskProducts(
  db: Queryable,
): Promise<{ productId: string; demand: number; mrpPaise: Paise | null }[]> {
  const { rows } = await sql<{ productId: string; demand: number; mrpPaise: Paise | null }>`
    select p.id as "productId", p.mrp_paise as "mrpPaise", coalesce(asked.demand, 0) as demand
    from products p left join (
      select l.product_id, sum(l.quantity)::int as demand
      from quote_lines l join quotes q on q.id = l.quote_id
      where q.state in (${sql.join(openQuoteStates)}) and l.quantity > 0 group by l.product_id
    ) asked on asked.product_id = p.id
    where p.is_listed and (p.mrp_paise is not null or asked.demand is not null)`.execute(db);
  return rows;
}
