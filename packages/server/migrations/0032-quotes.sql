-- A priced list that is not a sale: it takes no stock and is no order. An estimate is made by a visitor
-- and never edited; the other states are those of an enquiry.
create table quotes (
  id uuid constraint quotes_pkey primary key,
  number text not null constraint quotes_number_check check (number ~ '^EQ-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  -- Who knows it sees the goods and prices, and nothing of the person.
  share_code text not null constraint quotes_share_code_check check (share_code ~ '^[0-9A-Z]{26}$'),
  state text not null constraint quotes_state_check check
    (state in ('ESTIMATE', 'ENQUIRY', 'OFFERED', 'ACCEPTED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN')),
  source text not null constraint quotes_source_check check (source in ('web', 'phone', 'whatsapp', 'counter')),
  -- Null of guests, of the desk, and once the account has been deleted.
  user_id uuid constraint quotes_user_fkey references users (id),
  customer_name text not null default '',
  customer_email text not null default '',
  customer_phone text not null default '',
  buyer_gstin text not null default '',
  delivery jsonb,
  note text not null default '',
  subtotal_paise bigint not null,
  -- As those of an order.
  adjustments jsonb not null constraint quotes_adjustments_check check (jsonb_typeof(adjustments) = 'array'),
  total_paise bigint not null constraint quotes_total_check check (total_paise >= 0),
  version integer not null default 1,
  -- The last day of the shop's calendar on which its prices count.
  valid_until date,
  is_age_notice_shown boolean not null default false,
  order_id uuid constraint quotes_order_fkey references orders (id)
    constraint quotes_order_key unique,
  -- Why it was declined or withdrawn.
  reason text not null default '',
  created_by uuid constraint quotes_created_by_fkey references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(number || ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email || ' ' ||
      coalesce(delivery ->> 'name', '') || ' ' || coalesce(delivery ->> 'mobile', ''))) stored,
  constraint quotes_number_key unique (number),
  constraint quotes_share_code_key unique (share_code),
  constraint quotes_valid_until_check check (state <> 'ESTIMATE' or valid_until is not null),
  constraint quotes_sum_check check
    (subtotal_paise >= 0 and total_paise = subtotal_paise + sum_adjustments(adjustments))
);
create index quotes_user_idx on quotes (user_id, created_at desc, id desc);
-- Of an estimate it is open where the goods go.
create index quotes_guests_idx on quotes (created_at) where user_id is null and source = 'web' and delivery is null;

create table quote_lines (
  quote_id uuid not null constraint quote_lines_quote_fkey references quotes (id) on delete cascade,
  line_no integer not null,
  product_id uuid not null constraint quote_lines_product_fkey references products (id),
  name text not null,
  image text not null,
  unit text not null,
  list_price_paise bigint not null,
  discount_bp integer not null,
  -- What one piece costs here.
  unit_price_paise bigint not null constraint quote_lines_unit_price_check check (unit_price_paise >= 0),
  price_reason text not null default '',
  -- Null when the shop has added the line.
  asked_quantity integer,
  -- 0 when the line was taken out.
  quantity integer not null constraint quote_lines_quantity_check check (quantity between 0 and 999),
  total_paise bigint not null,
  constraint quote_lines_pkey primary key (quote_id, line_no),
  constraint quote_lines_product_key unique (quote_id, product_id),
  constraint quote_lines_total_check check (total_paise = unit_price_paise * quantity)
);
create index quote_lines_product_idx on quote_lines (product_id);
