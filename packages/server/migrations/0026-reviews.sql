-- What customers say of a product they were delivered: stars, which count at once, and words, which
-- wait until the shop has read them. A review that is withdrawn is deleted.
create table reviews (
  id uuid constraint reviews_pkey primary key,
  order_id uuid not null,
  product_id uuid not null,
  -- Null once the account has been deleted.
  user_id uuid constraint reviews_user_fkey references users (id),
  stars smallint not null constraint reviews_stars_check check (stars between 1 and 5),
  text text not null default '' constraint reviews_text_check check (length(text) <= 1000),
  -- Of the words; 'published' without any.
  status text not null constraint reviews_status_check check (status in ('pending', 'published', 'rejected')),
  reason text constraint reviews_reason_check check (reason in ('personalData', 'insult', 'advertising', 'offTopic')),
  answer text constraint reviews_answer_check check (length(answer) between 1 and 1000),
  version integer not null default 1,
  -- Not now(), when the transaction began: it may have waited for another review of the product.
  created_at timestamptz not null default clock_timestamp(),
  -- Kept by triggers: whether its stars count, which are those of the newest review of a product by
  -- each customer, of the orders that are delivered.
  is_counted boolean not null default false,
  constraint reviews_rejected_check check ((status = 'rejected') = (reason is not null)),
  constraint reviews_line_fkey foreign key (order_id, product_id) references order_lines (order_id, product_id),
  constraint reviews_line_key unique (order_id, product_id)
);
create index reviews_product_idx on reviews (product_id);
create index reviews_counted_idx on reviews (product_id, created_at desc, id desc) include (stars) where is_counted;
create index reviews_created_idx on reviews (created_at desc, id desc);
create index reviews_status_idx on reviews (status, created_at desc, id desc);
create index reviews_user_idx on reviews (user_id);

-- The reviews that count, and the sum of their stars: no edit of the product, so its version stays.
alter table products
  add column review_count integer not null default 0,
  add column review_stars integer not null default 0,
  add constraint products_reviews_check check (review_stars between review_count and 5 * review_count);

-- Decides again which reviews of the products count. The lock makes whoever comes second see what
-- the first one has changed.
create function recount_reviews(changed uuid[]) returns void language plpgsql as $$
begin
  perform from products where id = any(changed) order by id for no key update;
  update reviews set is_counted = found.counts
  from (
    select r.id, o.status = 'DELIVERED' and row_number() over (
        partition by r.product_id, coalesce(r.user_id, r.id), o.status = 'DELIVERED'
        order by r.created_at desc, r.id desc) = 1 as counts
    from reviews r join orders o on o.id = r.order_id
    where r.product_id = any(changed)
  ) as found
  where reviews.id = found.id and reviews.is_counted <> found.counts;
  update products set review_count = found.count, review_stars = found.stars
  from (
    select p.id, count(r.id) as count, coalesce(sum(r.stars), 0) as stars
    from products p left join reviews r on r.product_id = p.id and r.is_counted
    where p.id = any(changed) group by p.id
  ) as found
  where products.id = found.id
    and (products.review_count, products.review_stars) is distinct from (found.count, found.stars);
end $$;

create function recount_changed_reviews() returns trigger language plpgsql as $$
begin
  perform recount_reviews(array(select distinct product_id from changed));
  return null;
end $$;
create trigger reviews_recount_new after insert on reviews
  referencing new table as changed for each statement execute function recount_changed_reviews();
create trigger reviews_recount_withdrawn after delete on reviews
  referencing old table as changed for each statement execute function recount_changed_reviews();

create function recount_reviews_of_order() returns trigger language plpgsql as $$
begin
  if exists (select from reviews where order_id = new.id) then
    perform recount_reviews(array(select product_id from reviews where order_id = new.id));
  end if;
  return null;
end $$;
-- Triggers fire in the order of their names: products are locked before the counts of orders_count,
-- as when an order is placed.
create trigger orders_change_reviews after update of status on orders
  for each row when ((old.status = 'DELIVERED') <> (new.status = 'DELIVERED'))
  execute function recount_reviews_of_order();

create trigger reviews_announce after insert or update or delete on reviews
  for each statement execute function announce_catalogue_change();
