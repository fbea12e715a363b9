import { query } from '../bench-database.ts';
import { colours, insertInBulk, nouns } from './bulk-data.ts';

/** An admin of whom the audit trail has the sixty oldest entries, of one day. */
export const helperId = '00000000-0000-4000-8000-000000000001';
export const helperDay = new Date(Date.now() - 370 * 86_400_000).toISOString().slice(0, 10);

/**
 * Inserts what a shop with such a history has beside it. Of the last year: status changes, stock movements
 * and audit entries, at a million orders 1.3 million, 0.7 million and a million. Of all three years: a
 * message and an enquiry of five lines for every twentieth order, a review for every tenth, a payment for
 * those paid online. Of a day: sent mails, four an order. What waits for the owner, what failed and what was
 * searched is the same in a small and a large shop.
 */
export async function insertRecords(url: string, orders: number): Promise<void> {
  await query(
    url,
    `insert into users (id, name, email, password_hash, role)
     values ('${helperId}', 'Helper', 'helper@bench.test', 'none', 'ADMIN')`,
  );
  const scripts = [
    temporary,
    statusChanges,
    movements,
    entries(orders),
    messages(orders / 20),
    quotes(orders / 20),
    reviews(orders / 10),
    payments,
    searches(termsADay),
    jobs(Math.ceil(orders / 1_095) * 4),
  ];
  await insertInBulk(url, [...filled, 'messages', 'quotes', 'reviews'], scripts.join('\n'));
}

const filled = ['order_status_changes', 'stock_movements', 'audit_entries'];

const temporary = `
  create temp table owner as select id from users where role = 'ADMIN' and id <> '${helperId}' limit 1;
  create temp table people as
    select id, name, email, phone, row_number() over () as n from users where role = 'USER';
  create index on people (n);
  create temp table goods as
    select id, name, row_number() over () - 1 as n, count(*) over () as count from products;
  create index on goods (n);
  create temp table year_orders as
    select id, status, created_at from orders where created_at > now() - interval '365 days';
  analyze people, goods, year_orders;`;

const statusChanges = `
  insert into order_status_changes (id, order_id, from_status, to_status, actor_id, actor_name, at)
  select gen_random_uuid(), o.id, step.before, step.after, case when step.place > 0 then owner.id end,
    case when step.place > 0 then 'Owner' else 'Customer' end, o.created_at + step.place * interval '6 hours'
  from owner, year_orders o join (values (0, null, 'PENDING'), (1, 'PENDING', 'PROCESSING'),
      (2, 'PROCESSING', 'SHIPPED'), (3, 'SHIPPED', 'DELIVERED'), (4, 'PENDING', 'CANCELLED')) as step (place, before, after)
    on step.place = 0 or o.status = 'DELIVERED' and step.place < 4 or o.status = 'CANCELLED' and step.place = 4;`;

const movements = `
  insert into stock_movements (id, product_id, kind, quantity, order_id, round, at)
  select gen_random_uuid(), l.product_id, made.kind, made.sign * l.quantity, o.id, 1, o.created_at
  from year_orders o join order_lines l on l.order_id = o.id
  join (values ('take', -1), ('release', 1)) as made (kind, sign) on made.sign = -1 or o.status = 'CANCELLED';`;

/** Those of status changes, some of other kinds, and the helper's. */
const entries = (orders: number) => `
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, before, after)
  select gen_random_uuid(), at, actor_id, 'order.status', 'order', order_id::text,
    jsonb_build_object('status', from_status), jsonb_build_object('status', to_status)
  from order_status_changes where actor_id is not null;
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, before, after)
  select gen_random_uuid(), now() - k * (interval '365 days' / ${orders / 15}), owner.id, 'product.update', 'product',
    goods.id::text, '{"price_paise": 10000}', '{"price_paise": 12000}'
  from owner, generate_series(1, ${orders / 15}) as k join goods on goods.n = k % goods.count;
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, before, after)
  select gen_random_uuid(), '${helperDay} 06:00Z'::timestamptz + k * interval '1 minute', '${helperId}', 'user.status', 'user',
    people.id::text, '{"status": "Active"}', '{"status": "suspended", "reason": ""}'
  from generate_series(1, 60) as k join people on people.n = k;`;

const messages = (count: number) => `
  insert into messages (id, name, email, subject, message, status, answered_at, created_at)
  select gen_random_uuid(), people.name, people.email, 'Delivery of order ' || k,
    'Do you send ' || (${colours})[1 + k / 10 % 10] || ' ' || (${nouns})[1 + k % 10] || 's to ' || people.name || ' in Salem?',
    case when k > 20 then 'archived' else 'unread' end, case when k > 20 then now() end, now() - k * (interval '1095 days' / ${count})
  from generate_series(1, ${count}) as k join people on people.n = 1 + k % (select count(*) from people)
  order by k desc;`;

const quotes = (count: number) => `
  insert into quotes (id, number, share_code, kind, state, source, user_id, customer_name, customer_email, customer_phone, delivery,
    subtotal_paise, adjustments, total_paise, created_at)
  select gen_random_uuid(), 'EQ-' || upper(lpad(to_hex(k / 65536), 4, '0')) || '-' || upper(lpad(to_hex(k % 65536), 4, '0')),
    lpad(k::text, 26, '0'), 'enquiry', case when k <= 20 then 'ENQUIRY' when k <= 30 then 'OFFERED' when k % 3 = 0 then 'DECLINED' else 'CONFIRMED' end,
    'web', people.id, people.name, people.email, people.phone, '{}', 50000, '[]', 50000, now() - k * (interval '1095 days' / ${count})
  from generate_series(1, ${count}) as k join people on people.n = 1 + k % (select count(*) from people)
  order by k desc;
  insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise, discount_bp, unit_price_paise,
    asked_quantity, quantity, total_paise)
  select q.id, line, goods.id, goods.name, '', 'Box', 10000, 0, 10000, 1, 1, 10000
  from (select id, row_number() over () as n from quotes) as q cross join generate_series(1, 5) as line
  join goods on goods.n = (q.n * 7 + line) % goods.count;
  insert into quote_changes (id, quote_id, version, act, actor_name, changes, at)
  select gen_random_uuid(), id, 1, 'send', 'Customer', '[]', created_at from quotes;`;

const reviews = (count: number) => `
  insert into reviews (id, order_id, product_id, user_id, stars, text, status, created_at)
  select gen_random_uuid(), o.id, l.product_id, o.user_id, 3 + n % 3, 'Bright and not too loud', case when n > 20 then 'published' else 'pending' end,
    o.created_at + interval '5 days'
  from (select id, user_id, created_at, row_number() over (order by created_at desc) as n from orders
    where status = 'DELIVERED' order by created_at desc limit ${count}) as o
  join order_lines l on l.order_id = o.id and l.line_no = 1;
  select recount_reviews(array(select id from products));`;

/** Twenty orders were paid twice. */
const payments = `
  insert into gateway_orders (gateway_order_id, order_id, amount_paise, created_at)
  select 'order_' || number, id, total_paise, created_at from orders where payment_method = 'online';
  insert into payments (gateway_payment_id, gateway_order_id, order_id, state, amount_paise, currency, is_settling, created_at, updated_at)
  select 'pay_' || gateway_order_id, gateway_order_id, order_id, 'captured', amount_paise, currency, true, created_at, created_at
  from gateway_orders;
  insert into payments (gateway_payment_id, gateway_order_id, order_id, state, amount_paise, currency, created_at, updated_at)
  select 'second_' || gateway_order_id, gateway_order_id, order_id, 'captured', amount_paise, currency, created_at, created_at
  from gateway_orders order by created_at desc limit 20;`;

/**
 * Of 90 days, the same in both shops: searches grow with what visitors type, to 5,000 a day at most, and a
 * shop of few orders may have as many. So the rows say what orders cost.
 */
const termsADay = 914;

/** Every second one is searched each day; one in ten finds nothing. */
const searches = (aDay: number) => `
  insert into search_terms (day, term, times, results)
  select current_date - day, (${nouns})[1 + n % 10] || ' ' || n || case when n % 2 = 0 then ' for day ' || day else '' end, 1 + n % 5,
    case when n % 10 = 0 then 0 else n % 50 end
  from generate_series(0, 89) as day, generate_series(1, ${aDay}) as n;`;

/** Of a mail that was sent nothing is read, but it is in the table of those that failed. */
const jobs = (sent: number) => `
  insert into pgboss.job (name, data, state, started_on, completed_on, keep_until, output)
  select made.queue, '{"to": "customer@bench.test", "subject": "Your order"}', made.state::pgboss.job_state, now(), now() - n * interval '1 minute',
    now() + interval '14 days', '{"message": "421 try again later"}'
  from (values ('order-mail', 'completed', ${sent}), ('order-mail', 'failed', 150), ('add-avif', 'failed', 150)) as made (queue, state, count),
    lateral generate_series(1, made.count) as n;`;
