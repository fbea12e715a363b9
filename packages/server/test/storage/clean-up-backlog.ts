/** Fills, in SQL, the tables that the clean-up empties as years would: half of each is old. */
export const cleanUpBacklog = ({ rows, orders }: { rows: number; orders: number }) => `
  create function pg_temp.old_at(n integer) returns timestamptz language sql as
    $$ select case when n % 2 = 0 then now() - interval '400 days' else now() end $$;
  create function pg_temp.code(n integer) returns text language sql as
    $$ select upper(lpad(to_hex(n / 65536), 4, '0') || '-' || lpad(to_hex(n % 65536), 4, '0')) $$;
  create temp table many as select n, pg_temp.old_at(n) as at from generate_series(1, ${rows}) as n;

  insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'P', 'p@mail.test', 'none');
  create temp table one as select id from users limit 1;
  insert into idempotent_requests (user_id, route, key, request_hash, answer, created_at)
  select gen_random_uuid(), 'none', n, '', '{}', at from many;
  insert into webhook_events (event_id, type, received_at) select n, 'order.paid', at from many;
  insert into sessions (id, user_id, expires_at) select gen_random_uuid(), one.id, at + interval '1 day' from many, one;
  insert into sessions (id, user_id, expires_at, revoked_at)
  select gen_random_uuid(), one.id, now() + interval '9 days', at from many, one;
  insert into email_verifications (token_hash, user_id, expires_at)
  select n, one.id, at + interval '1 day' from many, one;
  insert into recovery_proofs (proof_hash, user_id, expires_at)
  select n, one.id, at + interval '1 day' from many, one;
  insert into message_senders (sender, last_sent_at) select n, at from many;
  insert into search_terms (day, term, times, results) select at::date, n, 1, 0 from many;
  insert into quotes (id, number, share_code, kind, state, source, subtotal_paise, adjustments, total_paise, valid_until, created_at)
  select gen_random_uuid(), 'EQ-' || pg_temp.code(n), upper(left(md5(n::text), 26)), 'estimate', 'ESTIMATE', 'web', 100, '[]', 100, at, at
  from many;
  insert into product_imports (id, actor_id, file_name, file_hash, is_dry_run, state, total_rows, stock_columns, created_count, created_at)
  select gen_random_uuid(), one.id, 'a.csv', '', false, 'done', 1, 'none', 1, pg_temp.old_at(n)
  from generate_series(1, 100) as n, one;
  insert into product_import_rows (import_id, row) select id, n from product_imports, generate_series(1, ${rows / 100}) as n;

  insert into products (id, name, description, price_paise, stock, unit, position, images)
  select gen_random_uuid(), 'Rocket ' || n, '', 100, 100, 'Box', n, array['/uploads/' || md5('shown' || n) || '-1280.webp']
  from generate_series(1, 2000) as n;
  insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise, adjustments, total_paise,
    customer_name, customer_email, customer_phone, delivery, is_age_notice_shown, request_hash, is_stock_taken, created_at)
  select gen_random_uuid(), 'MP-' || pg_temp.code(n), one.id, 'DELIVERED', 'cod', 'PAID', 100, '[]', 100, 'P', 'p@mail.test', '9876543210',
    '{"name":"P","mobile":"9876543210","address_line":"4 Car Street","city":"Chennai","state":"Tamil Nadu","pincode":"600017","country":"India"}',
    true, '', true, now() - n * interval '365 days' / ${orders}
  from generate_series(1, ${orders}) as n, one;
  create temp table goods as select id, row_number() over () as n from products;
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select o.id, line, goods.id, 'Rocket', '/uploads/' || md5('sold' || right(o.number, 2)) || '-1280.webp', 'Box', 100, 0, 1, 100
  from (select id, number, row_number() over () as n from orders) as o cross join generate_series(1, 2) as line
  join goods on goods.n = 1 + (o.n * 7 + line) % 2000;
  insert into stock_movements (id, product_id, order_id, kind, quantity, round, at)
  select gen_random_uuid(), l.product_id, o.id, 'take', -1, 1, o.created_at
  from orders o join order_lines l on l.order_id = o.id;
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id)
  select gen_random_uuid(), created_at, user_id, 'order.status', 'order', id from orders;
  insert into product_days select shop_day(o.created_at), l.product_id, sum(l.quantity), sum(l.total_paise)
  from orders o join order_lines l on l.order_id = o.id group by 1, 2;
  insert into order_days
  select day, 'DELIVERED', shard, orders, orders * 100 from (
    select shop_day(created_at) as day, (extract(epoch from created_at)::bigint % 8)::integer as shard, count(*) as orders
    from orders group by 1, 2) as sharded;
  insert into uploaded_files (id, created_at)
  select md5(kind || n), now() - interval '2 days'
  from (values ('shown', 2000), ('unused', ${rows / 5})) as kinds (kind, most), generate_series(1, most) as n;
  insert into uploaded_files (id, created_at)
  select distinct md5('sold' || right(number, 2)), now() - interval '2 days' from orders;`;
