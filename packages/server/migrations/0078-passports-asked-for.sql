-- kept since 0040: the version before writes only values that the new constraint takes.
-- A shop may ask for passports without keeping products out.
alter table listing_rules
  drop constraint listing_rules_value_check,
  add constraint listing_rules_value_check check (
    case when name = 'passport' then value in ('off', 'ask', 'new', 'all') else value in ('block', 'allow') end)
    not valid;
alter table listing_rules validate constraint listing_rules_value_check;
