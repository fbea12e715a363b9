-- without a transaction
-- kept since 0040: the version before changes no order into another.
create unique index concurrently if not exists orders_changed_from_key on orders (changed_from);
-- Orders that go on, and of which a change has left money to give back.
create index concurrently if not exists orders_overpaid_idx on orders (id)
  where status <> 'CANCELLED' and payment_method = 'offline' and received_paise > total_paise;
