import { expect, test } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

const now = new Date('2026-11-07T12:00:00.000Z');

test.each([
  ['2026-11-07T12:00:20.000Z', 'just now'],
  ['2026-11-07T11:59:01.000Z', 'just now'],
  ['2026-11-07T11:59:00.000Z', '1 minute ago'],
  ['2026-11-07T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-07T11:00:00.000Z', '1 hour ago'],
  ['2026-11-06T12:00:00.000Z', '1 day ago'],
  ['2026-10-31T12:00:00.000Z', '1 week ago'],
  ['2026-09-01T12:00:00.000Z', '2 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
])('%s was %s', (moment, words) => {
  expect(formatRelativeTime(moment, now)).toBe(words);
});
