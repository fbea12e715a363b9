-- without a transaction
create index concurrently if not exists orders_price_rule_idx on orders (price_rule) where price_rule is not null;
create index concurrently if not exists quotes_price_rule_idx on quotes (price_rule) where price_rule is not null;
