-- The code of a problem and the values in its sentence, which each admin reads in their language. Null in
-- the imports of earlier releases.
alter table product_import_problems add column problem jsonb;
