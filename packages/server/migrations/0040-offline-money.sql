-- A transfer has one reference, whichever way it is said to have come and however it is typed.
drop index receipts_reference_key;
create unique index receipts_reference_key on receipts (lower(regexp_replace(reference, '\s', '', 'g')))
  where reference <> '' and amount_paise > 0;

-- Confirmed orders whose money has not come, also those that have left on trust.
drop index orders_unpaid_offline_idx;
create index orders_unpaid_offline_idx on orders (created_at desc, id desc)
  where payment_method = 'offline' and payment_status = 'PENDING' and status <> 'CANCELLED'
    and received_paise < total_paise;
