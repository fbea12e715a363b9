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

-- How many orders each status has, kept by the database so that no list has to count.
-- Spread over shards so that orders placed at once do not wait for one row.
create table order_counts (
  status text not null,
  shard integer not null,
  count bigint not null,
  constraint order_counts_pkey primary key (status, shard)
);

create function count_orders() returns trigger language plpgsql as $$
begin
  -- In the order of the statuses, so that two changes in opposite directions cannot deadlock.
  insert into order_counts as counts (status, shard, count)
    select change.status, pg_backend_pid() % 16, change.delta
    from (values (case when tg_op <> 'INSERT' then old.status end, -1),
                 (case when tg_op <> 'DELETE' then new.status end, 1)) as change (status, delta)
    where change.status is not null
    order by change.status
  on conflict on constraint order_counts_pkey do update set count = counts.count + excluded.count;
  return null;
end $$;

create trigger orders_count after insert or delete or update of status on orders
  for each row execute function count_orders();
