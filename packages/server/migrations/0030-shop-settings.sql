-- What the owner sets while the shop is open: a document for each part, checked by the schema of its
-- part. Parts of later releases are allowed already, so that they need no other constraint.
create table shop_settings (
  part text constraint shop_settings_pkey primary key
    constraint shop_settings_part_check check (part in ('shop', 'selling', 'delivery', 'payment', 'tax', 'rules')),
  -- 1 as it was first filled, before an admin saved it.
  version integer not null default 1,
  document jsonb not null constraint shop_settings_document_check check (jsonb_typeof(document) = 'object'),
  updated_at timestamptz not null default now(),
  updated_by uuid constraint shop_settings_updated_by_fkey references users (id) on delete set null
);

-- Tells every process that what it keeps of the settings is stale, as the change commits.
create function announce_settings_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', 'settings');
  return null;
end $$;

create trigger shop_settings_announce after insert or update or delete on shop_settings
  for each statement execute function announce_settings_change();
