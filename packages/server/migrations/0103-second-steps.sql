-- The codes that staff give beside the password.
create table second_steps (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted; null until the first set-up is confirmed.
  secret text,
  confirmed_at timestamptz,
  -- Encrypted, of a set-up that waits for its first code.
  new_secret text,
  new_secret_at timestamptz,
  -- The latest 30 seconds since 1970 whose code was accepted.
  last_step integer not null default 0,
  -- Plain SHA-256 of those not used yet.
  recovery_hashes text[] not null default '{}',
  -- What remembered devices and sign-ins under way are signed for: another one ends them.
  version uuid not null
);

-- Whether the people of a role have to have one.
alter table roles add column asks_second_step boolean not null default false;

-- Of the link that the server prints, which takes the second step off.
alter table recovery_proofs add column is_for_admin boolean not null default false;
