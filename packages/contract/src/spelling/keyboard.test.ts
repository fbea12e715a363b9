import { expect, test } from 'vitest';
import { asLatinKeys, asTamilKeys } from './keyboard.ts';

test.each([
  ['mqhfhgof', 'ராக்கெட்'],
  ['mqhhgof', 'ராக்கெட்'],
  ['jdQfvqpkf', 'புஸ்வாணம்'],
  ['lwjfjgofos', 'தீப்பெட்டி'],
  ['[mvgos', 'சரவெடி'],
  ['kllqjjd', 'மத்தாப்பு'],
  ['hkjs', 'கம்பி'],
  ['[bhd', 'சங்கு'],
  ['10 WqofL', '10 ஷாட்த'],
  ['aph;d', 'அணகநு'],
])('%s on the Tamil keyboard is %s', (typed, meant) => expect(asTamilKeys(typed)).toBe(meant));

test.each([
  ['ஐடொமூஏ', 'rocket'],
  ['இணஅரஹ', 'spamr'],
  ['கத்தொ', 'hllc'],
])('%s on the Latin keyboard is %s', (typed, meant) => expect(asLatinKeys(typed)).toBe(meant));

test('each script is read as the other one alone', () => {
  expect(asTamilKeys('ராக்கெட்')).toBeUndefined();
  expect(asTamilKeys('1000')).toBeUndefined();
  expect(asLatinKeys('rocket')).toBeUndefined();
});
