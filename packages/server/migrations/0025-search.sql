-- The folded words of a product and of a category, each with its places: a name is A, a category B,
-- details and unit C, a description D. The shop writes them (catalogue/search/product-words.ts) and,
-- as it starts, makes those again whose version is not its own: rows of before, and all of them when
-- folding has changed.
alter table products
  drop column search_text,
  add column words tsvector not null default '',
  add column words_version smallint not null default 0,
  -- Pieces ordered in the last 30 days, counted by a job.
  add column sold_30_days integer not null default 0;
create index products_found_idx on products (id) include (position, stock, sold_30_days) where is_listed;
alter table categories
  add column words tsvector not null default '',
  add column words_version smallint not null default 0;

-- Which products have a word, and where: kept by triggers, read by every search from the index alone.
create table product_words (
  word text collate "C" not null,
  product_id uuid not null,
  -- The most important one: 1 name, 2 category, 3 details, 4 description
  place smallint not null,
  ordinal smallint not null,
  constraint product_words_pkey primary key (word, product_id) include (place, ordinal)
);
create index product_words_product_idx on product_words (product_id);

-- Every word of the catalogue with its most important place, which each process keeps in memory. A
-- word that no product has any more is deleted by a job.
create table search_words (
  word text collate "C" constraint search_words_pkey primary key,
  place smallint not null
);

create function words_with_places(words tsvector)
returns table (word text, place smallint, ordinal smallint) language sql immutable as $$
  select distinct on (known.lexeme) known.lexeme, (ascii(at.weight) - 64)::smallint, at.ordinal
  from unnest(words) as known (lexeme, positions, weights),
    unnest(known.positions, known.weights) as at (ordinal, weight)
  order by known.lexeme, at.weight, at.ordinal
$$;

-- A word that begins with '=' is a whole name, which nobody looks for but by its words.
create function add_search_words(words tsvector) returns void language sql as $$
  insert into search_words as known (word, place)
  select w.word, w.place from words_with_places(words) as w
  where w.word not like '=%' order by w.word
  on conflict on constraint search_words_pkey do update set place = excluded.place
    where known.place > excluded.place
$$;

create function write_product_words() returns trigger language plpgsql as $$
declare
  category_words tsvector = '';
begin
  if tg_op <> 'INSERT' then
    delete from product_words where product_id = old.id;
  end if;
  if tg_op = 'DELETE' or new.deleted_at is not null then return null; end if;
  if new.category_id is not null then
    select words into category_words from categories where id = new.category_id;
  end if;
  insert into product_words (word, product_id, place, ordinal)
  select w.word, new.id, w.place, w.ordinal
  from words_with_places(new.words || coalesce(category_words, '')) as w;
  perform add_search_words(new.words);
  return null;
end $$;

create trigger products_write_words after insert or delete on products
  for each row execute function write_product_words();
create trigger products_rewrite_words after update of words, category_id, deleted_at on products
  for each row when (old.words is distinct from new.words
    or old.category_id is distinct from new.category_id
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function write_product_words();

-- Only the words that the category has or had are written again.
create function write_category_words() returns trigger language plpgsql as $$
declare
  changed text[] = tsvector_to_array(old.words || new.words);
begin
  perform add_search_words(new.words);
  delete from product_words w using products p
  where p.category_id = new.id and w.product_id = p.id and w.word = any(changed);
  insert into product_words (word, product_id, place, ordinal)
  select w.word, p.id, w.place, w.ordinal
  from products p, words_with_places(p.words || new.words) as w
  where p.category_id = new.id and p.deleted_at is null and w.word = any(changed);
  return null;
end $$;

create function add_category_words() returns trigger language plpgsql as $$
begin
  perform add_search_words(new.words);
  return null;
end $$;

create trigger categories_write_words after insert on categories
  for each row execute function add_category_words();
create trigger categories_rewrite_words after update of words on categories
  for each row when (old.words is distinct from new.words)
  execute function write_category_words();

create function announce_search_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'search-words');
  return null;
end $$;
create trigger search_words_announce after insert or update or delete on search_words
  for each row execute function announce_search_words();

-- Words that mean the same, for the owner to edit.
create table synonyms (
  id uuid constraint synonyms_pkey primary key,
  kind text not null constraint synonyms_kind_check check (kind in ('equal', 'oneWay', 'filler')),
  words text[] not null constraint synonyms_words_check check (cardinality(words) between 1 and 20),
  -- What the words of a one-way row find as well.
  finds text[] not null default '{}' constraint synonyms_finds_check
    check (cardinality(finds) <= 20 and (kind = 'oneWay') = (cardinality(finds) > 0)),
  version integer not null default 1
);

create function announce_synonyms() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'synonyms');
  return null;
end $$;
create trigger synonyms_announce after insert or update or delete on synonyms
  for each statement execute function announce_synonyms();

-- What a shop was given once, so that what its owner deletes does not come back.
create table given_once (
  what text constraint given_once_pkey primary key,
  at timestamptz not null default now()
);

-- What people looked for, by day; nothing of who.
create table search_terms (
  day date not null,
  term text not null constraint search_terms_term_check check (length(term) between 1 and 60),
  times integer not null,
  -- How many products the latest of these searches found.
  results integer not null,
  constraint search_terms_pkey primary key (day, term)
);
