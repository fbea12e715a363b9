create table products (
  id uuid constraint products_pkey primary key,
  name text not null constraint products_name_check check (length(name) between 1 and 120),
  description text not null constraint products_description_check check (length(description) <= 5000),
  price_paise bigint constraint products_price_check check (price_paise between 0 and 1000000000),
  discount_bp integer not null default 0 constraint products_discount_check check (discount_bp between 0 and 10000),
  stock integer constraint products_stock_check check (stock >= 0),
  unit text constraint products_unit_check check (length(unit) between 1 and 60),
  rating_tenths integer not null default 0 constraint products_rating_check check (rating_tenths between 0 and 50),
  images text[] not null default '{}' constraint products_images_check check (cardinality(images) <= 10),
  -- json, not jsonb: it keeps the order in which the owner wrote the rows
  details json not null default '{}',
  -- Place in the shop's own order, smaller first; new products come first.
  position bigint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Name, description and details in lower case, written by the acts that write those.
  search_text text not null default '',
  -- A draft is seen by the admin only.
  is_listed boolean not null generated always as
    (deleted_at is null and price_paise is not null and stock is not null and unit is not null) stored
);
create index products_listed_idx on products (position, id) where is_listed;
create index products_admin_idx on products (position, id) where deleted_at is null;
create index products_stock_idx on products (stock, id) where is_listed;
-- A short list of pending entries (kB): searches read it through, and one insert in a while clears it.
create index products_search_idx on products using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 64) where deleted_at is null;

-- Every movement of stock, so that stock is always the sum of its history.
-- An order takes and gives back in rounds: (order, product, round, kind) happens once, whoever asks.
create table stock_movements (
  id uuid constraint stock_movements_pkey primary key,
  product_id uuid not null constraint stock_movements_product_fkey references products (id),
  kind text not null constraint stock_movements_kind_check check (kind in ('set', 'take', 'release')),
  quantity integer not null,
  order_id uuid,
  round integer,
  at timestamptz not null default now(),
  constraint stock_movements_order_check check ((kind = 'set') = (order_id is null)),
  constraint stock_movements_sign_check check (
    (kind = 'take' and quantity < 0) or (kind = 'release' and quantity > 0) or kind = 'set')
);
create unique index stock_movements_order_key on stock_movements (order_id, product_id, round, kind)
  where order_id is not null;
create index stock_movements_product_idx on stock_movements (product_id, at);

-- Tells every process that what it keeps of the catalogue is stale, as the change commits.
create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'products');
  return null;
end $$;

create trigger products_announce after insert or update or delete on products
  for each statement execute function announce_catalogue_change();
