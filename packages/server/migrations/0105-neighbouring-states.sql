-- kept since 0040: the version before writes equal halves, no IGST and no place, all of which the new
-- constraints take.
alter table tax_documents
  add column igst_paise bigint not null default 0,
  -- The code of the state of supply, as a GSTIN begins with it.
  add column place text not null default '33',
  -- Null of a private buyer.
  add column buyer_gstin text;
alter table tax_documents drop constraint tax_documents_sum_check;
alter table tax_documents add constraint tax_documents_sum_check check (total_paise > 0 and taxable_paise >= 0
  and cgst_paise >= 0 and cgst_paise = sgst_paise and igst_paise >= 0
  and total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise) not valid;
alter table tax_documents validate constraint tax_documents_sum_check;
-- IGST or equal halves, never both.
alter table tax_documents add constraint tax_documents_place_check check (place ~ '^[0-9]{2}$'
  and case place when '33' then igst_paise = 0 else cgst_paise = 0 end) not valid;
alter table tax_documents validate constraint tax_documents_place_check;

-- The business whose GSTIN it is; the tax invoice is made out to it.
alter table orders add column buyer_name text;
alter table quotes add column buyer_name text not null default '';

-- What earlier papers say of it.
update tax_documents set buyer_gstin = snapshot -> 'buyer' ->> 'gstin' where snapshot -> 'buyer' ? 'gstin';
