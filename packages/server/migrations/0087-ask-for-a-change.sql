-- kept since 0040: the version before writes only values that the new constraint takes.
-- The customer asks for a change of an offer.
alter table quote_changes
  drop constraint quote_changes_act_check,
  add constraint quote_changes_act_check check
    (act in ('send', 'edit', 'offer', 'accept', 'ask', 'withdraw', 'decline', 'confirm'))
    not valid;
alter table quote_changes validate constraint quote_changes_act_check;
