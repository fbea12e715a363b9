-- Pieces of a product that is off sale (its stock is null): cancelled orders give them back without
-- listing it again. The sum of its movements is its stock or what is set aside.
alter table products
  add column set_aside integer not null default 0
    constraint products_set_aside_check check (set_aside >= 0),
  -- False once an order has moved the stock since a person last set it.
  add column is_stock_as_set boolean not null default true,
  add constraint products_off_sale_check check (stock is null or set_aside = 0);

update products set is_stock_as_set = false where exists (
  select from stock_movements m where m.product_id = products.id and m.kind <> 'set');

-- An import reads the file into rows, checks them, writes the products batch by batch and can be
-- undone; each step commits where it is, so that any process continues it.
create table product_imports (
  id uuid constraint product_imports_pkey primary key,
  actor_id uuid not null,
  file_name text not null,
  -- Of the bytes, to recognise a file that was imported before.
  file_hash text not null,
  is_dry_run boolean not null,
  -- What the file says about stock: nothing, a number, or a number and the one that was seen.
  stock_columns text not null constraint product_imports_stock_columns_check check
    (stock_columns in ('none', 'stock', 'difference')),
  state text not null default 'receiving' constraint product_imports_state_check check
    (state in ('receiving', 'checking', 'applying', 'undoing', 'done', 'refused', 'undone')),
  total_rows integer not null,
  processed_rows integer not null default 0,
  -- The last row that the present step has done.
  cursor_row integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  -- Of the updated products, those with another number of pieces.
  restocked_count integer not null default 0,
  -- Rows that the last step left, because somebody else had changed or deleted their product.
  left_count integer not null default 0,
  problem_count integer not null default 0,
  -- Failures of the present batch, one after the other.
  failure_count integer not null default 0,
  -- When a process last worked on it.
  worked_at timestamptz,
  created_at timestamptz not null default now(),
  undone_by uuid
);
-- One import at a time, in all processes.
create unique index product_imports_running_key on product_imports ((true))
  where state in ('checking', 'applying', 'undoing');
create index product_imports_created_idx on product_imports (created_at desc);

-- The rows to import, and afterwards what each changed: both the record of who changed what and
-- what the undo needs. Rows that changed nothing are deleted.
create table product_import_rows (
  import_id uuid not null constraint product_import_rows_import_fkey
    references product_imports (id) on delete cascade,
  -- As in a spreadsheet, where the header is row 1.
  row integer not null,
  -- Null for a new product until it is added.
  product_id uuid,
  -- What the file says; null once it is imported.
  content json,
  -- The fields that were changed; all of them for a new product, which has no before.
  before json,
  after json,
  -- The version that the import gave the product; another one means that somebody changed it since.
  version integer,
  constraint product_import_rows_pkey primary key (import_id, row)
);
create index product_import_rows_product_idx on product_import_rows (product_id);

create table product_import_problems (
  import_id uuid not null constraint product_import_problems_import_fkey
    references product_imports (id) on delete cascade,
  row integer not null,
  column_name text not null,
  message text not null,
  constraint product_import_problems_pkey primary key (import_id, row, column_name)
);
