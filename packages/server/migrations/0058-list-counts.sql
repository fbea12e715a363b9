-- How many messages and reviews there are of each state that the admin's lists are filtered by, kept by
-- the database so that no list counts them. `is_answered` is of messages alone.
create table list_counts (
  list text not null,
  status text not null,
  is_answered boolean not null,
  count bigint not null,
  constraint list_counts_pkey primary key (list, status, is_answered)
);

-- Counts a statement once, however many rows it has changed; rows that keep their state lock no count.
-- The counts are locked in their order and are the last that a statement locks: an act that changes
-- states by one statement, after it has locked what else it needs, is in no deadlock by them.
create function count_listed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into list_counts as known (list, status, is_answered, count)
      select tg_table_name, state.status, state.is_answered, sum(state.delta)
      from (
        select status, to_jsonb(before) ->> 'answered_at' is not null as is_answered, -1 as delta from before
        union all select status, to_jsonb(after) ->> 'answered_at' is not null, 1 from after
      ) as state
      group by state.status, state.is_answered having sum(state.delta) <> 0
      order by state.status, state.is_answered
    on conflict on constraint list_counts_pkey do update set count = known.count + excluded.count;
  else
    insert into list_counts as known (list, status, is_answered, count)
      select tg_table_name, state.status, state.is_answered,
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from (
        select status, to_jsonb(changed) ->> 'answered_at' is not null as is_answered from changed
      ) as state
      group by state.status, state.is_answered
      order by state.status, state.is_answered
    on conflict on constraint list_counts_pkey do update set count = known.count + excluded.count;
  end if;
  return null;
end $$;

create trigger messages_total_new after insert on messages
  referencing new table as changed for each statement execute function count_listed();
create trigger messages_total_changed after update on messages
  referencing old table as before new table as after for each statement execute function count_listed();
create trigger messages_total_deleted after delete on messages
  referencing old table as changed for each statement execute function count_listed();

-- Triggers fire in the order of their names: after reviews_recount_*, which lock products and reviews.
create trigger reviews_total_new after insert on reviews
  referencing new table as changed for each statement execute function count_listed();
create trigger reviews_total_changed after update on reviews
  referencing old table as before new table as after for each statement execute function count_listed();
create trigger reviews_total_deleted after delete on reviews
  referencing old table as changed for each statement execute function count_listed();

-- Nobody writes to either table since its triggers were made, until this is committed.
insert into list_counts (list, status, is_answered, count)
select 'messages', status, answered_at is not null, count(*) from messages group by 2, 3
union all select 'reviews', status, false, count(*) from reviews group by 2;
