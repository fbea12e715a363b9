-- An edit says when it leaves what is counted and chosen by prices, discounts and passports as it was,
-- and nothing says any more that only some stock changed: the version before does not need it, and takes
-- an edit that counts nothing for any other. `catalogue/product-tags.ts` says what is kept in which way.
create or replace function announce_product_edit() returns trigger language plpgsql as $$
begin
  if (old.category_id, old.goes_with, old.position, old.deleted_at, old.is_listed)
    is distinct from (new.category_id, new.goes_with, new.position, new.deleted_at, new.is_listed)
  then
    perform pg_notify('cache_tag', 'products');
  elsif (old.unit_paise, old.price_paise, old.discount_bp, old.passport)
    is distinct from (new.unit_paise, new.price_paise, new.discount_bp, new.passport)
  then
    perform pg_notify('cache_tag', concat_ws(' ', 'edited', new.id,
      case when old.unit_paise is distinct from new.unit_paise then new.category_id end));
  else
    perform pg_notify('cache_tag', concat_ws(' ', 'edited', new.id, '-', 'uncounted'));
  end if;
  return null;
end $$;

create or replace function announce_stock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', case
    when (old.stock > 0, old.is_listed) is distinct from (new.stock > 0, new.is_listed) then 'in-stock'
    else concat_ws(' ', 'stock-of', new.id, least(old.stock, new.stock)) end);
  return null;
end $$;
