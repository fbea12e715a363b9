-- What the clean-up asks for, and whether a picture is shown anywhere.
create index sessions_revoked_idx on sessions (revoked_at) where revoked_at is not null;
create index email_verifications_expires_idx on email_verifications (expires_at);
create index recovery_proofs_expires_idx on recovery_proofs (expires_at);
create index message_senders_sent_idx on message_senders (last_sent_at);
create index order_lines_image_idx on order_lines (image);
create index quote_lines_image_idx on quote_lines (image);
create index users_avatar_idx on users (avatar_url) where avatar_url is not null;

-- Since when files of a picture are missing from the store, as the nightly comparison found.
alter table uploaded_files add column missing_since timestamptz;
create index uploaded_files_missing_idx on uploaded_files (id) where missing_since is not null;
