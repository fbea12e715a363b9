create table cart_lines (
  id uuid constraint cart_lines_pkey primary key,
  user_id uuid not null constraint cart_lines_user_fkey references users (id) on delete cascade,
  product_id uuid not null constraint cart_lines_product_fkey references products (id),
  quantity integer not null constraint cart_lines_quantity_check check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  constraint cart_lines_product_key unique (user_id, product_id)
);
create index cart_lines_product_idx on cart_lines (product_id);
