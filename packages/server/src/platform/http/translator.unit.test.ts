import { expect, test } from 'vitest';
import { makeTranslator } from './translator.ts';

const translate = makeTranslator(
  [
    { left: 'Only {stock} left (of {total})', plain: 'Give it. Now', untold: 'Nobody knows' },
    { left: '{total} இல் {stock} மட்டுமே', plain: 'இப்போதே தாருங்கள்' },
  ],
  [
    { named: '{name} is gone', nobody: 'Somebody is gone' },
    { named: '{name} இல்லை', nobody: 'யாரோ இல்லை' },
  ],
);

test('a sentence is found by its template, and its values keep their places', () => {
  expect(translate('Only 3 left (of 7)')).toBe('7 இல் 3 மட்டுமே');
  expect(translate('Give it. Now')).toBe('இப்போதே தாருங்கள்');
  expect(translate('Somebody is gone')).toBe('யாரோ இல்லை');
  expect(translate('A {name} of\ntwo lines is gone')).toBe('A {name} of\ntwo lines இல்லை');
});

test.each(['Only 3 left of 7', 'Give itx Now', 'Nobody knows', ' is gone', ''])(
  '%j is of nobody',
  (sentence) => {
    expect(translate(sentence)).toBeUndefined();
  },
);

test('a text longer than any sentence is not looked for', () => {
  expect(translate(`${'x'.repeat(992)} is gone`)).toBeDefined();
  expect(translate(`${'x'.repeat(993)} is gone`)).toBeUndefined();
});
