-- The owner's list of products is sorted by name, price and stock, drafts without a figure last.
create index products_name_idx on products (lower(name) collate "C", id) where deleted_at is null;
create index products_price_idx on products (price_paise, id) where deleted_at is null;
create index products_price_desc_idx on products (price_paise desc nulls last, id) where deleted_at is null;
create index products_admin_stock_idx on products (stock, id) where deleted_at is null;
create index products_stock_desc_idx on products (stock desc nulls last, id) where deleted_at is null;
