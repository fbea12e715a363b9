-- An order drops what shows its products, and the whole catalogue only where one turns out of stock or
-- comes back. The version before goes by the name "stock" alone, which is still announced for it; the
-- next migration may drop products_announce_stock.
create function announce_product_stock() returns trigger language plpgsql as $$
begin
  if (old.stock > 0) is distinct from (new.stock > 0) then
    perform pg_notify('cache_tag', 'in-stock');
  else
    perform pg_notify('cache_tag', 'stock-of ' || new.id);
  end if;
  return null;
end $$;
create trigger products_announce_product_stock after update of stock, set_aside, is_stock_as_set
  on products for each row
  when ((old.stock, old.set_aside, old.is_stock_as_set)
    is distinct from (new.stock, new.set_aside, new.is_stock_as_set))
  execute function announce_product_stock();
