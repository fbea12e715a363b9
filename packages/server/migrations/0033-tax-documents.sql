-- Tax invoices and credit notes, as they were issued: no row is changed or deleted afterwards.
create table tax_documents (
  id uuid constraint tax_documents_pkey primary key,
  kind text not null constraint tax_documents_kind_check check (kind in ('invoice', 'credit_note')),
  -- The financial year, April to March, such as 26-27, and the number within it.
  year text not null,
  serial integer not null constraint tax_documents_serial_check check (serial between 1 and 999999),
  number text not null constraint tax_documents_number_check check (length(number) <= 16),
  date date not null,
  order_id uuid not null constraint tax_documents_order_fkey references orders (id),
  -- Of a credit note: the invoice that it corrects. Deferred, because a restore inserts in any order.
  invoice_id uuid constraint tax_documents_invoice_fkey references tax_documents (id)
    deferrable initially deferred,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  rate_bp integer not null,
  -- Everything that is printed.
  snapshot jsonb not null,
  -- Null when a payment or the shop itself was the cause.
  issued_by uuid constraint tax_documents_issued_by_fkey references users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint tax_documents_serial_key unique (kind, year, serial),
  constraint tax_documents_number_key unique (number),
  constraint tax_documents_invoice_check check ((kind = 'credit_note') = (invoice_id is not null)),
  constraint tax_documents_sum_check check (total_paise > 0 and taxable_paise >= 0 and cgst_paise >= 0
    and cgst_paise = sgst_paise and total_paise = taxable_paise + cgst_paise + sgst_paise)
);

create unique index tax_documents_invoice_key on tax_documents (order_id) where kind = 'invoice';
create index tax_documents_order_idx on tax_documents (order_id);
create index tax_documents_issued_by_idx on tax_documents (issued_by);
create index tax_documents_date_idx on tax_documents (date);
