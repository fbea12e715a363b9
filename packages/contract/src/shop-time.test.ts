import { afterEach, expect, test, vi } from 'vitest';
import {
  daysBetween,
  formatDate,
  formatDateTime,
  formatNearDate,
  toShopDay,
  toShopMonth,
  toShopTime,
} from './shop-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'days and months begin at midnight in the shop, on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const before = new Date('2026-10-31T18:29:59.000Z');
    const after = new Date('2026-10-31T18:30:00.000Z');
    expect([before, after].map(toShopTime)).toEqual(['2026-10-31 23:59:59', '2026-11-01 00:00:00']);
    expect([before, after].map((at) => formatDate(at.toISOString()))).toEqual([
      '31 Oct 2026',
      '1 Nov 2026',
    ]);
    expect(formatDateTime('2026-11-07T10:35:00.000Z')).toBe('7 Nov 2026, 4:05 pm');
    expect(formatDate('2026-11-07T10:35:00.000Z', 'ta')).toBe('7 நவ. 2026');
    expect(formatDateTime('2026-11-07T10:35:00.000Z', 'ta')).toBe('7 நவ. 2026, மாலை 4:05');
    expect([before, after].map(toShopDay)).toEqual(['2026-10-31', '2026-11-01']);
    expect([before, after].map(toShopMonth)).toEqual(['2026-10', '2026-11']);
  },
);

test.each([
  ['00:05', 'இரவு 12:05'],
  ['04:59', 'அதிகாலை 4:59'],
  ['06:00', 'காலை 6:00'],
  ['12:11', 'மதியம் 12:11'],
  ['15:59', 'பிற்பகல் 3:59'],
  ['17:59', 'மாலை 5:59'],
  ['21:00', 'இரவு 9:00'],
])('%s is in Tamil %s', (time, tamil) => {
  expect(formatDateTime(`2026-11-29T${time}:00+05:30`, 'ta')).toBe(`29 நவ. 2026, ${tamil}`);
});

test('days of the calendar are counted and named without their year', () => {
  expect(daysBetween('2026-11-29', '2026-12-20')).toBe(21);
  expect(daysBetween('2026-12-20', '2026-12-19')).toBe(-1);
  expect(formatNearDate('2026-12-20')).toBe('20 Dec');
  expect(formatNearDate('2026-12-20', 'ta')).toBe('20 டிச.');
});
