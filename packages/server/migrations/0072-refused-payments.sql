-- What the payment provider refused to take a payment for, in its own words. The order is undone, so
-- that this is all the owner can find it by. One row for all tries of the same customer and amount.
create table refused_payments (
  id uuid constraint refused_payments_pkey primary key,
  user_id uuid not null constraint refused_payments_user_fkey references users (id) on delete cascade,
  amount_paise bigint not null,
  provider_message text not null,
  tries integer not null default 1,
  -- Of the last try.
  refused_at timestamptz not null,
  constraint refused_payments_key unique (user_id, amount_paise, provider_message)
);
create index refused_payments_refused_idx on refused_payments (refused_at);

-- Since when the provider refuses the shop's keys; null once it has accepted them. The owner gets one
-- mail about it.
alter table gateway_contacts add column keys_refused_at timestamptz;
