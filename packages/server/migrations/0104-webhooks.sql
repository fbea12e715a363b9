-- Addresses that are told what happens in the shop, and what they are told. The triggers write an event in the
-- statement that makes it, so that no act can forget one and none has a statement more.
create table webhooks (
  id uuid primary key,
  url text not null,
  events text[] not null,
  -- Encrypted under a key that is derived from AUTH_SECRET.
  secret text not null,
  is_on boolean not null default true,
  -- When the owners were told that an event failed for good; null again once something is delivered.
  told_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table webhook_deliveries (
  -- The webhook-id, the same at each try.
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  data json not null,
  -- Whether it has a job.
  is_queued boolean not null default false,
  state text not null default 'waiting'
    constraint webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- Of the last try: the status with what the receiver said, or why there was no answer.
  answer text not null default '',
  created_at timestamptz not null default now(),
  tried_at timestamptz
);
create index webhook_deliveries_webhook_id_idx on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);
create index webhook_deliveries_unqueued_idx on webhook_deliveries (created_at) where not is_queued;
create index webhook_deliveries_failed_idx on webhook_deliveries (created_at) where state = 'failed';

create function announce_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'events');
  return null;
end $$;
create trigger webhook_deliveries_announce after insert on webhook_deliveries
  for each row when (not new.is_queued) execute function announce_events();

-- The lock keeps an address that is being deleted from failing what happens.
create function write_event(event text, data json) returns void language sql as $$
  insert into webhook_deliveries (id, webhook_id, event, data)
  select gen_random_uuid(), id, $1, $2 from webhooks where is_on and $1 = any(events) for key share
$$;

create function write_order_event() returns trigger language plpgsql as $$
begin
  perform write_event(tg_argv[0], json_build_object('_id', new.id, 'orderId', new.number, 'status', new.status,
    'paymentStatus', new.payment_status, 'total', round(new.total_paise / 100.0, 2)));
  return null;
end $$;
create trigger orders_write_placed after insert on orders
  for each row execute function write_order_event('order.placed');
create trigger orders_write_paid_at_once after insert on orders
  for each row when (new.payment_status = 'PAID') execute function write_order_event('order.paid');
create trigger orders_write_paid after update of payment_status on orders
  -- A refund that fails makes a refunded order a paid one again.
  for each row when (old.payment_status not in ('PAID', 'REFUNDED') and new.payment_status = 'PAID')
  execute function write_order_event('order.paid');
create trigger orders_write_shipped after update of status on orders
  for each row when (old.status not in ('SHIPPED', 'DELIVERED') and new.status in ('SHIPPED', 'DELIVERED'))
  execute function write_order_event('order.shipped');
create trigger orders_write_cancelled after update of status on orders
  for each row when (old.status <> 'CANCELLED' and new.status = 'CANCELLED')
  execute function write_order_event('order.cancelled');

create function write_enquiry_event() returns trigger language plpgsql as $$
begin
  perform write_event(tg_argv[0], json_build_object('_id', new.id, 'number', new.number, 'state', new.state,
    'total', round(new.total_paise / 100.0, 2)));
  return null;
end $$;
create trigger quotes_write_sent after insert on quotes
  for each row when (new.kind = 'enquiry') execute function write_enquiry_event('enquiry.sent');
create trigger quotes_write_confirmed after update of state on quotes
  for each row when (old.state <> 'CONFIRMED' and new.state = 'CONFIRMED')
  execute function write_enquiry_event('enquiry.confirmed');

create function write_stock_event() returns trigger language plpgsql as $$
begin
  perform write_event('product.stock_low',
    json_build_object('_id', new.id, 'name', new.name, 'stock', new.stock));
  return null;
end $$;
create trigger products_write_stock_low after update of stock on products
  for each row when (old.stock > 10 and new.stock <= 10 and new.deleted_at is null)
  execute function write_stock_event();
