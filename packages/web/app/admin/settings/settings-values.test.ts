import { expect, test } from 'vitest';
import { mergeEdits, type StoredPart, valuesOf } from './settings-values.ts';

const part = (document: Record<string, unknown>): StoredPart => ({
  version: 1,
  document,
  changedAt: null,
  changedBy: null,
  changes: [],
});

test('of two who edit other fields, both edits stay; of the same field, mine', () => {
  const base = part({ name: 'A', phone: '1', licence: 'x', socials: [] });
  const theirs = part({ name: 'A', phone: '2', licence: 'y', socials: [] });
  const mine = { ...valuesOf(base), password: 'typed' };
  mine.document = { name: 'B', phone: '1', licence: 'z', socials: [] };
  expect(mergeEdits(mine, { base, theirs })).toEqual({
    document: { name: 'B', phone: '2', licence: 'z', socials: [] },
    password: 'typed',
    hasLegalAdvice: false,
  });
});
