-- What one unit costs after its discount, half up to the paisa, as orders compute it.
alter table products add column unit_paise bigint generated always as
  ((price_paise * (10000 - discount_bp) + 5000) / 10000) stored;

-- Lists that are filtered, counted or sorted read this index alone.
drop index products_found_idx;
create index products_found_idx on products (id)
  include (position, category_id, unit_paise, discount_bp, stock, sold_30_days, review_count,
    review_stars, class, noise_db, min_age, best_seen) where is_listed;
