-- without a transaction
-- Enquiries without an account by their number, whose enquiries are counted before another is taken; and what
-- has a buyer without an account by its last change, since it goes when no order came of it.
create index concurrently if not exists quotes_guest_numbers_idx on quotes (customer_phone)
  where created_by is null and kind = 'enquiry' and customer_phone <> '';
create index concurrently if not exists quotes_without_account_idx on quotes (updated_at)
  where user_id is null and order_id is null and customer_phone <> '';
