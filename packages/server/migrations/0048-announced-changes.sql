-- A change of a product says what of the catalogue is out of date by it, instead of all of it each time.
-- What is kept in which way: `catalogue/product-tags.ts`. The version before takes 'stock' for all of it.
drop trigger products_announce on products;
create trigger products_announce after insert or delete on products
  for each statement execute function announce_catalogue_change();

create function announce_product_edit() returns trigger language plpgsql as $$
begin
  if (old.category_id, old.goes_with, old.position, old.deleted_at, old.is_listed)
    is distinct from (new.category_id, new.goes_with, new.position, new.deleted_at, new.is_listed)
  then
    perform pg_notify('cache_tag', 'products');
  else
    perform pg_notify('cache_tag', 'stock');
    perform pg_notify('cache_tag', concat_ws(' ', 'edited', new.id,
      case when old.unit_paise is distinct from new.unit_paise then new.category_id end));
  end if;
  return null;
end $$;
create trigger products_announce_edit
  after update of id, name, description, price_paise, discount_bp, unit,
    rating_tenths, images, details, position, version, created_at, updated_at, deleted_at, category_id,
    name_ta, words, words_version, sold_30_days, review_count, review_stars, goes_with, passport,
    is_passport_complete, listing_problems
  on products for each row execute function announce_product_edit();

drop trigger products_announce_stock on products;
create or replace function announce_stock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'stock');
  perform pg_notify('cache_tag', case
    when (old.stock > 0, old.is_listed) is distinct from (new.stock > 0, new.is_listed) then 'in-stock'
    else concat_ws(' ', 'stock-of', new.id, least(old.stock, new.stock)) end);
  return null;
end $$;
create trigger products_announce_stock after update of stock, set_aside, is_stock_as_set
  on products for each row
  when ((old.stock, old.set_aside) is distinct from (new.stock, new.set_aside))
  execute function announce_stock_change();
