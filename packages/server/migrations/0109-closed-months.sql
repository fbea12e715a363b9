-- Months that the accountant has finished. Nothing is locked: the hash tells whether one has changed.
create table closed_months (
  month text constraint closed_months_pkey primary key
    constraint closed_months_month_check check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- SHA-256 of its papers and receipts.
  hash text not null,
  papers integer not null,
  total_paise bigint not null,
  closed_by uuid not null,
  closed_at timestamptz not null
);
