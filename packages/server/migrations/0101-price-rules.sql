-- Ways to take something off the goods. The released version reads none of this: what a rule takes off is the
-- row `discount` that it knows.
create table price_rules (
  id uuid constraint price_rules_pkey primary key,
  name text not null,
  -- In capitals; null of a rule that needs none.
  code text constraint price_rules_code_key unique,
  minimum_paise bigint not null default 0 constraint price_rules_minimum_check check (minimum_paise >= 0),
  -- Hundredths of a percent.
  percent_bp integer constraint price_rules_percent_check check (percent_bp between 1 and 9000),
  amount_paise bigint constraint price_rules_amount_check check (amount_paise > 0),
  -- Its goods; without any it is for all goods.
  categories uuid[] not null default '{}',
  products uuid[] not null default '{}',
  starts_at timestamptz,
  -- Not included.
  ends_at timestamptz,
  -- Apart from the lists, so that a rule whose last buyer has left is not for everybody.
  is_for_chosen boolean not null default false,
  accounts uuid[] not null default '{}',
  mobiles text[] not null default '{}',
  max_uses integer constraint price_rules_uses_check check (max_uses > 0),
  max_uses_each integer constraint price_rules_uses_each_check check (max_uses_each > 0),
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint price_rules_takes_check check ((percent_bp is null) <> (amount_paise is null))
);
create trigger price_rules_announce after insert or update or delete on price_rules
  for each statement execute function announce_settings_change();

-- The rule whose row it has. Not a key: a rule that only cancelled orders name can be deleted.
alter table orders add column price_rule uuid;
alter table quotes add column price_rule uuid;
