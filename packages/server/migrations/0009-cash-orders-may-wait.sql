-- An admin may let a cash order wait for its payment too; only an online one holds its stock for a time.
alter table orders drop constraint orders_hold_check;
alter table orders add constraint orders_hold_check check
  ((status = 'PENDING_PAYMENT' and payment_method = 'online') = (hold_until is not null));
