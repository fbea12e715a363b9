import { expect, test } from 'vitest';
import { mergeEdits } from './settings-values.ts';

test('of two who edit other fields, both edits stay; of the same field, mine', () => {
  const base = { name: 'A', phone: '1', licence: 'x', socials: [] };
  const theirs = { name: 'A', phone: '2', licence: 'y', socials: [] };
  const mine = { name: 'B', phone: '1', licence: 'z', socials: [] };
  expect(mergeEdits(mine, { base, theirs })).toEqual({
    name: 'B',
    phone: '2',
    licence: 'z',
    socials: [],
  });
});
