-- without a transaction
-- kept since 0040: no movement of the version before names a refund.
-- Pieces of a refund come back into stock once, however often the refund is tried.
create unique index concurrently if not exists stock_movements_refund_key on stock_movements (refund_id, product_id)
  where refund_id is not null;

-- Of few orders something was given back: among them are those of which nothing is left to pack.
create index concurrently if not exists orders_refunded_idx on orders (status) where refunded_paise > 0;
