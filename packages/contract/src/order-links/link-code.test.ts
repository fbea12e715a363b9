import { expect, test } from 'vitest';
import { groupedCode, isLinkCode, readLinkCode } from './link-code.ts';

const code = '0123456789ABCDEFGHJKMNPQRS';

test('desk edge 16: a code is read in any case, with spaces and hyphens, o for 0, i and l for 1', () => {
  for (const typed of [
    code,
    code.toLowerCase(),
    ' o123-4567-89ab cdef ghjk mnpq rs ',
    code.replace('1', 'l'),
    code.replace('1', 'I'),
  ]) {
    expect([readLinkCode(typed), isLinkCode(typed)]).toEqual([code, true]);
  }
});

test('a number of an order or an enquiry is no code', () => {
  for (const typed of [
    'MP-7K4Q-92XD',
    'EQ-7K4Q-92XD',
    code.slice(1),
    `${code}0`,
    code.replace('A', 'U'),
  ]) {
    expect([typed, isLinkCode(typed)]).toEqual([typed, false]);
  }
});

test('a code that is read from a paper is the code', () => {
  expect(groupedCode(code)).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RS');
  expect(readLinkCode(groupedCode(code))).toBe(code);
});
