-- The order that a private picture belongs to; null of pictures that everybody sees.
alter table uploaded_files add column order_id uuid;
