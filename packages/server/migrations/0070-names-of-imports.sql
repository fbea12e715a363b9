-- New rows of a file with the name of another product are warnings of their own.
alter table product_import_problems
  add column is_same_name boolean not null default false;
