-- Keys by which programs call the API in somebody's name. An ended one stays, so that the audit trail can
-- name it, until the account of its maker is deleted.
create table api_keys (
  id uuid primary key,
  name text not null,
  -- The first 12 characters of the token.
  start text not null,
  -- SHA-256 of the token.
  token_hash text not null,
  grants text[] not null,
  user_id uuid not null references users (id) on delete cascade,
  -- The last day, of the shop's calendar.
  ends_on date not null,
  ended_at timestamptz,
  last_used_on date,
  last_network text not null default '',
  created_at timestamptz not null default now(),
  constraint api_keys_token_hash_key unique (token_hash)
);
create index api_keys_user_id_idx on api_keys (user_id);

-- The key that did it in somebody's name.
alter table audit_entries add column via uuid;
