-- The customer asks for a change of an offer.
alter table quote_changes drop constraint quote_changes_act_check;
alter table quote_changes add constraint quote_changes_act_check check
  (act in ('send', 'edit', 'offer', 'accept', 'ask', 'withdraw', 'decline', 'confirm'));
