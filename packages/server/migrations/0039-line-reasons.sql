-- Why a line is not as it was asked for.
alter table quote_lines add column reason text not null default '';

-- So far it stood beside the changes of lines, and how a confirmed one was agreed stood as its reason.
update quote_changes c set changes = (
  select coalesce(jsonb_agg(case
      when change ->> 'field' like 'line %' and jsonb_typeof(change -> 'after') = 'object'
        then jsonb_set(change, '{after,reason}', change -> 'reason')
      when change ->> 'field' = 'reason' and c.act = 'confirm'
        then jsonb_build_object('field', 'agreedBy', 'before', null,
          'after', replace(change ->> 'after', 'Agreed: ', ''), 'reason', '')
      else change end order by place), '[]')
  from jsonb_array_elements(c.changes) with ordinality as each_change (change, place));
update quotes set reason = '' where state = 'CONFIRMED';
update quote_lines l set reason = said.reason
from (
  select distinct on (c.quote_id, change ->> 'field') c.quote_id, change ->> 'field' as field,
    change ->> 'reason' as reason
  from quote_changes c cross join jsonb_array_elements(c.changes) as change
  where change ->> 'field' like 'line %'
  order by c.quote_id, change ->> 'field', c.version desc
) as said
where l.quote_id = said.quote_id and said.field = 'line ' || l.product_id;
