import { expect, test } from 'vitest';
import { findOldBackups } from './old-backups.ts';

const dayMs = 24 * 3_600_000;
const dayAgo = (days: number): string =>
  new Date(Date.parse('2026-11-23') - days * dayMs).toISOString().slice(0, 10);

test('of a year of daily backups those of 7 days, 4 weeks and 12 months stay', () => {
  const names = Array.from({ length: 365 }, (_, days) => `${dayAgo(days)}-03-00-00`);
  const old = new Set(findOldBackups(names));
  const kept = names.filter((name) => !old.has(name)).map((name) => name.slice(0, 10));
  expect(kept).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6].map(dayAgo),
    // Sundays: weeks begin on Monday.
    ...['2026-11-15', '2026-11-08'],
    // The last days of eleven months; of the oldest one only its end is there.
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('all of the last 24 hours stay, of an earlier day the last, and folders with other names', () => {
  const names = [
    'before-the-season',
    '2026-11-28-keep',
    '2026-11-22-03-00-00',
    '2026-11-22-14-00-00',
    '2026-11-22-15-00-00',
    '2026-11-22-16-00-00',
    '2026-11-23-03-00-00',
    '2026-11-23-14-30-00',
  ];
  expect(findOldBackups(names)).toEqual(['2026-11-22-14-00-00', '2026-11-22-03-00-00']);
  expect(findOldBackups([...names, '2026-11-23-15-00-00'])).toEqual([
    '2026-11-22-14-00-00',
    '2026-11-22-03-00-00',
  ]);
  expect(findOldBackups([...names, '2026-11-23-15-00-01'])).toContain('2026-11-22-15-00-00');
  expect(findOldBackups([])).toEqual([]);
});

test('after a long pause the last ones stay, however old', () => {
  expect(findOldBackups(['2025-01-05-03-00-00', '2025-01-06-03-00-00'])).toEqual([]);
});
