create table users (
  id uuid constraint users_pkey primary key,
  name text not null constraint users_name_check check (length(name) between 1 and 120),
  email text not null constraint users_email_check check (email = lower(email) and length(email) <= 254),
  phone text not null default '' constraint users_phone_check check (phone ~ '^([0-9]{10})?$'),
  password_hash text not null,
  role text not null default 'USER' constraint users_role_check check (role in ('USER', 'ADMIN')),
  status text not null default 'Active'
    constraint users_status_check check (status in ('Active', 'suspended', 'banned')),
  status_reason text not null default '' constraint users_status_reason_check check (length(status_reason) <= 500),
  avatar_url text not null default '',
  email_verified_at timestamptz,
  last_login_at timestamptz,
  last_active_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null generated always as (lower(name || ' ' || email || ' ' || phone)) stored
);
create unique index users_email_key on users (email);
create index users_created_idx on users (created_at desc, id desc) where deleted_at is null;
create index users_status_idx on users (status, created_at desc, id desc) where deleted_at is null;
create index users_role_idx on users (role, created_at desc, id desc) where deleted_at is null;
create index users_search_idx on users using gin (search_text gin_trgm_ops);

-- How many accounts there are of each role and status, kept by the database so that no list counts.
create table user_counts (
  role text not null,
  status text not null,
  users bigint not null,
  constraint user_counts_pkey primary key (role, status)
);

create function count_user() returns trigger language plpgsql as $$
begin
  insert into user_counts as known (role, status, users)
    select change.role, change.status, sum(change.delta)
    from (values (case when tg_op <> 'INSERT' and old.deleted_at is null then old.role end, old.status, -1),
                 (case when tg_op <> 'DELETE' and new.deleted_at is null then new.role end, new.status, 1))
      as change (role, status, delta)
    where change.role is not null
    group by change.role, change.status having sum(change.delta) <> 0
    order by change.role, change.status
  on conflict on constraint user_counts_pkey do update set users = known.users + excluded.users;
  return null;
end $$;

create trigger users_count after insert or delete or update of role, status, deleted_at on users
  for each row execute function count_user();

-- One row for each sign-in. The refresh token names its row and generation and is signed;
-- nothing that could be presented is stored.
create table sessions (
  id uuid constraint sessions_pkey primary key,
  user_id uuid not null constraint sessions_user_fkey references users (id) on delete cascade,
  generation integer not null default 0 constraint sessions_generation_check check (generation >= 0),
  -- True once a client has presented a successor; from then on an old token is a copied one.
  is_rotating boolean not null default false,
  exchanged_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '',
  ip text not null default '',
  revoked_at timestamptz,
  revoked_reason text not null default ''
);
create index sessions_user_idx on sessions (user_id) where revoked_at is null;
create index sessions_expires_idx on sessions (expires_at);

create table email_verifications (
  token_hash text constraint email_verifications_pkey primary key,
  user_id uuid not null constraint email_verifications_user_fkey references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index email_verifications_user_idx on email_verifications (user_id);

-- One live code for each account; asking again replaces it.
create table recovery_codes (
  user_id uuid constraint recovery_codes_pkey primary key
    constraint recovery_codes_user_fkey references users (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0 constraint recovery_codes_tries_check check (tries between 0 and 5),
  expires_at timestamptz not null
);

-- Tries over all codes of an address, for the limits by hour and day; kept for addresses without
-- account too, so that the limits do not tell which have one.
create table recovery_tries (
  id uuid constraint recovery_tries_pkey primary key,
  email_hash text not null,
  tried_at timestamptz not null default now()
);
create index recovery_tries_email_idx on recovery_tries (email_hash, tried_at);
create index recovery_tries_tried_idx on recovery_tries (tried_at);

create table recovery_proofs (
  proof_hash text constraint recovery_proofs_pkey primary key,
  user_id uuid not null constraint recovery_proofs_user_fkey references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index recovery_proofs_user_idx on recovery_proofs (user_id);
