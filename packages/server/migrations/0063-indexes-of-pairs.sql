-- without a transaction
create index concurrently if not exists users_word_pairs_idx on users using gin (word_pairs(search_text));
create index concurrently if not exists messages_word_pairs_idx on messages using gin (word_pairs(search_text));
-- What PostgreSQL expects of the pairs.
analyze users;
analyze messages;
