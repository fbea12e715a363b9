import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { csvFormat } from './csv-answer.ts';

test.each([
  ['plain', 'plain'],
  ['Rocket, large', '"Rocket, large"'],
  ['12" fountain', '"12"" fountain"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+91', "'+91"],
  ['-1', "'-1"],
  // Some spreadsheets read signs of full width as the others.
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  [' padded', '" padded"'],
  [-5, '-5'],
  [99.5, '99.5'],
  [null, ''],
])('the cell of %j is %s', (value, cell) => {
  expect(stringify([[value, 'next']], csvFormat)).toBe(`${cell},next\r\n`);
});
