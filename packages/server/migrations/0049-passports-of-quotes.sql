-- The facts of the product as they were when the line was frozen; null in lines of before, whose orders
-- take those of the product.
alter table quote_lines add column passport jsonb;
