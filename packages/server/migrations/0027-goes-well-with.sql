-- What the owner picked to go well with a product, in order, one way. Ids of deleted products stay
-- and are passed over, as products are never deleted for good.
alter table products
  add column goes_with uuid[] not null default '{}'
    constraint products_goes_with_check check (cardinality(goes_with) <= 6);

-- What was bought together with a product most often, counted by a job: of each product as many as
-- its page can show, with some to spare for what has been unlisted since.
create table bought_together (
  product_id uuid not null constraint bought_together_product_fkey references products (id),
  other_id uuid not null constraint bought_together_other_fkey references products (id),
  -- Delivered orders that have both.
  orders integer not null,
  constraint bought_together_pkey primary key (product_id, other_id)
);

-- Pages of products show it.
create trigger bought_together_announce after insert or update or delete on bought_together
  for each row execute function announce_catalogue_change();
