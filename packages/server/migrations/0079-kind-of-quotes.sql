-- What a quote is: an estimate, or an enquiry. Until now it was told by whether it goes anywhere.
alter table quotes add column kind text;

-- The released version inserts quotes without a kind. The release after this one demands it and drops the
-- trigger.
create function say_kind_of_quote() returns trigger language plpgsql as $$
begin
  new.kind := case when new.delivery is null then 'estimate' else 'enquiry' end;
  return new;
end $$;
create trigger quotes_kind before insert on quotes
  for each row when (new.kind is null) execute function say_kind_of_quote();

update quotes set kind = case when delivery is null then 'estimate' else 'enquiry' end where kind is null;
