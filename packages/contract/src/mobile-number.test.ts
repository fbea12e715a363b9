import { expect, test } from 'vitest';
import { mobileNumberOf } from './mobile-number.ts';

test.each([
  '9840012345',
  '98400 12345',
  '98400-12345',
  '098400 12345',
  '+919840012345',
  '+91 98400 12345',
  '+91-98400-12345',
  '(+91) 98400-12345',
  '+91 (0) 98400 12345',
  '91 98400 12345',
  '919840012345',
  '00919840012345',
  // As contacts of a phone and some web pages put it on the clipboard.
  '\u202a+91 98400 12345\u202c',
  '98400\u00a012345',
  '98400\u201112345',
])('%j is 9840012345', (written) => {
  expect(mobileNumberOf(written)).toBe('9840012345');
});

test.each([
  '',
  '984001234',
  '98400123456',
  '0984001234',
  '91984001234',
  '9198400123456',
  '+91 98400 1234',
  '+91 98400 123456',
  // Ten digits, of which two are the country code.
  '+91 98400 123',
  '+65 98400 12345',
  '98400x12345',
  '98400 12345 or 98400 12346',
])('%j is no mobile number, and is not cut to one', (written) => {
  expect(mobileNumberOf(written)).toBeUndefined();
});

test('a number of ten digits that begins like the country code is kept', () => {
  expect(mobileNumberOf('9198400123')).toBe('9198400123');
  expect(mobileNumberOf('+91 91984 00123')).toBe('9198400123');
});
