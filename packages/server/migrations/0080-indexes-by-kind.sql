-- without a transaction
-- The order of the admin's list of enquiries, and the estimates of guests by their age. The released
-- version uses `quotes_list_idx` and `quotes_guests_idx`, which go with the next release.
create index concurrently if not exists quotes_enquiries_idx on quotes (
  (state = 'ENQUIRY') desc,
  (state in ('ENQUIRY', 'OFFERED', 'ACCEPTED')) desc,
  (case when state in ('ENQUIRY', 'OFFERED', 'ACCEPTED') then created_at end),
  created_at desc, id
) where kind = 'enquiry';
create index concurrently if not exists quotes_guest_estimates_idx on quotes (created_at)
  where user_id is null and source = 'web' and kind = 'estimate';
