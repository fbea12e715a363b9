-- Sums over a year of orders may be shared among several processes of the server.
alter function is_sale(text) parallel safe;
alter function is_sold(text, bigint, bigint) parallel safe;
