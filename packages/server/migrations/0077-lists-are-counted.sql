-- unused since 0040: the released version does not know these counts, and lists are now counted when they
-- are read. `user_counts`, which the released version reads, goes with the next release.
drop trigger messages_total_new on messages;
drop trigger messages_total_changed on messages;
drop trigger messages_total_deleted on messages;
drop trigger reviews_total_new on reviews;
drop trigger reviews_total_changed on reviews;
drop trigger reviews_total_deleted on reviews;
drop trigger quotes_total_new on quotes;
drop trigger quotes_total_changed on quotes;
drop trigger quotes_total_deleted on quotes;
drop function count_listed, count_enquiry, word_pairs;
drop table list_counts;
