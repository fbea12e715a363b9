-- kept since 0040: the version before writes rows as the new constraint demands them.

-- What was given back of the order's total, by the provider or by hand; 0 of a cancelled order, which
-- sold nothing.
alter table orders add column refunded_paise bigint not null default 0;
alter table order_lines
  -- Pieces that refunds by pieces gave back.
  add column refunded_quantity integer not null default 0,
  -- Pieces that a refund put back into stock. The order holds the others while its stock is taken.
  add column returned_quantity integer not null default 0,
  add constraint order_lines_returned_check check (returned_quantity between 0 and quantity) not valid;
-- The refund whose pieces came back into stock. Such a movement is a release without a round.
alter table stock_movements add column refund_id uuid;

-- A refund of the provider counts from its request on, until it fails; money given back by hand as soon
-- as it is booked. It is the whole total when all that paid the order was given back, whatever was
-- accepted in place of the total; of a payment in another currency it is its share.
create function refunded_paise_of(o orders) returns bigint language sql stable
  return (
    select case
      when o.status = 'CANCELLED' then 0
      when given_back.paise > 0 and given_back.paise >= coalesce(paid.amount_paise, o.total_paise)
        then o.total_paise
      when paid.currency <> 'INR'
        then round(o.total_paise::numeric * given_back.paise / paid.amount_paise)::bigint
      else least(o.total_paise, given_back.paise) end
    from (values (case when o.payment_status in ('PAID', 'REFUNDED') then greatest(0,
        case o.payment_method when 'offline' then o.total_paise else 0 end - o.received_paise)
      else 0 end)) as by_hand (paise)
    left join payments paid on paid.order_id = o.id and paid.is_settling
    cross join lateral (values (coalesce(paid.refunds_paise, 0)
      + case when paid.currency <> 'INR' then 0 else by_hand.paise end)) as given_back (paise)
  );

-- Whether an order counts as sold: one of which all the money was given back does not.
create function is_sold(status text, total_paise bigint, refunded_paise bigint) returns boolean
  language sql immutable
  return is_sale(status) and (refunded_paise = 0 or refunded_paise < total_paise);

create function recount_refunded() returns trigger language plpgsql as $$
declare
  order_of_row uuid;
begin
  if tg_table_name = 'orders' then order_of_row := new.id; else order_of_row := new.order_id; end if;
  update orders o set refunded_paise = refunded_paise_of(o)
  where o.id = order_of_row and o.refunded_paise <> refunded_paise_of(o);
  return null;
end $$;

create trigger orders_refunded
  after update of status, payment_status, payment_method, received_paise on orders
  for each row execute function recount_refunded();
create trigger payments_refunded
  after update of amount_paise, currency, is_settling, refunds_paise on payments
  for each row execute function recount_refunded();

-- Takings and pieces are what is left after refunds, of the day on which the order was placed.
create or replace function count_order() returns trigger language plpgsql as $$
begin
  -- In the order of their keys, so that two changes in opposite directions cannot deadlock.
  insert into order_days as known (day, status, shard, orders, takings_paise)
    select shop_day(change.at), change.status, pg_backend_pid() % 8,
      sum(change.delta), sum(change.delta * change.takings)
    from (values
      (case when tg_op <> 'INSERT' then old.created_at end, old.status, -1,
        old.total_paise - old.refunded_paise),
      (case when tg_op <> 'DELETE' then new.created_at end, new.status, 1,
        new.total_paise - new.refunded_paise)) as change (at, status, delta, takings)
    where change.at is not null
    group by 1, 2
    having sum(change.delta) <> 0 or sum(change.delta * change.takings) <> 0
    order by 1, 2
  on conflict on constraint order_days_pkey do update
    set orders = known.orders + excluded.orders, takings_paise = known.takings_paise + excluded.takings_paise;
  insert into product_days as known (day, product_id, quantity, takings_paise)
    select shop_day(change.at), line.product_id, sum(change.delta * pieces.kept),
      sum(change.delta * pieces.kept * line.total_paise / line.quantity)
    from (values
      (case when tg_op <> 'INSERT' and is_sold(old.status, old.total_paise, old.refunded_paise)
        then old.created_at end, -1),
      (case when tg_op <> 'DELETE' and is_sold(new.status, new.total_paise, new.refunded_paise)
        then new.created_at end, 1)) as change (at, delta)
    join order_lines as line on line.order_id = coalesce(new.id, old.id)
    cross join lateral (values (line.quantity - line.refunded_quantity)) as pieces (kept)
    where change.at is not null
    group by 1, 2 having sum(change.delta * pieces.kept) <> 0
    order by 1, 2
  on conflict on constraint product_days_pkey do update
    set quantity = known.quantity + excluded.quantity, takings_paise = known.takings_paise + excluded.takings_paise;
  return null;
end $$;
drop trigger orders_count on orders;
create trigger orders_count after insert or delete or update of status, created_at, refunded_paise on orders
  for each row execute function count_order();

-- At most the pieces of the line: the provider may still make a refund that was given up here and
-- replaced by another one.
create function count_refunded_pieces() returns trigger language plpgsql as $$
begin
  if coalesce(new.lines, old.lines) is null then return null; end if;
  update order_lines line set refunded_quantity = counted.pieces
  from (
    select l.line_no, least(l.quantity, coalesce(sum((given_back.line ->> 'quantity')::integer), 0)) as pieces
    from order_lines l
    left join (
      select jsonb_array_elements(r.lines) as line from refunds r
      where r.order_id = coalesce(new.order_id, old.order_id) and r.state <> 'failed'
    ) given_back on (given_back.line ->> 'productId')::uuid = l.product_id
    where l.order_id = coalesce(new.order_id, old.order_id)
    group by l.line_no, l.quantity
  ) counted
  where line.order_id = coalesce(new.order_id, old.order_id) and line.line_no = counted.line_no
    and line.refunded_quantity <> counted.pieces;
  return null;
end $$;
-- Triggers fire in the order of their names: after refunds_count, which locks days of orders, and every
-- order locks those before days of products.
create trigger refunds_pieces after insert or delete or update of state on refunds
  for each row execute function count_refunded_pieces();

create function count_refunded_lines() returns trigger language plpgsql as $$
begin
  insert into product_days as known (day, product_id, quantity, takings_paise)
    select shop_day(o.created_at), line.product_id, sum(pieces.delta),
      sum(pieces.delta * line.total_paise / line.quantity)
    from after line
    join before on before.order_id = line.order_id and before.line_no = line.line_no
    join orders o on o.id = line.order_id and is_sold(o.status, o.total_paise, o.refunded_paise)
    cross join lateral (values (before.refunded_quantity - line.refunded_quantity)) as pieces (delta)
    where pieces.delta <> 0
    group by 1, 2
    order by 1, 2
  on conflict on constraint product_days_pkey do update
    set quantity = known.quantity + excluded.quantity, takings_paise = known.takings_paise + excluded.takings_paise;
  return null;
end $$;
create trigger order_lines_refunded after update on order_lines
  referencing old table as before new table as after
  for each statement execute function count_refunded_lines();

-- What was refunded until now, which the triggers count. Nobody writes to these tables since the
-- triggers were made, until this is committed.
update orders o set refunded_paise = refunded_paise_of(o)
where (o.received_paise <> 0 or o.payment_status = 'REFUNDED'
    or o.id in (select p.order_id from payments p where p.is_settling and p.refunds_paise <> 0))
  and refunded_paise_of(o) <> 0;
update order_lines line set refunded_quantity = least(line.quantity, given_back.pieces)
from (
  select r.order_id, (piece ->> 'productId')::uuid as product_id, sum((piece ->> 'quantity')::integer) as pieces
  from refunds r cross join lateral jsonb_array_elements(r.lines) as piece
  where r.state <> 'failed'
  group by 1, 2
) given_back
where line.order_id = given_back.order_id and line.product_id = given_back.product_id;
