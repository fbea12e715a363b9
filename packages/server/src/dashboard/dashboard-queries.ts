import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** Where the shop's days begin and end. */
const timeZone = 'Asia/Kolkata';

export type DayOfSales = { date: string; orders: number; takingsPaise: number };

/** The last fourteen days, oldest first, days without a sale included. */
export async function listDaysOfSales(db: Queryable): Promise<DayOfSales[]> {
  const { rows } = await sql<DayOfSales>`
    with today as (select (now() at time zone ${timeZone})::date as date),
    days as (
      select generate_series(today.date - 13, today.date, interval '1 day')::date as date from today
    ),
    sales as (
      select (created_at at time zone ${timeZone})::date as date, count(*) as orders,
        sum(total_paise)::bigint as takings
      from orders, today
      where created_at >= (today.date - 13)::timestamp at time zone ${timeZone}
        and status not in ('CANCELLED', 'PENDING_PAYMENT')
      group by 1
    )
    select to_char(days.date, 'YYYY-MM-DD') as date, coalesce(orders, 0)::bigint as orders,
      coalesce(takings, 0)::bigint as "takingsPaise"
    from days left join sales using (date) order by days.date`.execute(db);
  return rows;
}

export type Todo = {
  toPack: number;
  unpaidOnline: number;
  unreadMessages: number;
  failedMails: number;
  runningOut: { _id: string; name: string; stock: number }[];
};

const lowStock = 10;

/** What waits for the owner, in one statement that counts nothing it need not. */
export async function getTodo(db: Queryable, mailQueues: readonly string[]): Promise<Todo> {
  const { rows } = await sql<Todo>`
    select
      (select coalesce(sum(count), 0)::bigint from order_counts where status in ('PENDING', 'PROCESSING')) as "toPack",
      (select coalesce(sum(count), 0)::bigint from order_counts where status = 'PENDING_PAYMENT') as "unpaidOnline",
      (select count(*) from messages where status = 'unread') as "unreadMessages",
      (select count(*) from pgboss.job where name in (${sql.join(mailQueues)}) and state = 'failed') as "failedMails",
      (select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'stock', stock) order by stock, name), '[]'::json)
        from (select id, name, stock from products where is_listed and stock <= ${lowStock} order by stock, id limit 8) as low
      ) as "runningOut"`.execute(db);
  const [todo] = rows;
  if (!todo) throw new Error('a select without from gave no row');
  return todo;
}

export type BestSeller = { _id: string; name: string; quantity: number; takingsPaise: number };

export async function listBestSellers(db: Queryable): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select line.product_id as "_id", max(line.name) as name, sum(line.quantity)::bigint as quantity,
      sum(line.total_paise)::bigint as "takingsPaise"
    from orders join order_lines as line on line.order_id = orders.id
    where orders.created_at >= now() - interval '30 days'
      and orders.status not in ('CANCELLED', 'PENDING_PAYMENT')
    group by line.product_id order by 3 desc, 2 limit 8`.execute(db);
  return rows;
}
