-- A shop's own price list: its columns are chosen once and remembered by a hash of the file's heads.
create table product_import_heads (
  heads_hash text constraint product_import_heads_pkey primary key,
  -- What each column is, '' for one that is not used.
  columns json not null,
  used_at timestamptz not null default now()
);

alter table product_imports
  add column is_list boolean not null default false,
  -- The stops that the admin accepted.
  add column accepted text[] not null default '{}',
  -- Products on sale that the file does not name: how many, and the names of the first.
  add column missing_count integer not null default 0,
  add column missing_names json not null default '[]',
  add column takes_off_sale boolean not null default false,
  -- The categories that it made, or that a check would make.
  add column made_categories uuid[] not null default '{}',
  add column new_categories text[] not null default '{}';

-- Why an import stops until it is accepted; '' for a problem and for a mere warning. A cell may be
-- both, so that the name of the column then begins with the stop and a colon.
alter table product_import_problems
  add column stop text not null default '';
