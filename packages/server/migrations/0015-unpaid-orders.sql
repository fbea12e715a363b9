-- When the mail about a new order is due: an online order waits a few minutes for its payment, so that
-- nobody is asked to pay what has just been paid. Null when it has been enqueued.
alter table orders add column placed_mail_due_at timestamptz;
create index orders_placed_mail_idx on orders (placed_mail_due_at) where placed_mail_due_at is not null;
