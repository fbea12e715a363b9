create table orders (
  id uuid constraint orders_pkey primary key,
  number text not null constraint orders_number_check check (number ~ '^MP-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  -- Null once the account has been deleted.
  user_id uuid constraint orders_user_fkey references users (id),
  status text not null constraint orders_status_check check
    (status in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PENDING_PAYMENT')),
  payment_method text not null constraint orders_payment_method_check check (payment_method in ('cod', 'online')),
  payment_status text not null constraint orders_payment_status_check check
    (payment_status in ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  total_paise bigint not null constraint orders_total_check check (total_paise >= 0),
  -- Who ordered, as they were then.
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  -- Where it goes, as it was then.
  delivery jsonb not null,
  is_age_notice_shown boolean not null,
  -- How often this order has taken its stock; is_stock_taken tells whether it has it now.
  stock_round integer not null default 1,
  is_stock_taken boolean not null default true,
  -- An unpaid online order keeps its stock until then.
  hold_until timestamptz,
  -- What was asked for, to know a second click from a second order.
  request_hash text not null,
  created_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  search_text text not null generated always as
    (lower(number || ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email || ' ' ||
      coalesce(delivery ->> 'name', '') || ' ' || coalesce(delivery ->> 'mobile', ''))) stored,
  constraint orders_hold_check check ((status = 'PENDING_PAYMENT') = (hold_until is not null)),
  constraint orders_stock_check check (is_stock_taken = (status <> 'CANCELLED'))
);
create unique index orders_number_key on orders (number);
create index orders_created_idx on orders (created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_user_idx on orders (user_id, created_at desc, id desc);
create index orders_hold_idx on orders (hold_until) where status = 'PENDING_PAYMENT';
create index orders_search_idx on orders using gin (search_text gin_trgm_ops);

create table order_lines (
  order_id uuid not null constraint order_lines_order_fkey references orders (id),
  line_no integer not null,
  product_id uuid not null constraint order_lines_product_fkey references products (id),
  name text not null,
  image text not null,
  unit text not null,
  price_paise bigint not null,
  discount_bp integer not null,
  quantity integer not null constraint order_lines_quantity_check check (quantity >= 1),
  total_paise bigint not null,
  constraint order_lines_pkey primary key (order_id, line_no),
  constraint order_lines_product_key unique (order_id, product_id)
);
create index order_lines_product_idx on order_lines (product_id);

create table order_status_changes (
  id uuid constraint order_status_changes_pkey primary key,
  order_id uuid not null constraint order_status_changes_order_fkey references orders (id),
  from_status text,
  to_status text not null,
  -- A user, or null with who did it in words: 'Payment', 'Shop'.
  actor_id uuid,
  actor_name text not null,
  reason text not null default '',
  at timestamptz not null default now()
);
create index order_status_changes_order_idx on order_status_changes (order_id, at);

-- Orders and their worth by day, status and shard, kept by the database: no list counts orders, the
-- sales of a fortnight are a few rows, and a page far down a list is found by its day.
-- Shards keep orders placed at once from waiting for one row; past days are drawn together hourly.
create table order_days (
  day date not null,
  status text not null,
  shard integer not null,
  orders bigint not null,
  takings_paise bigint not null,
  constraint order_days_pkey primary key (day, status, shard)
);

-- What was sold of each product by day. Whoever orders holds the product's row already, so this
-- makes nobody wait who did not wait before.
create table product_days (
  day date not null,
  product_id uuid not null,
  quantity bigint not null,
  takings_paise bigint not null,
  constraint product_days_pkey primary key (day, product_id)
);

create function shop_day(at timestamptz) returns date language sql stable
  return (at at time zone 'Asia/Kolkata')::date;

-- An order that is neither cancelled nor waiting for its payment counts as sold.
create function is_sale(status text) returns boolean language sql immutable
  return status not in ('CANCELLED', 'PENDING_PAYMENT');

create function count_order() returns trigger language plpgsql as $$
begin
  -- In the order of their keys, so that two changes in opposite directions cannot deadlock.
  insert into order_days as known (day, status, shard, orders, takings_paise)
    select shop_day(change.at), change.status, pg_backend_pid() % 8, sum(change.delta), sum(change.delta * change.total)
    from (values (case when tg_op <> 'INSERT' then old.created_at end, old.status, -1, old.total_paise),
                 (case when tg_op <> 'DELETE' then new.created_at end, new.status, 1, new.total_paise))
      as change (at, status, delta, total)
    where change.at is not null
    group by 1, 2 having sum(change.delta) <> 0
    order by 1, 2
  on conflict on constraint order_days_pkey do update
    set orders = known.orders + excluded.orders, takings_paise = known.takings_paise + excluded.takings_paise;
  insert into product_days as known (day, product_id, quantity, takings_paise)
    select shop_day(change.at), line.product_id, sum(change.delta * line.quantity), sum(change.delta * line.total_paise)
    from (values (case when tg_op <> 'INSERT' and is_sale(old.status) then old.created_at end, -1),
                 (case when tg_op <> 'DELETE' and is_sale(new.status) then new.created_at end, 1))
      as change (at, delta)
    join order_lines as line on line.order_id = coalesce(new.id, old.id)
    where change.at is not null
    group by 1, 2 having sum(change.delta * line.quantity) <> 0
    order by 1, 2
  on conflict on constraint product_days_pkey do update
    set quantity = known.quantity + excluded.quantity, takings_paise = known.takings_paise + excluded.takings_paise;
  return null;
end $$;

create trigger orders_count after insert or delete or update of status, created_at on orders
  for each row execute function count_order();
