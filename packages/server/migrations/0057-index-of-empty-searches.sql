-- without a transaction
-- The searches that found nothing when they were last made, which the dashboard counts: those of a day
-- that found nothing, and whether they found something later.
create index concurrently if not exists search_terms_empty_idx on search_terms (day) include (term)
  where results = 0;
create index concurrently if not exists search_terms_found_idx on search_terms (term, day) where results > 0;
