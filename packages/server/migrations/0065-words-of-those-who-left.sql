-- What an account's deletion erases since this release, of accounts that were deleted before: their
-- messages, and what staff wrote about them. An order or a quote of a deleted account is nobody's.
delete from messages where user_id is null and name = 'Deleted account' and email = '';

update order_status_changes set reason = ''
where reason <> '' and actor_id is not null
  and order_id in (select id from orders where user_id is null and customer_name = 'Deleted account');

update refunds set reason = ''
where source = 'shop'
  and order_id in (select id from orders where user_id is null and customer_name = 'Deleted account');

update orders set adjustments = (
  select jsonb_agg(case row ->> 'kind' when 'discount' then row || '{"label": "…"}' else row end order by at)
  from jsonb_array_elements(adjustments) with ordinality as rows (row, at))
where user_id is null and customer_name = 'Deleted account'
  and adjustments @> '[{"kind": "discount"}]';

update reviews set text = '' where user_id is null and status = 'rejected';

update quote_lines set price_reason = '', reason = ''
where (price_reason <> '' or reason <> '')
  and quote_id in (select id from quotes where user_id is null and customer_email = '' and delivery is not null);

update quote_changes set changes = (
  select coalesce(jsonb_agg(case
    when change ->> 'field' in ('state', 'validUntil', 'orderId', 'agreedBy', 'warnings') then change
    when change ->> 'field' like 'line %' then change || jsonb_build_object('reason', '',
      'before', case jsonb_typeof(change -> 'before') when 'object'
        then change -> 'before' || '{"reason": "", "priceReason": ""}' end,
      'after', case jsonb_typeof(change -> 'after') when 'object'
        then change -> 'after' || '{"reason": "", "priceReason": ""}' end)
    else change || '{"before": null, "after": null, "reason": ""}'
  end order by at), '[]')
  from jsonb_array_elements(changes) with ordinality as listed (change, at))
where quote_id in (select id from quotes where user_id is null and customer_email = '' and delivery is not null);

update quotes set reason = '', adjustments = (
  select coalesce(jsonb_agg(
    case row ->> 'kind' when 'discount' then row || '{"label": "…"}' else row end order by at), '[]')
  from jsonb_array_elements(adjustments) with ordinality as rows (row, at))
where user_id is null and customer_email = '' and delivery is not null;

update audit_entries set
  before = before - array['reason', 'answer', 'reference'],
  after = after - array['reason', 'answer', 'reference']
where (before ?| array['reason', 'answer', 'reference'] or after ?| array['reason', 'answer', 'reference'])
  and case subject_kind
    when 'order' then subject_id in (
      select id::text from orders where user_id is null and customer_name = 'Deleted account')
    when 'review' then subject_id in (select id::text from reviews where user_id is null)
    when 'user' then subject_id in (select id::text from users where deleted_at is not null)
  end;
