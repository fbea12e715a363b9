import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobileNumberOf, shopPhoneOf, whatsappNumberOf } from './mobile-number.ts';

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
  '98400\u221212345',
  '98\u200b400\u00ad123\u206045',
  '９８４００　１２３４５',
  '+௯௧ ௯௮௪௦௦ ௧௨௩௪௫',
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

test('however ten digits are grouped and whatever stands before them, the number is the same', () => {
  const number = fc.stringMatching(/^[6-9]\d{9}$/);
  const prefix = fc.constantFrom('', '0', '91', '+91', '0091', '091', '+91 0', '(+91)', '+91-');
  const gap = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u2011', '\u200b', '\u202c', ')');
  const gaps = fc.array(gap, { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(number, prefix, gaps, (digits, before, between) => {
      const written = before + [...digits].map((digit, at) => digit + between[at]).join('');
      expect(mobileNumberOf(written)).toBe(digits);
      expect(shopPhoneOf(written)).toBe(digits);
      expect(whatsappNumberOf(written)).toBe(`91${digits}`);
    }),
  );
});

test('whatever is written, a number is ten of its digits, in their order, or none', () => {
  const signs = [...'0123456789+- ().x௯９', '\u200b'];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 24 }), (written) => {
      const number = mobileNumberOf(written);
      if (number === undefined) return;
      expect(number).toMatch(/^\d{10}$/);
      expect(written.normalize('NFKC').replaceAll('௯', '9').replace(/\D/g, '')).toMatch(
        new RegExp(`^(0{0,2}91)?0?${number}$`),
      );
      expect(mobileNumberOf(number)).toBe(number);
    }),
    { numRuns: 1_000 },
  );
  expect(mobileNumberOf(`9840012345${' '.repeat(100_000)}`)).toBeUndefined();
});

test.each([
  ['+91 98400 12345', '9840012345'],
  ['0452 2345678', '0452 2345678'],
  ['+91 423 244 0000', '+91 423 244 0000'],
  ['98400 12345, 98400 12346', '98400 12345, 98400 12346'],
  ['', ''],
])('a shop that is called at %j is shown %j', (written, shown) => {
  expect(shopPhoneOf(written)).toBe(shown);
});

test.each([
  ['98400 12345', '919840012345'],
  ['098400 12345', '919840012345'],
  ['+91 98765-43210', '919876543210'],
  ['+1 (415) 555-2671', '14155552671'],
  ['0065 9840 01234', '65984001234'],
  ['98765', '98765'],
  ['98765 (ask Ravi)', '98765 (ask Ravi)'],
  ['', ''],
])('WhatsApp knows %j as %j', (written, known) => {
  expect(whatsappNumberOf(written)).toBe(known);
});
