-- How an order is packed and leaves. It has a row from the first tick or the first save on; the version counts
-- saves of the card, not ticks.
create table shipments (
  order_id uuid constraint shipments_pkey primary key
    constraint shipments_order_fkey references orders (id),
  version integer not null default 0,
  -- Packed pieces by product, without those of which none is packed.
  packed jsonb not null default '{}',
  cartons integer constraint shipments_cartons_check check (cartons between 1 and 999),
  packed_by text not null default '',
  checked_by text not null default '',
  -- Empty for the shop's own delivery and what is collected.
  transporter text not null default '',
  lr_number text not null default '',
  lr_date date,
  -- The id of a private picture of the order.
  photo text,
  freight text constraint shipments_freight_check check (freight in ('toPay', 'paid')),
  freight_paise bigint
    constraint shipments_freight_paise_check check
    (freight_paise is null or (freight_paise >= 0 and freight is not distinct from 'paid')),
  -- Where it is collected.
  office_name text not null default '',
  office_phone text not null default '',
  office_text text not null default '',
  eway_bill text not null default '',
  updated_at timestamptz not null default now(),
  -- Null of one that only ticks have made.
  updated_by uuid,
  updated_by_name text not null default ''
);
create index shipments_lr_idx on shipments (lower(lr_number)) where lr_number <> '';
create index shipments_photo_idx on shipments (photo) where photo is not null;
create index shipments_updated_idx on shipments (updated_at) where transporter <> '';
