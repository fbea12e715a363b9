-- Paid outside the payment provider before the goods leave: by UPI, bank or over the counter.
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check check
  (payment_method in ('cod', 'online', 'offline'));

-- Until when an offline order is to be paid, a day of the shop's calendar.
alter table orders add column pay_by date;
-- The sum of the order's receipts: below 0 where money from elsewhere was given back by hand.
alter table orders add column received_paise bigint not null default 0;

-- Money received, or given back by hand.
create table receipts (
  id uuid constraint receipts_pkey primary key,
  order_id uuid not null constraint receipts_order_fkey references orders (id),
  -- Negative when it was given back.
  amount_paise bigint not null constraint receipts_amount_check check (amount_paise <> 0),
  method text not null constraint receipts_method_check check (method in ('cash', 'upi', 'bank')),
  reference text not null,
  received_on date not null,
  note text not null,
  actor_id uuid not null,
  at timestamptz not null default now()
);
create index receipts_order_idx on receipts (order_id, at, id);
-- The same transfer is taken in once.
create unique index receipts_reference_key on receipts (method, lower(reference))
  where reference <> '' and amount_paise > 0;

-- Cancelled orders whose money may have to be given back by hand.
create index orders_cancelled_money_idx on orders (id)
  where status = 'CANCELLED' and payment_method <> 'online'
    and (received_paise <> 0 or payment_status = 'PAID');
create index orders_unpaid_offline_idx on orders (created_at)
  where payment_method = 'offline' and status = 'PENDING_PAYMENT';
