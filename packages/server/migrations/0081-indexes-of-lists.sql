-- without a transaction
-- unused since 0040: the released version does not know them, and lists are now made in memory.
drop index concurrently if exists products_facets_idx;
drop index concurrently if exists products_standing_idx;
drop function if exists facet_values;
