-- What was asked for, to know a second click from a second enquiry; null of what nobody has sent.
alter table quotes add column request_hash text;
create index quotes_open_idx on quotes (user_id) where state in ('ENQUIRY', 'OFFERED', 'ACCEPTED');
create index quotes_state_idx on quotes (state, created_at, id);
create index quotes_search_idx on quotes using gin (search_text gin_trgm_ops);

-- Every change of an enquiry: applied one after the other they make the quote as it is.
create table quote_changes (
  id uuid constraint quote_changes_pkey primary key,
  quote_id uuid not null constraint quote_changes_quote_fkey references quotes (id) on delete cascade,
  -- Of the quote once it was changed.
  version integer not null,
  act text not null constraint quote_changes_act_check check
    (act in ('send', 'edit', 'offer', 'accept', 'withdraw', 'decline', 'confirm')),
  -- A user, or null with who did it in words.
  actor_id uuid,
  actor_name text not null,
  -- A list of field, before, after and reason.
  changes jsonb not null constraint quote_changes_changes_check check (jsonb_typeof(changes) = 'array'),
  at timestamptz not null,
  constraint quote_changes_version_key unique (quote_id, version)
);
