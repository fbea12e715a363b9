import { mostCounted } from '@mathappu/contract/limits';
import { expect, test } from 'vitest';
import { formatTotal } from './list-total.tsx';

test('a search that stopped counting says that there may be more', () => {
  expect(formatTotal(mostCounted, 'kumar')).toBe('200 or more');
  expect(formatTotal(mostCounted - 1, 'kumar')).toBe('199');
});

test('a whole list is counted whole', () => {
  expect(formatTotal(mostCounted, '')).toBe('200');
  expect(formatTotal(mostCounted)).toBe('200');
});
