-- without a transaction
-- A name is looked for among the orders of the last two quarters before all others (`recentFirst`).
create index concurrently if not exists orders_quarter_search_idx on orders using gin
  ((array[date_trunc('quarter', created_at at time zone 'UTC')]), search_text gin_trgm_ops);
-- What PostgreSQL expects of the quarters, as an index alone has no figures.
analyze orders;
drop index concurrently if exists orders_search_idx;
