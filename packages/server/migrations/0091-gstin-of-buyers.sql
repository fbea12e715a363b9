-- The buyer's own GSTIN, which the tax invoice states; null of a private buyer.
alter table orders add column buyer_gstin text;
