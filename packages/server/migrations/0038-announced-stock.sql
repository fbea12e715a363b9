-- Stock changes with every order, and what is kept of the catalogue is then dropped four times a second
-- while there are many. Any other change of a product drops it at once.
drop trigger products_announce on products;
create trigger products_announce
  after insert or delete or update of id, name, description, price_paise, discount_bp, unit,
    rating_tenths, images, details, position, version, created_at, updated_at, deleted_at, category_id,
    name_ta, words, words_version, sold_30_days, review_count, review_stars, goes_with, passport,
    is_passport_complete, listing_problems
  on products for each statement execute function announce_catalogue_change();

create function announce_stock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'stock');
  return null;
end $$;
create trigger products_announce_stock after update of stock, set_aside, is_stock_as_set
  on products for each statement execute function announce_stock_change();
