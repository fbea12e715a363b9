-- without a transaction
-- unused since 0040: the released version knows neither quarters nor pairs of words, and no version looks
-- for them any longer.
create index concurrently if not exists orders_search_idx on orders using gin (search_text gin_trgm_ops);
drop index concurrently if exists orders_quarter_search_idx;
drop index concurrently if exists users_word_pairs_idx;
drop index concurrently if exists messages_word_pairs_idx;
