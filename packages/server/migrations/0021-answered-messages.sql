-- That an admin has answered a message, and who: beside its status, which says nothing about it.
alter table messages add column answered_at timestamptz;
alter table messages add column answered_by uuid
  constraint messages_answered_by_fkey references users (id) on delete set null;
alter table messages add constraint messages_answered_check check
  (answered_by is null or answered_at is not null);
create index messages_answered_idx on messages (created_at desc, id desc) where answered_at is not null;
create index messages_unanswered_idx on messages (created_at desc, id desc) where answered_at is null;
