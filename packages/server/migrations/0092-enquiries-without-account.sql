-- without a transaction
-- Enquiries without an account: by their number, whose enquiries are counted before another is taken, and by
-- their last change, since they go when no order came of them.
create index concurrently if not exists quotes_guest_numbers_idx on quotes (customer_phone)
  where created_by is null and kind = 'enquiry' and customer_phone <> '';
create index concurrently if not exists quotes_without_account_idx on quotes (updated_at)
  where user_id is null and kind = 'enquiry' and order_id is null and customer_phone <> '';
