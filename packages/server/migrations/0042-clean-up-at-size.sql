-- Since when files of a picture are missing from the store, as the nightly comparison found.
alter table uploaded_files add column missing_since timestamptz;
