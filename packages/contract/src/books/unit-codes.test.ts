import { expect, test } from 'vitest';
import { unitWordOf, wordUnitCode } from './unit-codes.ts';

test.each([
  ['1 Box (10 pcs)', 'box'],
  ['Pkt', 'pkt'],
  ['10PCS', 'pcs'],
  ['1 பெட்டி (10)', 'பெட்டி'],
  [' 12 ', '12'],
  ['', ''],
])('the word of the unit %j is %j', (unit, word) => expect(unitWordOf(unit)).toBe(word));

test('a code is written with its name', () => {
  expect([wordUnitCode('BOX'), wordUnitCode('PCS')]).toEqual(['BOX-BOX', 'PCS-PIECES']);
});
