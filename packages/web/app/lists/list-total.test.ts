import { mostCounted } from '@mathappu/contract/limits';
import { expect, test } from 'vitest';
import { formatTotal } from './list-total.tsx';

test('a search that stopped counting says that there may be more', () => {
  expect(formatTotal(mostCounted, 'kumar')).toBe('1000 or more');
  expect(formatTotal(mostCounted - 1, 'kumar')).toBe('999');
});

test('a whole list is counted whole', () => {
  expect(formatTotal(mostCounted, '')).toBe('1000');
  expect(formatTotal(mostCounted)).toBe('1000');
});
