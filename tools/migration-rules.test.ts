import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { migrationNames } from '#packages/server/src/platform/db/migrate.ts';
import { findBreaks } from './migration-rules.ts';

/** The last migration of the last release: what comes after it is applied while that one runs. */
const lastReleased = '0040';
/** Of pg-boss, which changes its own tables as a newer one starts: what does its release leave running? */
const releasedJobSchema = 40;

test('a new migration leaves the released version running', () => {
  const added = migrationNames.filter((name) => name.slice(0, 4) > lastReleased);
  const broken = added.flatMap((name) => {
    const path = new URL(`../packages/server/migrations/${name}`, import.meta.url);
    return findBreaks(readFileSync(path, 'utf8'), lastReleased).map((what) => `${name} ${what}`);
  });
  expect(broken).toEqual([]);
});

test('the job queue of the released version runs on the same tables', () => {
  const path = createRequire(import.meta.url).resolve('pg-boss/package.json');
  const { pgboss } = JSON.parse(readFileSync(path, 'utf8')) as { pgboss: { schema: number } };
  expect(pgboss.schema).toBe(releasedJobSchema);
});

test.each([
  ['drop table quotes', 'drops what it may use'],
  ['alter table orders\n  drop column note', 'drops a column'],
  ['alter table if exists orders rename column note to remark', 'renames what it may use'],
  ['alter index orders_key rename to orders_number_key', 'renames what it may use'],
  ['ALTER TABLE orders ALTER note TYPE jsonb USING note::jsonb', 'changes the type of a column'],
  ['alter table orders alter column note set data type int', 'changes the type of a column'],
  ['alter table orders alter note set not null', 'demands a value that it may leave out'],
  ['alter table orders alter note drop default', 'drops a default on which its inserts may rely'],
  [
    'alter table orders add column a int default 1, add column note text not null',
    'adds a column that its inserts leave out',
  ],
  ['drop materialized view figures', 'drops what it may use'],
  ['drop sequence invoice_serials', 'drops what it may use'],
  ['drop index receipts_reference_key', 'drops a unique index on which its inserts may rely'],
  [
    'alter table orders drop constraint orders_key',
    'drops a constraint on which its inserts may rely',
  ],
  ['drop trigger orders_count on orders', 'drops a trigger on which its writes may rely'],
  [
    'create or replace function words(name text) returns text language sql as $$ select name $$',
    'changes what it may call',
  ],
  [
    'create unique index concurrently if not exists orders_note_key on orders (note)',
    'refuses rows that it may write',
  ],
  [
    "alter table orders add constraint orders_note_check check (note <> '') not valid",
    'refuses rows that it may write',
  ],
  [
    'alter table orders add constraint orders_note_key unique using index orders_note_key',
    'refuses rows that it may write',
  ],
  [
    'alter table orders add column note text, add constraint note_is_there check (note is not null) not valid',
    'refuses rows that it may write',
  ],
  [
    "alter table orders add column note text default '' check (note <> '')",
    'refuses rows that it may write',
  ],
])('%s is refused', (statement, what) => {
  const script = `-- a comment; of two parts\ncreate table other (id int not null);\n${statement};`;
  expect(findBreaks(script, '0050')).toEqual([what]);
  expect(findBreaks(`-- unused since 0050\n${script}`, '0050')).toEqual([]);
  // The version that stopped using it has not been released.
  expect(findBreaks(`-- unused since 0051\n${script}`, '0050')).toEqual([what]);
});

const rewrites = 'rewrites a table that nobody can read meanwhile';
const reads = 'reads a table while its writes wait: `not valid` first, then `validate constraint`';

test.each([
  ['alter table orders add constraint short check (length(note) < 9)', reads],
  ['alter table orders add foreign key (note_id) references notes (id)', reads],
  [
    'alter table orders add constraint orders_note_key unique (note)',
    'builds an index while its writes wait',
  ],
  ['alter table orders add column both int generated always as (a + b) stored', rewrites],
  ['alter table orders add column share uuid default gen_random_uuid()', rewrites],
  ['alter table orders add column serial bigserial', rewrites],
  ['update orders set note = 1', 'writes every row of a table in one transaction'],
  ['truncate search_terms', 'locks a table'],
  ['do $$ begin alter table orders drop column note; end $$', 'runs what no rule can read'],
])('%s is refused, whatever is kept', (statement, what) => {
  expect(findBreaks(`-- kept since 0050\n${statement};`, '0050')).toEqual([what]);
});

test.each([
  'create index orders_note_idx on orders (note)',
  'create index concurrently orders_note_idx on orders (note)',
])('%s is refused, whatever is unused', (statement) => {
  const what = ['builds an index while its writes wait'];
  expect(findBreaks(`${statement};`, '0050')).toEqual(what);
  expect(findBreaks(`-- unused since 0050\n${statement};`, '0050')).toEqual(what);
});

test.each([
  'create index concurrently if not exists orders_note_idx on orders (note)',
  'create table notes (id uuid primary key); create index notes_idx on notes (id)',
  "alter table orders add column note text not null default ''",
  "-- kept since 0050\nalter table orders add constraint short check (note <> '') not valid",
  '-- kept since 0050\ncreate unique index concurrently if not exists orders_key on orders (note)',
  'alter table orders validate constraint short',
  'alter table orders add column at timestamptz not null default now()',
  'create table notes (id int); alter table notes add constraint one unique (id); update notes set id = 1',
  'drop trigger count on orders; create trigger count after insert on orders execute function f()',
  'create or replace function f() returns trigger language plpgsql as $$ begin return null; end $$',
  'create table notes (id uuid primary key, text text not null)',
  "update orders set note = 'drop column; rename' where note is null",
  'drop index orders_note_idx',
])('%s is not', (statement) => {
  expect(findBreaks(`${statement};`, '0050')).toEqual([]);
});
