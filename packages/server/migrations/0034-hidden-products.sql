-- What a search leaves out, read whole by each.
create index products_hidden_idx on products (id) where is_listed is not true;
