-- kept since 0040: the version before writes no maker, MRP, case or number of its own.
-- What stands on the box, and the product's number on the printed price list.
alter table products
  add column maker text not null default '' constraint products_maker_check check (length(maker) <= 60),
  add column mrp_paise bigint constraint products_mrp_paise_check check (mrp_paise between 1 and 1000000000),
  add column pieces_per_case integer
    constraint products_pieces_per_case_check check (pieces_per_case between 1 and 10000),
  -- A deleted product keeps it, so that no other product gets it, until all are numbered anew.
  add column list_number integer
    constraint products_list_number_check check (list_number between 1 and 9999),
  -- The number of a deleted product before all were numbered anew. It may have it again if nobody else has.
  add column freed_list_number integer;

-- What one unit costs after its discount is never above the MRP.
alter table products
  add constraint products_mrp_check check (unit_paise <= mrp_paise) not valid;
alter table products validate constraint products_mrp_check;

-- In the order of the price list: the listed ones first.
update products set list_number = ordered.place
from (
  select p.id, row_number() over
    (order by p.is_listed desc, c.position nulls last, p.position, p.id) as place
  from products p left join categories c on c.id = p.category_id
  where p.deleted_at is null
) as ordered
where products.id = ordered.id and ordered.place <= 9999;

-- One row: when all products were last numbered anew.
create table list_numbering (
  is_only boolean not null default true constraint list_numbering_pkey primary key
    constraint list_numbering_only_check check (is_only),
  numbered_at timestamptz
);
insert into list_numbering default values;

-- A product without a number gets one when it is added or brought back: the largest + 1, above 9,999 the
-- smallest that is free, or none. Numbers are given one transaction after the other. Without the index
-- each row of a large insert would read the rows before it.
create function give_list_number() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  next integer;
  free integer;
begin
  if new.deleted_at is not null then return new; end if;
  -- Nobody else gives a number until the transaction ends: what it has found out stays so.
  perform pg_advisory_xact_lock(hashtextextended('list numbers', 0));
  next := nullif(current_setting('mathappu.next_list_number', true), '')::integer;
  if next is null then select coalesce(max(list_number), 0) + 1 into next from products; end if;
  if new.list_number is null and new.freed_list_number is not null
    and not exists (select from products where list_number = new.freed_list_number)
  then
    new.list_number := new.freed_list_number;
  end if;
  if new.list_number is null and next <= 9999 then new.list_number := next; end if;
  if new.list_number is null then
    free := coalesce(nullif(current_setting('mathappu.free_list_number', true), '')::integer, 1);
    while free <= 9999 and exists (select from products where list_number = free) loop
      free := free + 1;
    end loop;
    perform set_config('mathappu.free_list_number', free::text, true);
    if free <= 9999 then new.list_number := free; end if;
  end if;
  next := greatest(next, new.list_number + 1);
  perform set_config('mathappu.next_list_number', next::text, true);
  return new;
end $$;
create trigger products_give_list_number before insert on products
  for each row execute function give_list_number();
create trigger products_give_list_number_again before update of deleted_at on products
  for each row when (new.deleted_at is null and old.deleted_at is not null)
  execute function give_list_number();

drop trigger products_announce_edit on products;
create trigger products_announce_edit
  after update of id, name, description, price_paise, discount_bp, unit,
    rating_tenths, images, details, position, version, created_at, updated_at, deleted_at, category_id,
    name_ta, words, words_version, sold_30_days, review_count, review_stars, goes_with, passport,
    is_passport_complete, listing_problems, description_ta, maker, mrp_paise, pieces_per_case, list_number
  on products for each row execute function announce_product_edit();

-- The number of the product on the day of the line; null of lines of before.
alter table quote_lines add column list_number integer;
alter table order_lines add column list_number integer;
create function keep_list_number() returns trigger language plpgsql as $$
begin
  if new.list_number is null then
    select list_number into new.list_number from products where id = new.product_id;
  end if;
  return new;
end $$;
create trigger quote_lines_keep_list_number before insert on quote_lines
  for each row execute function keep_list_number();
create trigger order_lines_keep_list_number before insert on order_lines
  for each row execute function keep_list_number();
