-- Which version of the privacy policy held when the person entered this; null of what is older.
alter table users add column notice_version text;
alter table messages add column notice_version text;
alter table quotes add column notice_version text;
alter table orders add column notice_version text;
