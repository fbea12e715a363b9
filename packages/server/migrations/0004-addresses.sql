create table addresses (
  id uuid constraint addresses_pkey primary key,
  user_id uuid not null constraint addresses_user_fkey references users (id) on delete cascade,
  name text not null constraint addresses_name_check check (length(name) between 1 and 120),
  mobile text not null constraint addresses_mobile_check check (mobile ~ '^[0-9]{10}$'),
  address_line text not null constraint addresses_line_check check (length(address_line) between 1 and 250),
  city text not null,
  state text not null,
  pincode text not null constraint addresses_pincode_check check (pincode ~ '^[0-9]{6}$'),
  country text not null default 'India',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user_idx on addresses (user_id, created_at);
create unique index addresses_default_key on addresses (user_id) where is_default;
