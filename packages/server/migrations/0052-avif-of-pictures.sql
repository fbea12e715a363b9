-- When a picture was given its AVIF files, as far as they were worth it.
alter table uploaded_files add column avif_tried_at timestamptz;
