import { expect, test } from 'vitest';
import { userStatusOptions, wordsOfStatus } from './user-words.ts';

test('every status that can be chosen has its words, whatever its case', () => {
  for (const { value, label } of userStatusOptions) {
    expect(wordsOfStatus(value).label).toBe(label);
    expect(wordsOfStatus(value.toUpperCase()).label).toBe(label);
  }
});

test('any other status is unknown', () => {
  expect(wordsOfStatus('retired').label).toBe('Unknown');
  expect(wordsOfStatus('').label).toBe('Unknown');
});
