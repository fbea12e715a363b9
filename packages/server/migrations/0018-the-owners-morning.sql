-- Orders are found by city and pincode as well, and by a number written without its hyphens.
alter table orders drop column search_text;
alter table orders add column search_text text not null generated always as
  (lower(number || ' ' || replace(number, '-', '') || ' ' || customer_name || ' ' || customer_phone || ' ' ||
    customer_email || ' ' || coalesce(delivery ->> 'name', '') || ' ' || coalesce(delivery ->> 'mobile', '') || ' ' ||
    coalesce(delivery ->> 'city', '') || ' ' || coalesce(delivery ->> 'pincode', ''))) stored;
create index orders_search_idx on orders using gin (search_text gin_trgm_ops);
-- Orders are found by their amount.
create index orders_total_idx on orders (total_paise);

-- Cash that is still to be collected at the door.
create index orders_cash_due_idx on orders (total_paise)
  where payment_method = 'cod' and payment_status <> 'PAID' and status in ('PENDING', 'PROCESSING', 'SHIPPED');

-- An order arrives when it becomes one to pack: it is placed, paid or revived.
create index order_status_changes_arrival_idx on order_status_changes (at desc, order_id)
  where to_status in ('PENDING', 'PROCESSING')
    and (from_status is null or from_status in ('PENDING_PAYMENT', 'CANCELLED'));
