import { expect, test } from 'vitest';
import { daysOf, exportMonths } from './export-months.ts';

test('the first month is the one it is in the shop, and years are passed', () => {
  const months = exportMonths(new Date('2026-12-31T18:30:00.000Z'));
  expect(months).toHaveLength(36);
  expect(months.slice(0, 2)).toEqual([
    { value: '2027-01', label: 'January 2027' },
    { value: '2026-12', label: 'December 2026' },
  ]);
  expect(months.at(-1)).toEqual({ value: '2024-02', label: 'February 2024' });
});

test.each([
  ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-12', { from: '2026-12-01', to: '2026-12-31' }],
  ['', { from: '2017-07-01', to: '2026-11-24' }],
])('the papers of %j are of these days', (month, days) => {
  expect(daysOf(month, new Date('2026-11-23T18:30:00Z'))).toEqual(days);
});
