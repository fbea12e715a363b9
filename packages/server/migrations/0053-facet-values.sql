-- The values of all facets that a product has, as bits: a list compares one number, and products that
-- have the same are counted together. catalogue/facets/facet-conditions.ts names the bits. Another
-- value takes another function, and an index of it in place of the one of 0054.
create function facet_values(
  class text, discount_bp integer, noise_db integer, best_seen text, stock integer, min_age integer
) returns integer language sql immutable parallel safe return
  case class
    when 'swas' then 1 when 'safal' then 2 when 'star' then 4 when 'conventional' then 8 else 0 end
  + case when discount_bp >= 5000 then 16 + 32 + 64 when discount_bp >= 2500 then 16 + 32
    when discount_bp >= 1000 then 16 else 0 end
  + case when noise_db <= 80 then 128 when noise_db <= 100 then 256 when noise_db <= 125 then 512
    else 0 end
  + case best_seen when 'day' then 1024 when 'night' then 2048 when 'both' then 1024 + 2048 else 0 end
  + case when stock > 0 then 4096 else 0 end
  + case when min_age <= 12 then 8192 when min_age = 18 then 16384 else 0 end;
