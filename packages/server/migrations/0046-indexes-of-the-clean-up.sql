-- without a transaction
-- What the clean-up asks for, and whether a picture is shown anywhere or may be again.
create index concurrently if not exists sessions_revoked_idx
  on sessions (revoked_at) where revoked_at is not null;
create index concurrently if not exists email_verifications_expires_idx on email_verifications (expires_at);
create index concurrently if not exists recovery_proofs_expires_idx on recovery_proofs (expires_at);
create index concurrently if not exists message_senders_sent_idx on message_senders (last_sent_at);
create index concurrently if not exists order_lines_image_idx on order_lines (image);
create index concurrently if not exists quote_lines_image_idx on quote_lines (image);
create index concurrently if not exists users_avatar_idx on users (avatar_url) where avatar_url is not null;
create index concurrently if not exists uploaded_files_missing_idx
  on uploaded_files (id) where missing_since is not null;
create index concurrently if not exists product_import_rows_images_idx
  on product_import_rows (import_id) where before -> 'images' is not null;
-- Most changes of an import touch no picture, which the planner cannot know from the index alone.
create statistics if not exists product_import_rows_images on (before -> 'images') from product_import_rows;
