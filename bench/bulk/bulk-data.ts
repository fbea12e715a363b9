import { query } from '../bench-database.ts';

export const nouns =
  "array['rocket','sparkler','fountain','chakkar','flowerpot','cracker','garland','candle','pencil','whistle']";
export const colours =
  "array['golden','silver','crimson','emerald','violet','amber','royal','festive','mini','deluxe']";

/** Products with names of a colour, a noun and a number. */
export const productsScript = (count: number): string => `
  insert into products (id, name, description, price_paise, stock, unit, images, position)
  select gen_random_uuid(), initcap(name), words, 10000 + n, 1000000, 'Box', '{}', n
  from generate_series(1, ${count}) as n,
    lateral (select (${colours})[1 + n / 10 % 10] || ' ' || (${nouns})[1 + n % 10] || ' ' || lpad(n::text, 4, '0') as name,
      'burns for ' || n % 60 || ' seconds with a bright tail and little smoke, for the whole family' as words) as made`;

/** Inserts them into a migrated shop. */
export async function insertProducts(url: string, count: number): Promise<void> {
  await query(url, productsScript(count));
  await settle(url);
}

const mostVacuums = 20;

/** Brings the tables where they are in a shop that has run for a while: vacuumed whole, and counted. */
export async function settle(url: string): Promise<void> {
  for (let left = mostVacuums; left > 0; left -= 1) {
    await query(url, 'vacuum analyze');
    const { rows } = await query(
      url,
      `select from pg_class where relname = 'products' and relallvisible < relpages`,
    );
    if (rows.length === 0) return;
  }
  // Another transaction still sees what was deleted.
  throw new Error('The tables cannot be vacuumed whole.');
}

/**
 * Inserts orders of two lines over three years and their customers, the oldest first, as they come; every
 * tenth is paid online.
 */
export const insertHistory = (
  url: string,
  { orders, users }: { orders: number; users: number },
): Promise<void> =>
  insertInBulk(
    url,
    ['orders', 'order_lines', 'users'],
    `${usersScript(users)} ${ordersScript(orders, users)}`,
    sumsScript,
  );

/**
 * As usual for bulk data, triggers are disabled and the indexes of the tables built after `script`;
 * `sums` computes the tables that triggers maintain and writes them in the order of days.
 */
export async function insertInBulk(
  url: string,
  tables: readonly string[],
  script: string,
  sums = '',
): Promise<void> {
  const { rows: indexes } = (await query(
    url,
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in (${tables.map((table) => `'${table}'`).join()}) and schemaname = 'public'
       and not exists (select from pg_constraint where conname = indexname)`,
  )) as unknown as { rows: { name: string; definition: string }[] };
  await query(
    url,
    `set session_replication_role = replica; set maintenance_work_mem = '256MB';
     ${indexes.map(({ name }) => `drop index ${name};`).join('\n')}
     ${script}
     ${indexes.map(({ definition }) => `${definition};`).join('\n')}
     ${sums}`,
  );
  await query(url, 'vacuum analyze');
}

const givenNames =
  "array['Lakshmi','Murugan','Saravanan','Priya','Karthik','Meena','Selvam','Anitha','Rajesh','Kavitha','Suresh','Deepa','Ganesan','Revathi','Vijay','Sangeetha','Prakash','Nithya','Arun','Bhuvana','Manikandan']";
const familyNames =
  "array['Pandian','Subramanian','Natarajan','Venkatesan','Krishnan','Sundaram','Ramasamy','Palanisamy','Chandran','Govindan','Shanmugam','Velu','Arumugam','Perumal','Kannan','Thangaraj','Balan','Rajendran','Mohan']";

/** Names with realistic frequencies: one in 21 is a Murugan, one in 399 a Murugan Subramanian. */
const usersScript = (users: number) => `
  insert into users (id, name, email, phone, password_hash, created_at)
  select gen_random_uuid(), (${givenNames})[1 + n % 21] || ' ' || (${familyNames})[1 + n % 19], 'customer' || n || '@bench.test', '9' || lpad(n::text, 9, '0'),
    'none', now() - n * (interval '1095 days' / ${users})
  from generate_series(1, ${users}) as n
  order by n desc;`;

const ordersScript = (orders: number, users: number) => `
  create temp table people as
    select id, name, email, phone, row_number() over () as n from users where password_hash = 'none';
  create index on people (n);
  create temp table goods as
    select id, name, price_paise, row_number() over () - 1 as n from products where is_listed;
  create index on goods (n);
  insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise, adjustments, total_paise, customer_name,
    customer_email, customer_phone, delivery, is_age_notice_shown, request_hash, is_stock_taken, created_at, paid_at)
  select gen_random_uuid(), 'MP-' || upper(lpad(to_hex(k / 65536), 4, '0')) || '-' || upper(lpad(to_hex(k % 65536), 4, '0')),
    people.id, status, case when k % 10 = 3 then 'online' else 'cod' end, case when k % 10 = 3 then 'PAID' else 'PENDING' end, 25000, '[]', 25000, people.name, people.email, people.phone,
    jsonb_build_object('name', people.name, 'mobile', people.phone, 'address_line', '4 Car Street', 'city', 'Chennai',
      'state', 'Tamil Nadu', 'pincode', '600017', 'country', 'India'),
    true, 'none', status <> 'CANCELLED', placed_at, case when k % 10 = 3 then placed_at end
  from generate_series(1, ${orders}) as k
  join people on people.n = 1 + k % ${users},
  lateral (select case when k < ${orders} / 100 then 'PENDING' when k % 20 = 0 then 'CANCELLED' else 'DELIVERED' end as status, now() - k * (interval '1095 days' / ${orders}) as placed_at) as state
  order by k desc;
  create temp table good_count as select count(*) as n from goods;
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select o.id, line, goods.id, goods.name, '', 'Box', goods.price_paise, 0, 1, goods.price_paise
  from (select id, row_number() over () as n from orders) as o
  cross join generate_series(1, 2) as line
  join goods on goods.n = (o.n * 7 + line) % (select n from good_count);`;

const sumsScript = `
  delete from order_days; delete from product_days; delete from user_counts;
  insert into order_days select shop_day(created_at), status, 0, count(*), sum(total_paise) from orders group by 1, 2;
  insert into product_days select shop_day(o.created_at), l.product_id, sum(l.quantity), sum(l.total_paise)
    from orders o join order_lines l on l.order_id = o.id where is_sale(o.status) group by 1, 2 order by 1, 2;
  insert into user_counts select role, status, count(*) from users where deleted_at is null group by 1, 2;`;
