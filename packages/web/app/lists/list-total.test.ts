import { mostCounted } from '@mathappu/contract/limits';
import { expect, test } from 'vitest';
import { formatTotal } from './list-total.tsx';

test('a search that stopped counting says that there may be more', () => {
  expect(formatTotal(mostCounted, 'kumar')).toBe(`${mostCounted} or more`);
  expect(formatTotal(mostCounted - 1, 'kumar')).toBe(String(mostCounted - 1));
});

test('a whole list is counted whole', () => {
  expect(formatTotal(mostCounted, '')).toBe(String(mostCounted));
  expect(formatTotal(mostCounted)).toBe(String(mostCounted));
});
