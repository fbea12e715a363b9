-- Of each two words beside each other the end of the first and the beginning of the second: few texts have
-- the 'gan sub' of 'murugan subramanian' (`containsText`).
create function word_pairs(text) returns text[]
language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(right(word, 3) || ' ' || left(following, 3)), '{}')
  from (
    select word, lead(word) over (order by place) as following
    from unnest(string_to_array($1, ' ')) with ordinality as words (word, place)
  ) as words
  where following is not null
$$;
