-- An order at the gateway, made for one order of ours.
create table gateway_orders (
  gateway_order_id text constraint gateway_orders_pkey primary key,
  order_id uuid not null constraint gateway_orders_order_fkey references orders (id),
  amount_paise bigint not null constraint gateway_orders_amount_check check (amount_paise > 0),
  currency text not null default 'INR',
  created_at timestamptz not null default now(),
  -- When the reconciler looks again; null when there is nothing more to learn.
  check_at timestamptz,
  checks integer not null default 0
);
create unique index gateway_orders_order_key on gateway_orders (order_id);
create index gateway_orders_check_idx on gateway_orders (check_at) where check_at is not null;

create table payments (
  gateway_payment_id text constraint payments_pkey primary key,
  gateway_order_id text not null constraint payments_gateway_order_fkey references gateway_orders (gateway_order_id),
  order_id uuid not null constraint payments_order_fkey references orders (id),
  state text not null constraint payments_state_check check
    (state in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  amount_paise bigint not null,
  currency text not null,
  -- True for the one payment that pays the order; a second captured one is given back.
  is_settling boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payments_order_idx on payments (order_id);
create unique index payments_settling_key on payments (order_id) where is_settling;

create table refunds (
  gateway_payment_id text constraint refunds_pkey primary key
    constraint refunds_payment_fkey references payments (gateway_payment_id),
  order_id uuid not null constraint refunds_order_fkey references orders (id),
  -- Sent as the gateway's idempotency header, so that asking twice gives back once.
  idempotency_key text not null,
  gateway_refund_id text,
  state text not null default 'requested' constraint refunds_state_check check (state in ('requested', 'done')),
  amount_paise bigint not null constraint refunds_amount_check check (amount_paise > 0),
  reason text not null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_order_idx on refunds (order_id);
create index refunds_open_idx on refunds (created_at) where state = 'requested';

create table webhook_events (
  event_id text constraint webhook_events_pkey primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index webhook_events_received_idx on webhook_events (received_at);
