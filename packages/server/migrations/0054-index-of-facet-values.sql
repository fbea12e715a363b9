-- without a transaction
-- Lists that are filtered, counted or sorted read this index alone. The function's columns are in it as
-- well, without which PostgreSQL would read the table:
-- https://www.postgresql.org/docs/current/indexes-index-only-scans.html
create index concurrently if not exists products_facets_idx on products
  (id, facet_values(class, discount_bp, noise_db, best_seen, stock, min_age))
  include (position, category_id, unit_paise, discount_bp, stock, sold_30_days, review_count,
    review_stars, class, noise_db, best_seen, min_age) where is_listed;
drop index concurrently if exists products_found_idx;
