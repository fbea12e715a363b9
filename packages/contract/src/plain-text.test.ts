import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasVisibleSign, hasWebAddress, undisguised, withoutInvisibleSigns } from './plain-text.ts';

/** Signs that nobody sees: of direction, of width nothing, fillers, hidden tags. */
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c',
  ...'\u202d\u202e\u2060\u2064\u2066\u2067\u2068\u2069\u206a\u3164\ufe0f\ufeff\uffa0\u{e0041}',
];
const letters = [
  'a',
  'Z',
  '9',
  ' ',
  '-',
  '.',
  'é',
  'e\u0301',
  '中',
  'க',
  '்',
  'ொ',
  'ஶ',
  'ি',
  '🎆',
  '👩',
  '🏽',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...letters, ...invisible) }),
);

test.each([
  ['\u202aKavya\u202c', 'Kavya'],
  ['Kav\u00ady\u200ba', 'Kavya'],
  ['K\u200da\u200cvya', 'Kavya'],
  ['\u3164Kavya\u{e0041}\u{e0042}', 'Kavya'],
  // Joiners of scripts that are written with them, between letters alone.
  ['லக்\u200cஷ்மி', 'லக்\u200cஷ்மி'],
  ['ஸ்ரீ\u200d', 'ஸ்ரீ'],
  ['\u200dஸ்ரீ', 'ஸ்ரீ'],
  ['क्\u200dष', 'क्\u200dष'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['க்\u200b\u200dஷ', 'க்ஷ'],
  // Emoji that are made of several.
  ['👩🏽\u200d🚒 ❤\ufe0f\u200d🔥 ☀\ufe0e', '👩🏽\u200d🚒 ❤\ufe0f\u200d🔥 ☀\ufe0e'],
  ['🎆\u200dx', '🎆x'],
  ['e\u200b\u0301', 'é'],
])('%j is %j without invisible signs', (text, expected) => {
  expect(withoutInvisibleSigns(text)).toBe(expected);
});

test('what has lost its invisible signs has none to lose, is in NFC, and reads the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = withoutInvisibleSigns(text);
      expect(withoutInvisibleSigns(plain)).toBe(plain);
      expect(plain.normalize('NFC')).toBe(plain);
      expect(undisguised(plain).normalize('NFKC')).toBe(undisguised(text).normalize('NFKC'));
      expect(hasVisibleSign(plain)).toBe(hasVisibleSign(text));
    }),
  );
});

test('an invisible sign anywhere between Latin letters makes no other name', () => {
  const hidden = fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...invisible)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z .]{1,20}$/), hidden, (name, signs) => {
      const marked = [...name];
      for (const [at, sign] of signs) marked.splice(at, 0, sign);
      expect(withoutInvisibleSigns(marked.join(''))).toBe(name);
    }),
  );
});

test('nothing can be seen in invisible signs, spaces and lone marks', () => {
  const unseen = [
    ...invisible,
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u2800',
    '\u3000',
    '\u0301',
    '\u20dd',
    '\u{1d159}',
  ];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...unseen) }), (text) => {
      expect(hasVisibleSign(text)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...unseen) }),
      fc.constantFrom('a', '4', '.', '₹', 'க', '🎆'),
      (text, seen) => {
        expect(hasVisibleSign(text + seen + text)).toBe(true);
      },
    ),
  );
});

test.each([
  'http://evil.example/x',
  'Sir, claim it: HTTPS://evil.example',
  'ftp://x',
  '://',
  'www.evil.example',
  'see WWW.evil',
  'ｈｔｔｐ：／／evil',
  'h\u00adttp:\u200b//evil',
  'w\u3164ww.evil',
  'refund.com/claim',
  'bit.ly/3xYz',
  'wa.me/919876543210',
])('%j has a web address', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

test.each([
  'Kavya Raman',
  'Ravi Kumar B.Com',
  'R.K. Shankar M.A./B.Com/LL.B',
  'M/s. Anbu & Sons',
  'Sivakasi.com',
  'Sri.Kaliswari/Standard',
  'Rocket 12.5 cm: 5 pcs/box',
  '20/- Flower pot',
  'www',
  'ஸ்ரீ காளீஸ்வரி',
])('%j is a name', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});
