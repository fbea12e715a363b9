import { expect, test } from 'vitest';
import { userStatusLook, userStatusOptions } from './user-status.tsx';

test('every status that can be chosen has its label, whatever its case', () => {
  for (const { value, label } of userStatusOptions) {
    expect(userStatusLook(value).label).toBe(label);
    expect(userStatusLook(value.toUpperCase()).label).toBe(label);
  }
});

test('any other status is unknown', () => {
  expect(userStatusLook('retired').label).toBe('Unknown');
  expect(userStatusLook('').label).toBe('Unknown');
});
