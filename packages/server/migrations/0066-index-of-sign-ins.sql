-- without a transaction
-- Ended sign-ins stay for a year: those of one account are found by it, whether they have ended or not.
create index concurrently if not exists sessions_user_created_idx on sessions (user_id, created_at);
