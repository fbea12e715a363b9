-- without a transaction
-- Of each two words beside each other the end of the first and the beginning of the second. A text that
-- contains 'murugan subramanian' has 'gan sub': few rows have, and an index knows them (`containsText`).
create or replace function word_pairs(text) returns text[]
language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(right(word, 3) || ' ' || left(following, 3)), '{}')
  from (
    select word, lead(word) over (order by place) as following
    from unnest(string_to_array($1, ' ')) with ordinality as words (word, place)
  ) as words
  where following is not null
$$;
create index concurrently if not exists users_word_pairs_idx on users using gin (word_pairs(search_text));
create index concurrently if not exists messages_word_pairs_idx on messages using gin (word_pairs(search_text));
-- What PostgreSQL expects of the pairs.
analyze users;
analyze messages;
