-- kept since 0040: the version before writes numbers without a suffix, none of the new causes and none of the
-- new columns.

-- The order that this one replaces with other goods; each has one successor, which has its number with a suffix
-- of -2 to -99.
alter table orders add column changed_from uuid;
alter table orders add constraint orders_changed_from_fkey foreign key (changed_from) references orders (id)
  -- Deferred, so that a backup is restored in whatever order its rows are.
  deferrable initially deferred not valid;
alter table orders validate constraint orders_changed_from_fkey;
alter table orders drop constraint orders_number_check;
alter table orders add constraint orders_number_check check
  (number ~ '^MP-[0-9A-Z]{4}-[0-9A-Z]{4}(-([2-9]|[1-9][0-9]))?$') not valid;
alter table orders validate constraint orders_number_check;

-- Why another price than the list's was agreed, as the customer reads it.
alter table order_lines add column price_reason text not null default '';

alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check check
  (cause in ('cancelled', 'unfillable', 'paidTwice', 'wrongAmount', 'byShop', 'changed')) not valid;
alter table refunds validate constraint refunds_cause_check;

-- By how much changes of its order have lowered what counts as paid; it is refunded under the cause 'changed'.
alter table payments add column changed_paise bigint not null default 0;

create or replace function refunded_paise_of(o orders) returns bigint language sql stable
  return (
    select case
      when o.status = 'CANCELLED' then 0
      when given_back.paise > 0 and given_back.paise >= coalesce(paid.paise, o.total_paise)
        then o.total_paise
      when paid.currency <> 'INR'
        then round(o.total_paise::numeric * given_back.paise / paid.paise)::bigint
      else least(o.total_paise, given_back.paise) end
    from (values (case when o.payment_status in ('PAID', 'REFUNDED') then greatest(0,
        case o.payment_method when 'offline' then o.total_paise else 0 end - o.received_paise)
      else 0 end)) as by_hand (paise)
    left join lateral (
      select p.amount_paise - p.changed_paise as paise, p.currency,
        greatest(0, p.refunds_paise - p.changed_paise) as refunds_paise
      from payments p where p.order_id = o.id and p.is_settling
    ) paid on true
    cross join lateral (values (coalesce(paid.refunds_paise, 0)
      + case when paid.currency <> 'INR' then 0 else by_hand.paise end)) as given_back (paise)
  );
