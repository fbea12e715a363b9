-- A file that has the versions of its products can name who edited them since its export.
alter table product_imports
  add column has_versions boolean not null default false;

-- A warning is no reason to refuse the file.
alter table product_import_problems
  add column is_warning boolean not null default false;
