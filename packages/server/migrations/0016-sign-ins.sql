-- When a client last had its access token refreshed, which is at most every few minutes: the list of
-- sign-ins that a customer sees. Nothing else is stored of a device.
alter table sessions add column last_seen_at timestamptz not null default now();
update sessions set last_seen_at = coalesce(exchanged_at, created_at);
