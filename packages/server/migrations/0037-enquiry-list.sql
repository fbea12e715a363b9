-- The order of the staff's list of enquiries.
create index quotes_list_idx on quotes (
  (state = 'ENQUIRY') desc,
  (state in ('ENQUIRY', 'OFFERED', 'ACCEPTED')) desc,
  (case when state in ('ENQUIRY', 'OFFERED', 'ACCEPTED') then created_at end),
  created_at desc, id
) where delivery is not null;
