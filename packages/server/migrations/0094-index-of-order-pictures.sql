-- without a transaction
create index concurrently if not exists uploaded_files_order_idx on uploaded_files (order_id)
  where order_id is not null;
