-- unused since 0040: no released version knows the table.
-- When the number of a product was last changed with all others: its process's catalogue has it at hand.
alter table products add column numbered_at timestamptz;
drop table list_numbering;
