import { expect, test } from 'vitest';
import { isGstin, isShopGstin } from './gstin.ts';

const valid = '33ABCDE1234F1Z7';

test('a GSTIN with its check digit is one, the shop’s own is of Tamil Nadu', () => {
  expect([isGstin(valid), isShopGstin(valid)]).toEqual([true, true]);
  const ofMaharashtra = '27AAPFU0939F1ZV';
  expect([isGstin(ofMaharashtra), isShopGstin(ofMaharashtra)]).toEqual([true, false]);
});

test('no other check digit fits', () => {
  const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const fitting = digits.filter((digit) => isGstin(valid.slice(0, -1) + digit));
  expect(fitting).toEqual(['7']);
});

test('a slip of one character or two that changed places is noticed', () => {
  const slips = ['33ABCDE1243F1Z7', '33BACDE1234F1Z7', '33ABCDE1235F1Z7', '33ABCDF1234F1Z7'];
  expect(slips.filter(isGstin)).toEqual([]);
});

test.each([
  '',
  '33ABCDE1234F1Z',
  '33abcde1234f1z7',
  '27AAPFU0939F1ZW',
  '00AAPFU0939F1ZV',
  '33ABCDE1234F1Y7',
  'none',
])('%j is none', (text) => expect(isGstin(text)).toBe(false));
