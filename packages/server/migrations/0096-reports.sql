-- What a buyer tells the shop about an order: money that was sent, or a problem with what came.
create table reports (
  id uuid constraint reports_pkey primary key,
  order_id uuid not null constraint reports_order_fkey references orders (id),
  kind text not null constraint reports_kind_check check (kind in ('payment', 'problem')),
  -- Who wrote it: the order's account, whoever has its link, or staff.
  source text not null constraint reports_source_check check (source in ('account', 'link', 'staff')),
  -- Of a payment.
  amount_paise bigint constraint reports_amount_check check (amount_paise > 0),
  method text constraint reports_method_check check (method in ('upi', 'bank')),
  reference text not null default '',
  paid_on date,
  -- Of a problem: pieces of the order's lines, each damaged, missing or wrong.
  lines jsonb not null default '[]',
  text text not null default '',
  photos text[] not null default '{}',
  state text not null constraint reports_state_check check (state in ('open', 'accepted', 'refused')),
  -- What the customer reads about the decision.
  answer text not null default '',
  -- Null when the receipt was there before the report.
  decided_by uuid,
  decided_at timestamptz,
  at timestamptz not null,
  constraint reports_decided_check check ((state = 'open') = (decided_at is null)),
  constraint reports_payment_check check
    ((kind = 'payment') = (amount_paise is not null and method is not null and paid_on is not null))
);
create index reports_order_idx on reports (order_id, at, id);
create index reports_open_idx on reports (kind, order_id) where state = 'open';
-- The same transfer is told once of an order; what was erased has no reference.
create unique index reports_reference_key on reports (order_id, kind, lower(reference))
  where reference <> '';
