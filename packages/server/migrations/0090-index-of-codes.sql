-- without a transaction
-- kept since 0040: the version before gives no codes, those of the default are of 130 random bits.
create unique index concurrently if not exists orders_share_code_key on orders (share_code);
