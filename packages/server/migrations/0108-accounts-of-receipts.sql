-- Into, or out of, which account of the shop the money went, by its name at the time; '' where none was stated.
alter table receipts add column account text not null default '';
