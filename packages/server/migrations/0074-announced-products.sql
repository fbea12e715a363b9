-- Each change of a product names the product, so that every process reads it again into its catalogue in
-- memory (catalogue/open-catalogue.ts). The version before takes 'stock …' for a change of stock and any
-- other word for a change of the catalogue.
--
-- The version before still reads product_words and search_words, which its triggers write. This version
-- does neither. The next one drops them, with the columns words and words_version, the function
-- facet_values and the indexes products_facets_idx and products_standing_idx.
create or replace function announce_product_edit() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', concat_ws(' ', 'product', coalesce(new.id, old.id)));
  return null;
end $$;
drop trigger products_announce on products;
create trigger products_announce after insert or delete on products
  for each row execute function announce_product_edit();

create or replace function announce_stock_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', concat_ws(' ', 'stock', new.id));
  return null;
end $$;

create function announce_bought_together() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', concat_ws(' ', 'product', coalesce(new.product_id, old.product_id)));
  return null;
end $$;
drop trigger bought_together_announce on bought_together;
create trigger bought_together_announce after insert or update or delete on bought_together
  for each row execute function announce_bought_together();

create function announce_categories() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'categories');
  return null;
end $$;
drop trigger categories_announce on categories;
create trigger categories_announce after insert or update or delete on categories
  for each statement execute function announce_categories();

-- Of reviews the catalogue has only the counts, which are columns of the products.
create function announce_reviews() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'reviews');
  return null;
end $$;
drop trigger reviews_announce on reviews;
create trigger reviews_announce after insert or update or delete on reviews
  for each statement execute function announce_reviews();
