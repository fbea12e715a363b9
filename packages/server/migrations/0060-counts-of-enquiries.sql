-- How many enquiries there are of each state, beside the counts of messages and reviews. An enquiry
-- knows where it goes, an estimate does not and is in no list.
create function count_enquiry() returns trigger language plpgsql as $$
begin
  insert into list_counts as known (list, status, is_answered, count)
    select 'quotes', state, false, sum(delta)
    from (
      select old.state, -1 where tg_op <> 'INSERT' and old.delivery is not null
      union all select new.state, 1 where tg_op <> 'DELETE' and new.delivery is not null
    ) as changed (state, delta)
    group by state order by state
  on conflict on constraint list_counts_pkey do update set count = known.count + excluded.count;
  return null;
end $$;

-- Counted as the transaction commits: an act writes its quote in the middle and locks products and people
-- before or after it, so a count that it held meanwhile would be in its way, or in that of others.
create constraint trigger quotes_total_new after insert on quotes
  deferrable initially deferred for each row when (new.delivery is not null)
  execute function count_enquiry();
create constraint trigger quotes_total_changed after update of state, delivery on quotes
  deferrable initially deferred for each row
  when (old.state <> new.state or (old.delivery is null) <> (new.delivery is null))
  execute function count_enquiry();
create constraint trigger quotes_total_deleted after delete on quotes
  deferrable initially deferred for each row when (old.delivery is not null)
  execute function count_enquiry();

-- Nobody writes to the table since its triggers were made, until this is committed.
insert into list_counts (list, status, is_answered, count)
select 'quotes', state, false, count(*) from quotes where delivery is not null group by 2;
