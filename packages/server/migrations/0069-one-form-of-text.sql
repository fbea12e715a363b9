-- What names people and things, and what is searched, is in Unicode's form NFC, as everything is that is
-- typed from now on; names are one line. Texts that would grow beyond their column stay.
update users
set name = regexp_replace(normalize(name), '\s*[\n\r\u2028\u2029]\s*', ' ', 'g')
where (name is not nfc normalized or name ~ '[\n\r\u2028\u2029]') and length(normalize(name)) <= 120;

update addresses
set name = regexp_replace(normalize(name), '\s*[\n\r\u2028\u2029]\s*', ' ', 'g')
where (name is not nfc normalized or name ~ '[\n\r\u2028\u2029]') and length(normalize(name)) <= 120;

update orders
set customer_name = normalize(customer_name), delivery = normalize(delivery::text)::jsonb
where customer_name is not nfc normalized or delivery::text is not nfc normalized;

update quotes
set customer_name = normalize(customer_name), delivery = normalize(delivery::text)::jsonb
where customer_name is not nfc normalized or delivery::text is not nfc normalized;

update order_lines set name = normalize(name) where name is not nfc normalized;

update messages
set name = normalize(name), subject = normalize(subject), message = normalize(message)
where (name is not nfc normalized or subject is not nfc normalized or message is not nfc normalized)
  and length(normalize(name)) <= 120 and length(normalize(subject)) <= 120
  and length(normalize(message)) <= 1000;

update products set name = normalize(name), name_ta = normalize(name_ta)
where (name is not nfc normalized or name_ta is not nfc normalized)
  and length(normalize(name)) <= 120 and length(normalize(name_ta)) <= 120;

-- Two that have become the same keep their names, and are for the owner to tell apart.
update categories set name = normalize(name), name_ta = normalize(name_ta)
where (name is not nfc normalized or name_ta is not nfc normalized)
  and length(normalize(name)) <= 60 and length(normalize(name_ta)) <= 60
  and not exists (
    select from categories other
    where other.id <> categories.id
      and lower(normalize(other.name)) = lower(normalize(categories.name)));

-- Emails are typed without signs that nobody sees; two accounts that differ in nothing else stay.
with plain as (
  select id, regexp_replace(
    email, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g') as email
  from users
)
update users set email = plain.email from plain
where users.id = plain.id and users.email <> plain.email
  and not exists (select from plain other where other.id <> plain.id and other.email = plain.email);
