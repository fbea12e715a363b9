create table messages (
  id uuid constraint messages_pkey primary key,
  user_id uuid constraint messages_user_fkey references users (id) on delete set null,
  name text not null constraint messages_name_check check (length(name) between 1 and 120),
  email text not null,
  subject text not null constraint messages_subject_check check (length(subject) between 1 and 120),
  message text not null constraint messages_message_check check (length(message) between 1 and 1000),
  status text not null default 'unread' constraint messages_status_check check (status in ('unread', 'read', 'archived')),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || email || ' ' || subject || ' ' || message)) stored
);
create index messages_created_idx on messages (created_at desc, id desc);
create index messages_status_idx on messages (status, created_at desc, id desc);
create index messages_search_idx on messages using gin (search_text gin_trgm_ops);

-- When each sender last wrote; the row is the lock that keeps two messages 30 seconds apart.
create table message_senders (
  sender text constraint message_senders_pkey primary key,
  last_sent_at timestamptz not null
);
