create table cart_lines (
  id uuid constraint cart_lines_pkey primary key,
  user_id uuid not null constraint cart_lines_user_fkey references users (id) on delete cascade,
  product_id uuid not null constraint cart_lines_product_fkey references products (id),
  quantity integer not null constraint cart_lines_quantity_check check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  constraint cart_lines_product_key unique (user_id, product_id)
);
create index cart_lines_product_idx on cart_lines (product_id);

-- A deleted product leaves every cart in the transaction that deletes it. The catalogue stands
-- below the cart and cannot ask it to.
create function take_deleted_product_out_of_carts() returns trigger language plpgsql as $$
begin
  delete from cart_lines where product_id = new.id;
  return null;
end $$;

create trigger products_deleted after update of deleted_at on products
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function take_deleted_product_out_of_carts();
