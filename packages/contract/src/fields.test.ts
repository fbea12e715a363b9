import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, line, text } from './fields.ts';

const missing = 'Missing';
const name = line(20, missing);
const words = text(20, missing);
const issuesOf = (schema: typeof name, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test('a text is stored in one form, by which its length is measured', () => {
  const composed = 'கொ'.repeat(10);
  expect(composed).toHaveLength(20);
  const parted = composed.normalize('NFD');
  expect(parted).toHaveLength(30);
  expect(words.parse(parted)).toBe(composed);
  expect(name.parse(parted)).toBe(composed);
  expect(issuesOf(words, `${parted}a`)).toEqual(['At most 20 characters']);
});

test('far too long a text is refused before it is looked at', () => {
  const marks = 'a\u0300\u0323'.repeat(300_000);
  const start = Date.now();
  expect(issuesOf(words, marks)).toEqual(['At most 20 characters']);
  expect(issuesOf(name, marks)).toEqual(['At most 20 characters']);
  expect(Date.now() - start).toBeLessThan(5_000);
});

test('a required text without anything to see is missing, an optional one is empty', () => {
  for (const unseen of ['', ' ', '\u200b', '\u2800', '\u3164', '\u00ad', '\u200d', '\u0301']) {
    expect(issuesOf(words, unseen), JSON.stringify(unseen)).toEqual([missing]);
    expect(issuesOf(name, unseen), JSON.stringify(unseen)).toEqual([missing]);
    expect(text(20).parse(unseen)).toBe('');
  }
});

test('free text keeps its lines and its signs of direction, control characters are refused', () => {
  expect(words.parse('a\nb\tc \u202dd')).toBe('a\nb\tc \u202dd');
  expect(issuesOf(words, 'a\u0000b')).toEqual(['Contains characters that cannot be used']);
  expect(issuesOf(words, 'a\ud800b')).toEqual(['Contains characters that cannot be used']);
});

test('whatever is typed, a name that is taken is one line, visible, in one form, and taken again', () => {
  const signs = [
    'a',
    'க',
    '்',
    'e\u0301',
    ' ',
    '\n',
    '\t',
    '\u0085',
    '\u2028',
    '\u200b',
    '\u200d',
    '\u202e',
    ':',
    '/',
    'w',
    '.',
    '🎆',
  ];
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 }),
  );
  fc.assert(
    fc.property(typed, (given) => {
      const { success, data } = name.safeParse(given);
      if (!success) return;
      expect(data).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,20}$/u);
      expect(data).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]|:\/\//u);
      expect(data).toBe(data.trim());
      expect(data).toBe(data.normalize('NFC'));
      expect(name.parse(data)).toBe(data);
    }),
    { numRuns: 500 },
  );
});

test('an email is taken without invisible signs and in small letters', () => {
  const address = email(missing, 'Invalid');
  expect(address.parse(' \u200bKavya\u00ad@Mail\u2060.test\u200e ')).toBe('kavya@mail.test');
  expect(address.parse('kavya\u200d@mail\ufe0f.test')).toBe('kavya@mail.test');
  expect(issuesOf(address, '\u200b')).toContain(missing);
});
