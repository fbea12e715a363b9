import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** Invariants, named by their violation; each query returns the violating rows. */
const invariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'orders whose lines do not make their subtotal': sql`
    select id from orders o where subtotal_paise is distinct from
      (select sum(total_paise) from order_lines where order_id = o.id)`,
  'orders whose history does not end at their status': sql`
    select id from orders o where status is distinct from
      (select to_status from order_status_changes where order_id = o.id order by at desc, id desc limit 1)`,
  'products whose stock is not the sum of its history': sql`
    select id from products p where coalesce(stock, 0) + set_aside <>
      (select coalesce(sum(quantity), 0) from stock_movements where product_id = p.id)`,
  'settings saved more or less often than their changes are recorded': sql`
    select part from shop_settings s where version - 1 <>
      (select count(*) from audit_entries where subject_kind = 'settings' and subject_id = s.part)`,
  'quotes whose lines do not make their subtotal': sql`
    select id from quotes q where subtotal_paise is distinct from
      (select sum(total_paise) from quote_lines where quote_id = q.id)`,
  'quotes confirmed without an order, or the reverse': sql`
    select id from quotes where (state = 'CONFIRMED') <> (order_id is not null)`,
  'enquiries whose history does not end at their version': sql`
    select id from quotes q where kind = 'enquiry' and version is distinct from
      (select max(version) from quote_changes where quote_id = q.id)`,
  'keys without an estimate': sql`
    select key from idempotent_requests r where route = 'estimate'
      and not exists (select from quotes where id = (r.answer ->> '_id')::uuid)`,
  'orders whose invoice is credited beyond its total': sql`
    select i.order_id from tax_documents i where i.kind = 'invoice' and i.total_paise <
      (select coalesce(sum(c.total_paise), 0) from tax_documents c where c.invoice_id = i.id)`,
  'invoices of which more of an amount is credited than they have, or whole with another tax': sql`
    select i.id from tax_documents i join lateral (
      select sum(c.total_paise) as total, sum(c.taxable_paise) as taxable, sum(c.cgst_paise) as half,
        sum(c.igst_paise) as igst
      from tax_documents c where c.invoice_id = i.id) credited on credited.total is not null
    where i.kind = 'invoice' and (credited.taxable > i.taxable_paise or credited.half > i.cgst_paise
      or credited.igst > i.igst_paise
      or (credited.total = i.total_paise and (credited.half, credited.igst) <> (i.cgst_paise, i.igst_paise)))`,
  'credit notes of another place or buyer than their invoice': sql`
    select c.id from tax_documents c join tax_documents i on i.id = c.invoice_id
    where (c.place, c.snapshot -> 'buyer' ->> 'gstin') is distinct from (i.place, i.snapshot -> 'buyer' ->> 'gstin')`,
  'cancelled orders whose invoice is not credited': sql`
    select o.id from orders o join tax_documents i on i.order_id = o.id and i.kind = 'invoice'
    where o.status = 'CANCELLED' and i.total_paise >
      (select coalesce(sum(c.total_paise), 0) from tax_documents c where c.invoice_id = i.id)`,
  'invoices of which less is credited than was given back': sql`
    select i.order_id from tax_documents i join payments p on p.order_id = i.order_id and p.is_settling
    where i.kind = 'invoice' and p.currency = 'INR' and
      least(i.total_paise, (select greatest(0, coalesce(sum(amount_paise), 0) - p.changed_paise) from refunds r
        where r.gateway_payment_id = p.gateway_payment_id and r.state = 'processed')
        + (select greatest(0, -received_paise) from orders where id = i.order_id)) >
      (select coalesce(sum(c.total_paise), 0) from tax_documents c where c.invoice_id = i.id)`,
  'invoices of orders that go on of which more is credited than was ever given back': sql`
    select i.order_id from tax_documents i join orders o on o.id = i.order_id
      left join payments p on p.order_id = i.order_id and p.is_settling
    where i.kind = 'invoice' and o.status <> 'CANCELLED' and coalesce(p.amount_paise - p.changed_paise, 0) in (0, i.total_paise)
      and (select coalesce(sum(c.total_paise), 0) from tax_documents c where c.invoice_id = i.id) >
        (select greatest(0, coalesce(sum(amount_paise), 0) - coalesce(p.changed_paise, 0)) from refunds r
          where r.gateway_payment_id = p.gateway_payment_id and r.processed_at is not null)
        - (select coalesce(sum(amount_paise), 0) from receipts g
          where g.order_id = i.order_id and g.amount_paise < 0)`,
  'invoices of orders paid by hand of which less is credited than was given back': sql`
    select i.order_id from tax_documents i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and o.payment_method <> 'online' and o.payment_status in ('PAID', 'REFUNDED')
      and case o.payment_method when 'offline' then o.total_paise else 0 end - o.received_paise >
        (select coalesce(sum(c.total_paise), 0) from tax_documents c where c.invoice_id = i.id)`,
  'orders that have received another sum than their receipts make': sql`
    select id from orders o where received_paise <>
      (select coalesce(sum(amount_paise), 0) from receipts where order_id = o.id)`,
  'orders with more money by hand than they cost, or less than none': sql`
    select id from orders o where case payment_method
      when 'offline' then received_paise < 0 or (received_paise > total_paise and changed_from is null)
      when 'cod' then received_paise not between -total_paise and 0
        or (received_paise <> 0 and payment_status not in ('PAID', 'REFUNDED'))
      else received_paise > 0 or -received_paise >
        (select coalesce(sum(amount_paise), 0) from payments where order_id = o.id and is_settling) end`,
  'orders paid by hand whose payment status is not that of their receipts': sql`
    select id from orders where (payment_method = 'offline' and total_paise > 0 and case payment_status
        when 'PAID' then received_paise = 0 when 'REFUNDED' then received_paise > 0
        else received_paise >= total_paise end)
      or (payment_method = 'cod' and received_paise <> 0
        and (payment_status = 'REFUNDED') <> (received_paise = -total_paise))`,
  'transfers taken in twice': sql`
    select min(id::text) from receipts where reference <> '' and amount_paise > 0
    group by lower(regexp_replace(reference, '\\s', '', 'g')) having count(*) > 1`,
  'keys without a receipt': sql`
    select key from idempotent_requests r where route = 'receipt'
      and not exists (select from receipts where id = (r.answer ->> '_id')::uuid)`,
  'credit notes of another order than their invoice': sql`
    select c.id from tax_documents c join tax_documents i on i.id = c.invoice_id
    where i.kind <> 'invoice' or i.order_id <> c.order_id or i.date > c.date`,
  'series of tax documents with a gap': sql`
    select kind, year from tax_documents group by kind, year
    having max(serial) - min(serial) + 1 <> count(*)`,
  'tax documents dated before the one with the number before': sql`
    select id from tax_documents t where date < (select max(date) from tax_documents b
      where b.kind = t.kind and b.year = t.year and b.serial < t.serial)`,
  'tax documents whose amounts are not those of an order, its rate and its print': sql`
    select t.id from tax_documents t join orders o on o.id = t.order_id
    where (t.kind = 'invoice' and t.total_paise <> o.total_paise)
      or (t.kind = 'invoice'
        and case t.place when '33'
          then t.cgst_paise <> round(t.total_paise * t.rate_bp / (2.0 * (10000 + t.rate_bp)))
          else t.igst_paise <> round(t.total_paise * t.rate_bp / (10000.0 + t.rate_bp)) end)
      or coalesce(t.snapshot ->> 'place', '33') <> t.place
      or coalesce((t.snapshot -> 'tax' ->> 'igst')::numeric, 0) * 100 <> t.igst_paise
      or (t.snapshot -> 'tax' ->> 'cgst')::numeric * 100 <> t.cgst_paise
      or (t.snapshot -> 'tax' ->> 'taxable')::numeric * 100 <> t.taxable_paise
      or t.snapshot ->> 'number' <> t.number or t.snapshot ->> 'date' <> t.date::text`,
  'products oversold': sql`select id from products where stock < 0`,
  'lines that hold other stock than the order says': sql`
    select l.order_id from order_lines l join orders o on o.id = l.order_id
    where (case when o.is_stock_taken then l.returned_quantity - l.quantity else 0 end) is distinct from
      (select sum(quantity) from stock_movements m
        where m.order_id = l.order_id and m.product_id = l.product_id)`,
  'lines of which other pieces came back into stock than their refunds moved': sql`
    select l.order_id from order_lines l join orders o on o.id = l.order_id
    where l.returned_quantity <>
      (select coalesce(sum(m.quantity), 0) from stock_movements m join refunds r on r.id = m.refund_id
        where r.order_id = l.order_id and m.order_id = l.order_id and m.product_id = l.product_id)`,
  'pieces that came back into stock for another refund than one of them': sql`
    select m.id from stock_movements m left join refunds r on r.id = m.refund_id
    where m.refund_id is not null and (m.round is not null or m.quantity > coalesce((
      select sum((piece ->> 'quantity')::integer) from jsonb_array_elements(r.lines) piece
      where piece ->> 'productId' = m.product_id::text), 0))`,
  'lines that count other refunded pieces than there are': sql`
    select l.order_id from order_lines l where l.refunded_quantity <> least(l.quantity, (
      select coalesce(sum((piece ->> 'quantity')::integer), 0) from refunds r, jsonb_array_elements(r.lines) piece
      where r.order_id = l.order_id and r.state <> 'failed' and piece ->> 'productId' = l.product_id::text))`,
  'orders that count another sum given back than there is': sql`
    select o.id from orders o
    left join payments p on p.order_id = o.id and p.is_settling and p.currency = 'INR'
    where not exists (select from payments f where f.order_id = o.id and f.is_settling and f.currency <> 'INR')
      and o.refunded_paise <> case when o.status = 'CANCELLED' then 0 else (
        select case when given.back > 0 and given.back >= coalesce(p.amount_paise - p.changed_paise, o.total_paise) then o.total_paise
          else least(o.total_paise, given.back) end
        from (select greatest(0, case when o.payment_status in ('PAID', 'REFUNDED') then
            case when o.payment_method = 'offline' then o.total_paise else 0 end - (
              select coalesce(sum(amount_paise), 0) from receipts where order_id = o.id) else 0 end)
          + (select greatest(0, coalesce(sum(amount_paise), 0) - coalesce(p.changed_paise, 0)) from refunds r
            where r.gateway_payment_id = p.gateway_payment_id and r.state <> 'failed') as back) given) end`,
  'stock taken without an order': sql`
    select id from stock_movements m where order_id is not null
      and not exists (select from orders where id = m.order_id)`,
  'keys without an order': sql`
    select key from idempotent_requests r where route like 'order %'
      and not exists (select from orders where id = (r.answer ->> '_id')::uuid)`,
  'online orders paid by no payment': sql`
    select id from orders o where payment_method = 'online' and payment_status in ('PAID', 'REFUNDED')
      and not exists (select from payments where order_id = o.id
        and (is_settling or state = 'refunded'))`,
  'payments that settle an order which is not paid': sql`
    select p.order_id from payments p join orders o on o.id = p.order_id
    where p.is_settling and o.payment_status not in ('PAID', 'REFUNDED')`,
  'paid orders that still wait for their payment': sql`
    select id from orders where status = 'PENDING_PAYMENT' and payment_status = 'PAID'`,
  'cancelled orders whose payment stays': sql`
    select o.id from orders o join payments p on p.order_id = o.id and p.is_settling
    where o.status = 'CANCELLED' and p.refunds_paise - least(o.received_paise, 0) < p.amount_paise
      and not exists
      (select from refunds where gateway_payment_id = p.gateway_payment_id and state = 'failed')`,
  'payments that count other refunds than there are': sql`
    select p.gateway_payment_id from payments p where p.refunds_paise <>
      (select coalesce(sum(amount_paise), 0) from refunds r
        where r.gateway_payment_id = p.gateway_payment_id and r.state <> 'failed')`,
  'payments refunded beyond what was paid': sql`
    select gateway_payment_id from payments where refunds_paise > amount_paise`,
  'payments whose state is not that of their processed refunds': sql`
    select gateway_payment_id from payments p where (state = 'refunded') <>
      (amount_paise > 0 and amount_paise = (select coalesce(sum(amount_paise), 0) from refunds r
        where r.gateway_payment_id = p.gateway_payment_id and r.state = 'processed'))`,
  'orders that are refunded without their payment, or the reverse': sql`
    select o.id from orders o join payments p on p.order_id = o.id and p.is_settling
    where (o.payment_status = 'REFUNDED') <> (p.state = 'refunded' and p.changed_paise < p.amount_paise)`,
  'orders that another one replaces though they go on, or whose code, money or enquiry has stayed': sql`
    select f.id from orders f join orders o on o.changed_from = f.id
    where f.status <> 'CANCELLED' or f.share_code is not null or f.received_paise <> 0 or f.is_stock_taken
      or exists (select from payments where order_id = f.id) or exists (select from refunds where order_id = f.id)
      or exists (select from receipts where order_id = f.id) or exists (select from quotes where order_id = f.id)
      or exists (select from tax_documents where order_id = f.id)`,
  'payments of which changes have freed more than there is': sql`
    select gateway_payment_id from payments where changed_paise not between 0 and amount_paise`,
  'refunds of another order than their payment': sql`
    select r.id from refunds r join payments p on p.gateway_payment_id = r.gateway_payment_id
    where r.order_id <> p.order_id`,
  'reviews that count though another one does, or the reverse': sql`
    select r.id from reviews r join orders o on o.id = r.order_id
    where r.is_counted <> (o.status = 'DELIVERED' and not exists (
      select from reviews newer join orders n on n.id = newer.order_id and n.status = 'DELIVERED'
      where newer.product_id = r.product_id and newer.user_id = r.user_id
        and (newer.created_at, newer.id) > (r.created_at, r.id)))`,
  'products whose stars are not those of their reviews': sql`
    select id from products p where (review_count, review_stars) <>
      (select count(*), coalesce(sum(stars), 0) from reviews r where r.product_id = p.id and r.is_counted)`,
  'days of products that count other sales than there are': sql`
    select day, product_id from
      (select day, product_id, quantity as n, takings_paise as paise from product_days) counted
      full join (select shop_day(o.created_at) as day, l.product_id, sum(l.quantity - l.refunded_quantity) as n,
          sum(l.total_paise / l.quantity * (l.quantity - l.refunded_quantity)) as paise
        from order_lines l join orders o on o.id = l.order_id
        where is_sale(o.status) and (o.refunded_paise = 0 or o.refunded_paise < o.total_paise) group by 1, 2) sold
        using (day, product_id)
    where coalesce(counted.n, 0) <> coalesce(sold.n, 0)
      or coalesce(counted.paise, 0) <> coalesce(sold.paise, 0)`,
  'days that count other orders than there are': sql`
    select day, status from
      (select day, status, sum(orders) as n, sum(takings_paise) as paise from order_days group by 1, 2) counted
      full join (select shop_day(created_at) as day, status, count(*) as n,
          sum(total_paise - refunded_paise) as paise
        from orders group by 1, 2) placed
        using (day, status)
    where coalesce(counted.n, 0) <> coalesce(placed.n, 0)
      or coalesce(counted.paise, 0) <> coalesce(placed.paise, 0)`,
  'roles and statuses that count other users than there are': sql`
    select role, status from
      (select role, status, users as n from user_counts) counted
      full join (select role, status, count(*) as n from users where deleted_at is null group by 1, 2) present
        using (role, status)
    where coalesce(counted.n, 0) <> coalesce(present.n, 0)`,
};

/** The violated invariants with their numbers of rows. */
export async function findViolations(db: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [violation, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.push(`${rows.length} ${violation}`);
  }
  return found;
}
