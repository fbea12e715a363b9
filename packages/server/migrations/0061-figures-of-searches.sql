-- without a transaction
-- How many rows a search is expected to find is guessed from some of the texts. Of a hundred, the figures of
-- one analysis in 25 said of a first name that it is rare, and all its rows were read for the newest ten.
alter table messages alter column search_text set statistics 300;
alter table quotes alter column search_text set statistics 300;
analyze messages (search_text);
analyze quotes (search_text);
