alter table payments
  -- Whether the provider reported this state and amount; false while only a signed callback did.
  add column is_reported boolean not null default true,
  -- How the provider's report differs from what the order asked for; null when it does not, or when
  -- an admin has accepted it.
  add column differs_in text constraint payments_differs_in_check check
    (differs_in in ('amount', 'currency', 'unpaid')),
  -- The amount that an admin accepted in place of the order's.
  add column accepted_paise bigint;
update payments set is_reported = false where is_settling and state = 'authorized';
update payments p set differs_in = case when p.currency <> 'INR' then 'currency' else 'amount' end
  from orders o where o.id = p.order_id and p.state = 'captured' and not p.is_settling
    and (p.amount_paise <> o.total_paise or p.currency <> 'INR')
    and p.refunds_paise = 0;
create index payments_differs_in_idx on payments (order_id) where differs_in is not null;

alter table gateway_orders
  -- Raised by each request for a sync, so that a sync under way does not cancel the next one.
  add column sync_requests integer not null default 0,
  -- Since when the provider has given no usable answer about this order.
  add column unanswered_since timestamptz,
  -- How often in a row the provider did not know the order under the shop's keys.
  add column refusals integer not null default 0;
create index gateway_orders_unanswered_idx on gateway_orders (unanswered_since)
  where unanswered_since is not null;

-- When the provider was last asked with a key, and when it last answered.
create table gateway_contacts (
  key_id text constraint gateway_contacts_pkey primary key,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- Null when the last question was answered.
  failing_since timestamptz,
  failure text constraint gateway_contacts_failure_check check (failure in ('silent', 'keysRefused')),
  constraint gateway_contacts_failing_check check ((failing_since is null) = (failure is null))
);
