-- Whether the checkout said that the sentence '18 or older' was shown. Null for orders placed before
-- that was asked: until then a constant was stored.
alter table orders alter column is_age_notice_shown drop not null;
-- When the order's payment status became PAID.
alter table orders add column paid_at timestamptz;
update orders o set is_age_notice_shown = null,
  paid_at = case when payment_status in ('PAID', 'REFUNDED') then coalesce(
    (select p.created_at from payments p where p.order_id = o.id and p.is_settling), o.delivered_at) end;

-- One code for each address that requested one; a new one replaces it. An address without account
-- has a code that nobody is sent, so that limits do not tell which addresses have an account.
-- Codes are good for ten minutes: those sent before an upgrade are requested again.
drop table recovery_codes;
create table recovery_codes (
  email_hash text constraint recovery_codes_pkey primary key,
  id uuid not null,
  user_id uuid constraint recovery_codes_user_fkey references users (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);
create index recovery_codes_user_idx on recovery_codes (user_id);
create index recovery_codes_expires_idx on recovery_codes (expires_at);

-- Tries of valid codes, counted for a code, for a network and for an account. There are at most five
-- for a code from a network: rows are bounded by the requests for codes, which are limited.
drop table recovery_tries;
create table recovery_tries (
  id uuid constraint recovery_tries_pkey primary key,
  code_id uuid not null,
  email_hash text not null,
  network_hash text not null,
  tried_at timestamptz not null default now()
);
create index recovery_tries_email_idx on recovery_tries (email_hash, tried_at);
create index recovery_tries_tried_idx on recovery_tries (tried_at);
