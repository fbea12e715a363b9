import { administer } from '#test/storage/administer.ts';
import type { TestShop } from '#test/test-shop.ts';

/** No list may scan one of them. */
export const growingTables =
  `products product_words users orders order_lines messages payments refunds reviews tax_documents quotes quote_lines quote_changes receipts`.split(
    ' ',
  );

/** Of thirty days; those of the other sixty are not looked at. */
export const emptySearches = 600;

/**
 * Fills the growing tables, in SQL, as some seasons would. Statistics of a database that other suites
 * have used and emptied say nothing of what is joined here.
 */
const manyRows = `
  insert into products (id, name, description, price_paise, stock, unit, position, words)
  select gen_random_uuid(), 'Rocket ' || n, 'Bright', 100, 100, 'Box', n, (select string_agg(quote_literal(word) || ':' || at || weight, ' ') from (values ('rocket', 1, 'A'), (n::text, 2, 'A'), ('bright', 20, 'D')) as w (word, at, weight))::tsvector
  from generate_series(1, 5000) as n;
  insert into users (id, name, email, phone, password_hash, created_at)
  select gen_random_uuid(), 'Person ' || n, 'person' || n || '@mail.test', '9876543210', 'none', now() - n * interval '1 minute'
  from generate_series(1, 10000) as n;
  analyze products, users;
  insert into messages (id, name, email, subject, message, status, answered_at, created_at)
  select gen_random_uuid(), 'Person ' || n, 'person' || n || '@mail.test', 'Question ' || n, 'When ' || md5(n::text),
    case when n % 50 = 0 then 'unread' else 'archived' end, case when n % 3 > 0 then now() end, now() - n * interval '1 minute'
  from generate_series(1, 20000) as n;
  with people as (select id, row_number() over () as n from users), placed as (
    insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise, adjustments, total_paise, customer_name,
      customer_email, customer_phone, delivery, is_age_notice_shown, request_hash, is_stock_taken, created_at)
    select gen_random_uuid(), 'MP-' || lpad((k / 10000)::text, 4, '0') || '-' || lpad((k % 10000)::text, 4, '0'), people.id,
      case when k % 25 = 0 then 'CANCELLED' else 'DELIVERED' end, 'cod', 'PENDING', 100, '[]', 100,
      case k % 10 when 7 then 'Murugan Subramanian' else 'Person ' || people.n end,
      'person' || people.n || '@mail.test', '9876543210', '{"name":"P","mobile":"9876543210","address_line":"4 Car Street","city":"Chennai","state":"Tamil Nadu","pincode":"600017","country":"India"}', true, '', k % 25 <> 0, now() - k * interval '20 minutes'
    from generate_series(1, 50000) as k join people on people.n = 1 + k % 10000
    returning id
  )
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select placed.id, 1, (select id from products limit 1), 'Rocket', '', 'Box', 100, 0, 1, 100 from placed;
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select o.id, 2, p.id, 'Rocket', '', 'Box', 100, 0, 1, 100
  from orders o join products p on p.position = 1 + right(o.number, 4)::integer % 5000 where o.number < 'MP-0002'
  on conflict do nothing;
  analyze orders, order_lines;
  alter table reviews disable trigger user;
  insert into reviews (id, order_id, product_id, user_id, stars, status, is_counted)
  select gen_random_uuid(), o.id, l.product_id, o.user_id, 1 + right(o.number, 1)::integer % 5,
    case when o.number like '%0' then 'pending' else 'published' end, true
  from orders o join order_lines l on l.order_id = o.id and l.line_no = 2;
  alter table reviews enable trigger user;
  insert into gateway_orders (gateway_order_id, order_id, amount_paise)
  select 'order_' || number, id, 100 from orders where number < 'MP-0002';
  insert into payments (gateway_payment_id, gateway_order_id, order_id, state, amount_paise, currency, is_settling)
  select 'pay_' || order_id, gateway_order_id, order_id, 'captured', 100, 'INR', true from gateway_orders;
  insert into refunds (id, gateway_payment_id, order_id, idempotency_key, state, amount_paise, reason)
  select gen_random_uuid(), gateway_payment_id, order_id, order_id, 'processed', 10, '' from payments;
  insert into tax_documents (id, kind, year, serial, number, date, order_id, total_paise, taxable_paise, cgst_paise, sgst_paise, rate_bp, snapshot)
  select gen_random_uuid(), 'invoice', '26-27', n, 'INV/26-27/' || n, created_at, id, 100, 84, 8, 8, 1800, '{}'
  from (select id, created_at, row_number() over (order by created_at) as n from orders) as placed;
  with people as (select id, row_number() over () as n from users), asked as (
    insert into quotes (id, number, share_code, state, source, user_id, customer_name, customer_email, customer_phone, delivery,
      note, subtotal_paise, adjustments, total_paise, is_age_notice_shown, created_at, updated_at)
    select gen_random_uuid(), 'EQ-' || lpad((k / 10000)::text, 4, '0') || '-' || lpad((k % 10000)::text, 4, '0'), lpad(k::text, 26, '0'),
      case when k > 3000 then 'DECLINED' when k % 6 > 1 then 'ENQUIRY' when k % 6 = 1 then 'OFFERED' else 'ACCEPTED' end, 'web', people.id,
      'Person', 'person@mail.test', '9876543210', '{"name":"P"}', '', 1000, '[]', 1000, true, now() - k * interval '20 minutes', now()
    from generate_series(1, 12000) as k join people on people.n = 1 + k % 10000
    returning id, number, state)
  insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise, discount_bp, unit_price_paise, price_reason, asked_quantity, quantity, total_paise)
  select asked.id, l, p.id, 'Rocket', '', 'Box', 100, 0, 100, '', 1, 1, 100
  from asked cross join generate_series(1, 10) as l join products p on p.position = 1 + (right(asked.number, 4)::integer * 10 + l) % 5000
  where asked.state <> 'DECLINED' or l = 1;
  analyze quotes;
  insert into quote_changes (id, quote_id, version, act, actor_name, changes, at)
  select gen_random_uuid(), id, 1, 'send', 'Customer', '[]', created_at from quotes;
  insert into search_terms (day, term, times, results)
  select current_date - day, 'rocket ' || n, 1, case when n % 20 = 0 then 0 else 7 end
  from generate_series(0, 89) as day, generate_series(1, ${(emptySearches / 30) * 20}) as n;
`;

/** Into a PostgreSQL server, whose figures are then of these rows. */
export async function insertManyRows({ database, shop }: TestShop): Promise<void> {
  if (database.engine !== 'postgres') throw new Error('not a server');
  await administer(manyRows, database.direct);
  await administer('vacuum analyze', database.direct);
  shop.cache.drop();
}
