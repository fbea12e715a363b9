-- A refund is a thing of its own: a payment may have several, made by the shop or at the provider.
alter table refunds drop constraint refunds_pkey;
alter table refunds add column id uuid not null default gen_random_uuid()
  constraint refunds_pkey primary key;
alter table refunds alter column id drop default;
alter table refunds add constraint refunds_key_key unique (idempotency_key);
alter table refunds add constraint refunds_gateway_refund_key unique (gateway_refund_id);
create index refunds_payment_idx on refunds (gateway_payment_id);

alter table refunds drop constraint refunds_state_check;
update refunds set state = 'processed' where state = 'done';
alter table refunds add constraint refunds_state_check check
  (state in ('requested', 'accepted', 'processed', 'failed'));

alter table refunds rename column created_at to requested_at;
alter table refunds rename column done_at to processed_at;
alter table refunds add column accepted_at timestamptz;
alter table refunds add column failed_at timestamptz;
update refunds set accepted_at = processed_at where state = 'processed';

-- 'provider': made in the provider's dashboard, not requested by the shop.
alter table refunds add column source text not null default 'shop'
  constraint refunds_source_check check (source in ('shop', 'provider'));
-- Why, as the customer's mails tell it.
alter table refunds add column cause text not null default 'byShop' constraint refunds_cause_check
  check (cause in ('cancelled', 'unfillable', 'paidTwice', 'wrongAmount', 'byShop'));
update refunds set cause = case reason
  when 'The order was cancelled' then 'cancelled'
  when 'The order could no longer be filled' then 'unfillable'
  when 'The order was paid twice' then 'paidTwice' else 'byShop' end;
-- The provider's own status and words, unchanged; null and empty before it has said anything.
alter table refunds add column provider_status text;
alter table refunds add column provider_message text not null default '';
-- The ordered pieces that the refund is for; null when it is for an amount.
alter table refunds add column lines jsonb;
-- Requests to the provider that failed since the refund was requested or tried again.
alter table refunds add column attempts integer not null default 0;
-- When the refund is next sent to the provider or looked up there; null when neither is needed.
alter table refunds add column check_at timestamptz;
-- The refund that was requested instead of this one after it had failed.
alter table refunds add column replaced_by uuid
  -- Deferred, so that a backup is restored in whatever order its rows are.
  constraint refunds_replaced_by_fkey references refunds (id) deferrable initially deferred;
update refunds set check_at = now() where state = 'requested';
drop index refunds_open_idx;
create index refunds_check_idx on refunds (check_at) where check_at is not null;
create index refunds_open_idx on refunds (requested_at) where state in ('requested', 'accepted');
create index refunds_failed_idx on refunds (failed_at) where state = 'failed' and replaced_by is null;

-- What the provider says was refunded of the payment, also by refunds it has not processed yet.
alter table payments add column provider_refunded_paise bigint not null default 0;
-- The sum of the payment's refunds that have not failed. The check holds whoever writes and
-- however many do so at once.
alter table payments add column refunds_paise bigint not null default 0;
update payments p set refunds_paise =
  (select coalesce(sum(r.amount_paise), 0) from refunds r where r.gateway_payment_id = p.gateway_payment_id);
alter table payments add constraint payments_refunds_check check
  (refunds_paise between 0 and amount_paise);

create function count_refund() returns trigger language plpgsql as $$
declare
  difference bigint := 0;
begin
  if tg_op <> 'INSERT' and old.state <> 'failed' then difference := -old.amount_paise; end if;
  if tg_op <> 'DELETE' and new.state <> 'failed' then difference := difference + new.amount_paise; end if;
  if difference <> 0 then
    update payments set refunds_paise = refunds_paise + difference
    where gateway_payment_id = coalesce(new.gateway_payment_id, old.gateway_payment_id);
  end if;
  return null;
end $$;
create trigger refunds_count after insert or update of state, amount_paise or delete on refunds
  for each row execute function count_refund();
