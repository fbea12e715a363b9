-- without a transaction
-- kept since 0040: the version before gives no numbers, those of the trigger are unique.
create unique index concurrently if not exists products_list_number_key on products (list_number);
