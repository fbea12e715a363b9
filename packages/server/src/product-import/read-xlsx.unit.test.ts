import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxOf } from '#test/price-lists.ts';
import { readTable } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';

test('numbers, dates and empty rows are as the spreadsheet shows them', async () => {
  const rows = await readTable(xlsxOf([['Title'], [], ['Item', 'Rate'], ['Rocket', 0.1 + 0.2]]));
  expect(rows.slice(2)).toEqual([
    ['Item', 'Rate'],
    ['Rocket', '0.3'],
  ]);
  expect(rows).toHaveLength(4);
});

test('what would unpack to more than is allowed is refused unread', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readTable(Buffer.from(bomb))).rejects.toThrow('cannot be read');
});

test('a workbook that takes too long, as with cells far apart, is given up', async () => {
  const parts = unzipSync(xlsxOf([['Item', 'Rate']]));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  parts['xl/worksheets/sheet1.xml'] = strToU8(sheet.replace('</sheetData>', far));
  const reading = readXlsx(Buffer.from(zipSync(parts)), { maxMs: 1_500 });
  await expect(reading).rejects.toThrow('cannot be read');
});

test.each([
  ['a file of an old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel'],
  ['a broken archive', Buffer.from('504b0304ffffffff', 'hex'), 'cannot be read'],
  [
    'an archive of something else',
    Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) })),
    'cannot be read',
  ],
])('%s is refused in a sentence', async (_what, bytes, sentence) => {
  await expect(readTable(bytes)).rejects.toThrow(sentence);
});
