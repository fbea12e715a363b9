import { mostCounted } from '@mathappu/contract/limits';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('a search that stopped counting says that there may be more', () => {
  expect(countWords(mostCounted, 'kumar')).toBe('1000 or more');
  expect(countWords(mostCounted - 1, 'kumar')).toBe('999');
});

test('a whole list is counted whole', () => {
  expect(countWords(mostCounted, '')).toBe('1000');
  expect(countWords(mostCounted)).toBe('1000');
});
