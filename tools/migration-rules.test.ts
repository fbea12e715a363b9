import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationNames } from '#packages/server/src/platform/db/migrate.ts';
import { findBreaks } from './migration-rules.ts';

/** The last migration of the last release: what comes after it is applied while that one runs. */
const lastReleased = '0040';

test('a new migration leaves the released version running', () => {
  const added = migrationNames.filter((name) => name.slice(0, 4) > lastReleased);
  const broken = added.flatMap((name) => {
    const path = new URL(`../packages/server/migrations/${name}`, import.meta.url);
    return findBreaks(readFileSync(path, 'utf8'), lastReleased).map((what) => `${name} ${what}`);
  });
  expect(broken).toEqual([]);
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
])('%s is refused', (statement, what) => {
  const script = `-- a comment; of two parts\ncreate table other (id int not null);\n${statement};`;
  expect(findBreaks(script, '0050')).toEqual([what]);
  expect(findBreaks(`-- unused since 0050\n${script}`, '0050')).toEqual([]);
  // The version that stopped using it has not been released.
  expect(findBreaks(`-- unused since 0051\n${script}`, '0050')).toEqual([what]);
});

test.each([
  'create index orders_note_idx on orders (note)',
  'create unique index if not exists orders_note_key on only orders (note)',
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
  'alter table orders add column note text, add constraint note_is_short check (note is not null)',
  'alter table orders add column both int not null generated always as (a + b) stored',
  'create table notes (id uuid primary key, text text not null)',
  "update orders set note = 'drop column; rename' where note is null",
  'drop index orders_note_idx',
])('%s is not', (statement) => {
  expect(findBreaks(`${statement};`, '0050')).toEqual([]);
});
