-- When a refund of a cancelled order was taken back, because the order goes on. Its state is 'failed',
-- so that nothing counts it; it is neither owed nor tried again.
alter table refunds add column withdrawn_at timestamptz;
drop index refunds_failed_idx;
create index refunds_failed_idx on refunds (failed_at)
  where state = 'failed' and replaced_by is null and withdrawn_at is null;

-- The list of discrepancies reads what may be one, not every payment that was ever made.
create index payments_surplus_idx on payments (order_id) where state = 'captured' and not is_settling;
create index payments_authorized_idx on payments (order_id) where state = 'authorized';
create index payments_refunded_elsewhere_idx on payments (order_id)
  where provider_refunded_paise > refunds_paise;
create index orders_refund_due_idx on orders (id)
  where status = 'CANCELLED' and payment_status = 'PAID' and payment_method = 'online';

-- Until when the provider's new refunds were listed; those made in its dashboard are found by it.
alter table gateway_contacts add column refunds_listed_at timestamptz;
