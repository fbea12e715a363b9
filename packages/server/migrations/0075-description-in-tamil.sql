alter table products add column description_ta text not null default '';

drop trigger products_announce_edit on products;
create trigger products_announce_edit
  after update of id, name, description, price_paise, discount_bp, unit,
    rating_tenths, images, details, position, version, created_at, updated_at, deleted_at, category_id,
    name_ta, words, words_version, sold_30_days, review_count, review_stars, goes_with, passport,
    is_passport_complete, listing_problems, description_ta
  on products for each row execute function announce_product_edit();
