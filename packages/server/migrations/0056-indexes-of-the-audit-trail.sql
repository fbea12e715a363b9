-- without a transaction
-- What the trail is narrowed to, newest first. A subject is looked for by its id, whatever its kind is:
-- ids of one kind are no other's.
create index concurrently if not exists audit_entries_actor_idx on audit_entries (actor_id, at desc);
create index concurrently if not exists audit_entries_kind_idx on audit_entries (subject_kind, at desc);
create index concurrently if not exists audit_entries_subject_id_idx on audit_entries (subject_id, at desc);
drop index concurrently if exists audit_entries_subject_idx;
