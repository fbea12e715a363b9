-- What the shop writes to the customer of an enquiry; the note beside it is the customer's own.
alter table quotes add column shop_note text not null default '';
