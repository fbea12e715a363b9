import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxOrderRupees, maxTaxPercent } from '../limits.ts';
import { toHundredths } from '../money.ts';
import { financialYearOf, splitTax, taxDocumentNumber } from './tax-amounts.ts';

const total = fc.integer({ min: 1, max: toHundredths(maxOrderRupees) });
const rate = fc.integer({ min: 1, max: toHundredths(maxTaxPercent) });

test('10,000 totals: taxable value, CGST and SGST make the total, halves are equal and rounded half up', () => {
  fc.assert(
    fc.property(total, rate, (totalPaise, rateBp) => {
      const { taxablePaise, halfPaise } = splitTax(totalPaise, rateBp, '33');
      expect(BigInt(taxablePaise) + 2n * BigInt(halfPaise)).toBe(BigInt(totalPaise));
      expect(Number.isSafeInteger(halfPaise) && taxablePaise >= 0).toBe(true);
      // half − 0.5 <= total × (rate / 2) / (1 + rate) < half + 0.5, in whole numbers
      const [double, whole] = [
        2n * BigInt(totalPaise) * BigInt(rateBp),
        2n * BigInt(10_000 + rateBp),
      ];
      expect((2n * BigInt(halfPaise) - 1n) * whole <= double).toBe(true);
      expect(double < (2n * BigInt(halfPaise) + 1n) * whole).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  // 118 × 9 / 118
  [11_800, 1_800, 900, 10_000],
  [17_990, 1_800, 1_372, 15_246],
  [1, 1_800, 0, 1],
  // 0.53 rounded up
  [7, 1_800, 1, 5],
  [10_500, 500, 250, 10_000],
])('of %i paise at %i hundredths of a percent each half is %i', (paise, bp, half, taxable) => {
  expect(splitTax(paise, bp, '33')).toEqual({
    totalPaise: paise,
    taxablePaise: taxable,
    halfPaise: half,
    igstPaise: 0,
  });
});

test.each([
  ['2026-11-23', '26-27'],
  ['2027-03-31', '26-27'],
  ['2027-04-01', '27-28'],
  ['2100-03-31', '99-00'],
  ['2109-04-01', '09-10'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

test('the longest number has 16 characters, the most that the rules allow', () => {
  expect(taxDocumentNumber({ prefix: 'INV', year: '26-27', serial: 123 })).toBe('INV/26-27/000123');
  expect(taxDocumentNumber({ prefix: 'INV', year: '26-27', serial: 999_999 })).toHaveLength(16);
});
