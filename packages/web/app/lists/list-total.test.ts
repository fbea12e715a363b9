import { expect, test } from 'vitest';
import { formatTotal } from './list-total.tsx';

test('a search that stopped counting says that there may be more', () => {
  expect(formatTotal({ total: 50, isAtLeast: true })).toBe('50 or more');
  expect(formatTotal({ total: 50 })).toBe('50');
});
