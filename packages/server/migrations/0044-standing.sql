-- without a transaction
-- What decides between equal matches of a search, and best sellers: read in this order until a page is full.
create index concurrently if not exists products_standing_idx
  on products ((coalesce(stock, 0) > 0) desc, sold_30_days desc, position, id)
  include (stock) where is_listed;
