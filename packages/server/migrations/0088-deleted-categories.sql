-- A category that was deleted, with what brings it back. The version before deletes without such a row.
create table deleted_categories (
  id uuid constraint deleted_categories_pkey primary key,
  slug text not null,
  name text not null,
  name_ta text not null,
  position integer not null,
  image text,
  passport jsonb not null default '{}',
  version integer not null,
  -- All addresses that led to it, and the products that were in it, deleted ones included.
  slugs text[] not null,
  product_ids uuid[] not null,
  deleted_at timestamptz not null default now()
);
