-- What the shop states of a product's safety and lawfulness, as contract/src/catalogue/passport.ts
-- names it; a fact that is null or absent is not stated. Lists are filtered by the columns made of it.
alter table products
  drop column is_listed,
  add column passport jsonb not null default '{}',
  add column class text generated always as (passport ->> 'class') stored
    constraint products_class_check
      check (class in ('swas', 'safal', 'star', 'conventional', 'none', 'mixed')),
  add column noise_db smallint generated always as ((passport ->> 'noiseDb')::smallint) stored
    constraint products_noise_check check (noise_db between 0 and 160),
  add column min_age smallint generated always as ((passport ->> 'minAge')::smallint) stored
    constraint products_min_age_check check (min_age between 4 and 18),
  add column best_seen text generated always as (passport ->> 'bestSeen') stored
    constraint products_best_seen_check check (best_seen in ('day', 'night', 'both')),
  -- Whether it has every fact that is needed to list it; written with the passport.
  add column is_passport_complete boolean not null default false,
  -- Why it is not in the shop: written with each edit and, when a rule changes, for all products, by
  -- contract/src/catalogue/listing-problems.ts alone. Empty lists it.
  add column listing_problems text[] not null default '{}',
  -- The moment of the insert, not of its transaction: that may have waited for a change of a rule.
  alter column created_at set default clock_timestamp();

update products set listing_problems = array_remove(array[
    case when price_paise is null then 'missing:price' end,
    case when stock is null then 'missing:stock' end,
    case when unit is null then 'missing:unit' end], null)
where price_paise is null or stock is null or unit is null;

-- The one gate: the shop shows and sells what is listed.
alter table products add column is_listed boolean not null generated always as
  (deleted_at is null and price_paise is not null and stock is not null and unit is not null
    and cardinality(listing_problems) = 0) stored;
create index products_listed_idx on products (position, id) where is_listed;
create index products_stock_idx on products (stock, id) where is_listed;
create index products_category_idx on products (category_id, position, id) where is_listed;
create index products_found_idx on products (id) include (position, stock, sold_30_days) where is_listed;

-- What the owner works off: products whose facts are still to be stated.
create index products_incomplete_idx on products (position, id)
  where deleted_at is null and not is_passport_complete;

-- What the owner decides about listing. The shop writes the rows as it first starts, since they begin
-- otherwise in production than elsewhere.
create table listing_rules (
  name text constraint listing_rules_pkey primary key constraint listing_rules_name_check
    check (name in ('passport', 'joined', 'conventional')),
  value text not null constraint listing_rules_value_check check (
    case when name = 'passport' then value in ('off', 'new', 'all') else value in ('block', 'allow') end),
  reason text not null,
  -- Since when it has this value: 'new' asks for the facts of products made since.
  since timestamptz not null default clock_timestamp(),
  -- Null for what the shop began with.
  changed_at timestamptz,
  changed_by uuid,
  version integer not null default 1
);

-- Rows that are imported and not listed are warnings of their own, which say why.
alter table product_import_problems
  add column is_unlisted boolean not null default false,
  drop constraint product_import_problems_pkey,
  add constraint product_import_problems_pkey primary key (import_id, row, column_name, is_unlisted);

-- As it was when it was ordered; null in orders of before.
alter table order_lines add column passport jsonb;
