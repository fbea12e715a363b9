import type { MoneyWay } from '@mathappu/contract/books/figures';
import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import { paidInCash } from '#server/orders/manual-payments/manual-payment-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { type Days, isWithin } from './days.ts';

export type ReceivedRow = {
  day: string;
  method: MoneyWay;
  /** '' where none was stated, and of what is not booked by hand. */
  account: string;
  receivedPaise: Paise;
  givenBackPaise: Paise;
};

const settledAt = sql`coalesce(o.paid_at, p.created_at)`;
const paidAtDoorAt = sql`coalesce(o.paid_at, o.created_at)`;

/** Of a payment `p` of an order `o`: it counts as money of the order, as in `getOrderMoney`. */
const isCounted = sql`p.is_settling and p.currency = 'INR' and o.payment_method = 'online'`;

/**
 * What came in and went back, by day, method and account, the latest day first. A receipt counts on its day; an
 * online payment on the day on which it settled its order, and its refunds from the day on which they were asked
 * for, unless they fail; cash at the door on the day on which the order was paid.
 */
export async function listReceived(db: Queryable, days: Days): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select to_char(day, 'YYYY-MM-DD') as day, method, account, sum(received)::bigint as "receivedPaise",
      sum(given_back)::bigint as "givenBackPaise"
    from (
      select received_on as day, method, account, greatest(amount_paise, 0) as received,
        greatest(-amount_paise, 0) as given_back
      from receipts where received_on between ${days.from}::date and ${days.to}::date
      union all
      select shop_day(${settledAt}), 'online', '', p.amount_paise, 0
      from payments p join orders o on o.id = p.order_id
      where ${isCounted} and ${isWithin(settledAt, days)}
      union all
      select shop_day(r.requested_at), 'online', '', 0, r.amount_paise
      from refunds r join payments p on p.gateway_payment_id = r.gateway_payment_id
        join orders o on o.id = p.order_id
      where ${isCounted} and r.state <> 'failed' and ${isWithin(sql`r.requested_at`, days)}
      union all
      select shop_day(${paidAtDoorAt}), 'door', '', ${paidInCash}, 0
      from orders o
      where o.payment_method = 'cod' and ${paidInCash} > 0 and ${isWithin(paidAtDoorAt, days)}
    ) as moved (day, method, account, received, given_back)
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db);
  return rows;
}
