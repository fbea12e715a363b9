-- The secret code of a link: 26 digits of base 32, 130 random bits. The bytes 6 and 22 of two identifiers
-- are not wholly random and are passed over.
create function new_share_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(bytes, at) % 32, 1), '')
  from (select decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    generate_series(0, 27) as at
  where at not in (6, 22)
$$;

-- Orders of before have none until they are asked for one. One made of an enquiry has the enquiry's.
alter table orders add column share_code text;
alter table orders alter column share_code set default new_share_code();
