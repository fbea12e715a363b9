import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './format-date.ts';

test('days and times are those of India, wherever the reader is', () => {
  expect(formatDate('2026-11-07T18:29:59.000Z')).toBe('7 Nov 2026');
  expect(formatDate('2026-11-07T18:30:00.000Z')).toBe('8 Nov 2026');
  expect(formatDateTime('2026-11-07T10:35:00.000Z')).toBe('7 Nov 2026, 4:05 pm');
});
