import { expect, test } from 'vitest';
import { wordSeason } from './word-season.ts';

const season = { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' };

test('a shop without a last day and a notice says nothing', () => {
  expect(wordSeason({ season })).toBeUndefined();
});

test.each([
  [21, 'Last day to order: 20 Dec (21 days)'],
  [1, 'Last day to order: 20 Dec (1 day)'],
  [0, 'Last day to order: today'],
])('%i days before the last day', (daysLeft, lead) => {
  expect(wordSeason({ season: { ...season, lastOrderOn: '2026-12-20', daysLeft } })).toEqual({
    lead,
    notice: '',
  });
});

test('the notice stands alone, and below a closed shop', () => {
  const notice = 'Parcels leave on Tuesday and Friday.';
  expect(wordSeason({ season: { ...season, notice } })).toEqual({ lead: '', notice });
  const closed = { isOpen: false, lastOrderOn: '2026-10-01', daysLeft: -59, notice };
  expect(wordSeason({ season: closed })?.lead).toBe('The shop is not taking orders at the moment.');
});
