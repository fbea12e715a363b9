import { expect, test } from 'vitest';
import { userStatusLooks, userStatusOptions } from './user-status.tsx';

test('every status that can be chosen has its label, whatever its case', () => {
  for (const { value, label } of userStatusOptions) {
    expect(userStatusLooks(value).label).toBe(label);
    expect(userStatusLooks(value.toUpperCase()).label).toBe(label);
  }
});

test('any other status is unknown', () => {
  expect(userStatusLooks('retired').label).toBe('Unknown');
  expect(userStatusLooks('').label).toBe('Unknown');
});
