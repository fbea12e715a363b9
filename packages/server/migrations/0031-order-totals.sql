-- What stands between the goods and the total of an order: packing, delivery, a discount.

create function sum_adjustments(adjustments jsonb) returns bigint language sql immutable
  return (select coalesce(sum((row_of ->> 'amountPaise')::bigint), 0)::bigint
    from jsonb_array_elements(adjustments) as row_of);

alter table orders
  add column subtotal_paise bigint,
  -- A list of kind, label and amountPaise, as they were when the order was placed.
  add column adjustments jsonb not null default '[{"kind": "delivery", "label": "", "amountPaise": 0}]';

-- Until now delivery was free and nothing else was charged.
update orders set subtotal_paise = total_paise;

alter table orders
  alter column subtotal_paise set not null,
  alter column adjustments drop default,
  add constraint orders_adjustments_check check (jsonb_typeof(adjustments) = 'array'),
  add constraint orders_sum_check check
    (subtotal_paise >= 0 and total_paise = subtotal_paise + sum_adjustments(adjustments));
