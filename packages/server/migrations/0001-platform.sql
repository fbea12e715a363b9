-- What every feature stands on: an audit trail, repeatable requests, uploaded files.
create extension if not exists pg_trgm;

create table audit_entries (
  id uuid constraint audit_entries_pkey primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  action text not null constraint audit_entries_action_check check (action <> ''),
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_subject_idx on audit_entries (subject_kind, subject_id, at desc);
create index audit_entries_at_idx on audit_entries (at desc);

create table idempotent_requests (
  user_id uuid not null,
  route text not null,
  key text not null constraint idempotent_requests_key_check check (length(key) between 1 and 200),
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  constraint idempotent_requests_pkey primary key (user_id, route, key)
);
create index idempotent_requests_created_idx on idempotent_requests (created_at);

create table uploaded_files (
  id text constraint uploaded_files_pkey primary key,
  uploaded_by uuid,
  placeholder text not null default '',
  created_at timestamptz not null default now()
);
create index uploaded_files_created_idx on uploaded_files (created_at);
