import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixed } from './fixed-sql.ts';

test('a fixed part is one text, and one with parameters is refused', () => {
  const part = sql`a, ${sql.ref('p.b')}, ${sql.lit('it’s')}`;
  const { sqlFragments, parameters } = fixed(part).toOperationNode();
  expect([sqlFragments, parameters]).toEqual([[`a, "p"."b", 'it’s'`], []]);
  expect(() => fixed(sql`a = ${1}`)).toThrow('has parameters');
});
