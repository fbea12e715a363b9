-- The shelves of the shop, one level. A product stands on one at most.
create table categories (
  id uuid constraint categories_pkey primary key,
  -- The one that addresses are written with; category_slugs has those of before, too.
  slug text not null constraint categories_slug_key unique
    constraint categories_slug_check check (slug ~ '^[a-z0-9-]{1,60}$' and slug <> 'other'),
  name text not null constraint categories_name_check check (length(name) between 1 and 60),
  name_ta text not null default '' constraint categories_name_ta_check check (length(name_ta) <= 60),
  position integer not null,
  image text,
  version integer not null default 1
);
create unique index categories_name_key on categories (lower(name));

-- Every slug that a category ever had, so that none leads elsewhere: one of before leads to its
-- category, one of a deleted category (null) to none.
create table category_slugs (
  slug text constraint category_slugs_pkey primary key,
  category_id uuid constraint category_slugs_category_fkey references categories (id) on delete set null
);
create index category_slugs_category_idx on category_slugs (category_id);

alter table products
  add column category_id uuid constraint products_category_fkey references categories (id) on delete set null,
  add column name_ta text not null default '' constraint products_name_ta_check check (length(name_ta) <= 120);

-- The row 'Family' becomes a category: one for each value, in the order of its first product. What
-- gives no slug of its own is numbered.
with family as (
  select btrim(details->>'Family') as name, row_number() over (order by position, id) as place
  from products where deleted_at is null
), first as (
  select distinct on (lower(name)) name, place from family
  where length(name) between 1 and 60 order by lower(name), place
), ordered as (
  select name, row_number() over (order by place) as number,
    btrim(left(btrim(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-') as slug
  from first order by place limit 40
), counted as (
  select name, number, slug, row_number() over (partition by slug order by number) as use from ordered
)
insert into categories (id, slug, name, position)
select gen_random_uuid(),
  case when use > 1 or slug in ('', 'other') or slug like 'category-%'
    then 'category-' || number else slug end,
  name, number - 1
from counted;
insert into category_slugs (slug, category_id) select slug, id from categories;

update products set category_id = c.id
from categories c where lower(btrim(details->>'Family')) = lower(c.name);

-- The row 'தமிழ் பெயர்' becomes the field, where it fits.
update products set name_ta = btrim(details->>'தமிழ் பெயர்'),
  details = (
    select coalesce(json_object_agg(key, value order by place), '{}')
    from json_each(details) with ordinality as row (key, value, place)
    where key <> 'தமிழ் பெயர்'),
  search_text = replace(search_text, 'தமிழ் பெயர் ', '')
where length(details->>'தமிழ் பெயர்') <= 120;

create index products_category_idx on products (category_id, position, id) where is_listed;

-- Products are answered with their category.
create trigger categories_announce after insert or update or delete on categories
  for each statement execute function announce_catalogue_change();
