-- Facts that hold for every product of a category, as contract/src/catalogue/passport.ts names them. A
-- product has them until it states its own. The version before knows only those of products.
alter table categories add column passport jsonb not null default '{}';
