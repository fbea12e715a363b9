import { expect, test } from 'vitest';
import { listForms, messyList, xlsxOf } from '#test/price-lists.ts';
import { findHeadRow, guessColumns } from './list-heads.ts';
import { readPrice } from './list-price.ts';
import { readListRows } from './list-rows.ts';
import { foldName, matchProducts } from './match-products.ts';
import { readTable } from './read-table.ts';
import { partNames } from './tamil-name.ts';

const read = (rows: string[][]) => {
  const headRow = findHeadRow(rows);
  return readListRows({ rows, headRow, columns: guessColumns(rows[headRow] ?? []) });
};

test.each(Object.entries(listForms))('the list is read from %s', async (form, write) => {
  const items = read(await readTable(write(messyList())));
  expect(items).toHaveLength(180);
  expect(items[5]).toMatchObject({
    name: form.includes('code page')
      ? expect.stringMatching(/^Flower Pots Big \(\?+ \?+\)$/)
      : 'Flower Pots Big',
    ...(!form.includes('code page') && { nameTa: 'பூச்சட்டி பெரியது', categoryTa: 'பூச்சட்டி' }),
    price: '110',
    discount: '80',
    unit: '1 Pkt',
  });
  expect(new Set(items.map(({ category }) => category?.toUpperCase()))).toHaveLength(12);
  expect(items.map(({ price }) => Number(price))).not.toContain(Number.NaN);
  expect(items.find(({ category }) => category === 'GIFT BOXES')).toMatchObject({ discount: '0' });
});

test.each([
  [
    ['S.No', 'Item', 'Per', 'Rate', 'Disc %', 'Net'],
    ['', 'name', 'unit', 'price', 'discount', 'net'],
  ],
  [
    ['Sl No', 'PARTICULARS', 'M.R.P (Rs)', 'Rate', 'Qty', 'Amount'],
    ['', 'name', 'price', 'net', '', ''],
  ],
  [
    ['Product', 'Rate', 'MRP'],
    ['name', 'net', 'price'],
  ],
  [
    ['Code', 'Product Name', 'Content', 'MRP', 'Rate', 'Our Price'],
    ['', 'name', 'unit', 'price', '', 'net'],
  ],
  [
    ['Item', 'பொருள்', 'விலை (ரூ.)', 'இருப்பு'],
    ['name', 'nameTa', 'price', 'stock'],
  ],
  [
    ['பொருள்', 'விலை'],
    ['name', 'price'],
  ],
  [
    ['Description', 'Unit', 'Price'],
    ['name', 'unit', 'price'],
  ],
])('the heads %j', (heads, columns) => {
  expect(guessColumns(heads)).toEqual(columns);
});

test.each([
  ['Flower Pots (பூச்சட்டி)', 'Flower Pots', 'பூச்சட்டி'],
  ['லட்சுமி வெடி / Lakshmi 4"', 'Lakshmi 4"', 'லட்சுமி வெடி'],
  ['ROCKETS - ராக்கெட்', 'ROCKETS', 'ராக்கெட்'],
  ['பூச்சட்டி 10', 'பூச்சட்டி 10', 'பூச்சட்டி 10'],
  ['7  cm\nElectric', '7 cm Electric', ''],
  ['Koti (5 Pcs) கோட்டி', 'Koti (5 Pcs)', 'கோட்டி'],
])('%j is %j and %j', (written, name, nameTa) => {
  expect(partNames(written)).toEqual({ name, nameTa });
});

test.each([
  [{ price: '₹ 1,250.00/-', discount: '80%', net: undefined }, '1250', '80'],
  [{ price: 'Rs.560', discount: '', net: '' }, '560', '0'],
  [{ price: '35 Rs', discount: undefined, net: undefined }, '35', undefined],
  [{ price: '1250', discount: '80%', net: '250.00' }, '1250', '80'],
  [{ price: '1250', discount: '75%', net: '250' }, '1250', '80'],
  [{ price: '9999', discount: '80%', net: '2000' }, '2000', '0'],
  [{ price: undefined, discount: undefined, net: '₹95/-' }, '95', '0'],
  [{ price: '-', discount: '80%', net: '' }, '', '80'],
  [{ price: 'ask', discount: undefined, net: undefined }, 'ask', undefined],
  [{ price: '104.16666667', discount: '-12.5 %', net: undefined }, '104.17', '12.5'],
])('the price %j', (cells, price, discount) => {
  expect(readPrice(cells)).toEqual({ price, discount });
});

test('percents that a spreadsheet stores as fractions are percents', async () => {
  const rows = [
    ['Item', 'Rate', 'Disc'],
    ['Rocket', 100, 0.8],
    ['Bomb', 50.5, 0.125],
  ];
  expect(read(await readTable(xlsxOf(rows)))).toMatchObject([
    { name: 'Rocket', price: '100', discount: '80' },
    { name: 'Bomb', price: '50.5', discount: '12.5' },
  ]);
});

test('a row with a number and a name in its turn lacks its price; others are sections', () => {
  const items = read([
    ['S.No', 'Item', 'Rate'],
    ['', 'ROCKETS', ''],
    ['1', 'Baby', '10'],
    ['2', 'Giant', ''],
    ['3', 'Twin', '30'],
    ['II', 'BOMBS', ''],
    ['4', 'Atom', '40'],
    ['', 'Grand Total', '80'],
  ]);
  expect(items.map(({ name, category, price }) => [name, category, price])).toEqual([
    ['Baby', 'ROCKETS', '10'],
    ['Giant', 'ROCKETS', ''],
    ['Twin', 'ROCKETS', '30'],
    ['Atom', 'BOMBS', '40'],
  ]);
});

test('a name is the same in other capitals, spaces and signs, and no other size', () => {
  expect(foldName('Flower-Pots  BIG.')).toBe(foldName('flower pots big'));
  expect(foldName('2.5" Bomb')).not.toBe(foldName('25" Bomb'));
  expect(foldName('2 3/4" Kuruvi')).not.toBe(foldName('23 4" Kuruvi'));
});

test('a product goes to the row that agrees most, and none to two', () => {
  const known = [
    { id: 'a', name: 'Special', category: 'SPARKLERS', unit: '1 Box' },
    { id: 'b', name: 'Special', category: 'BOMBS', unit: '1 Box' },
    { id: 'c', name: 'Flower Pots Big', category: undefined, unit: null },
    { id: 'd', name: 'Twin', category: undefined, unit: null },
    { id: 'e', name: 'Twin', category: undefined, unit: null },
  ];
  const rows = [
    { row: 2, name: 'SPECIAL', category: 'Bombs', unit: '1 box' },
    { row: 3, name: 'Special', category: 'Sparklers', unit: '1 Pkt' },
    { row: 4, name: 'flower pots - big', category: 'Pots', unit: '1 Pkt' },
    { row: 5, name: 'Flower Pots Big', category: 'Pots', unit: '1 Box' },
    { row: 6, name: 'Twin', category: 'Rockets', unit: '1 Box' },
    { row: 7, name: 'New', category: 'Rockets', unit: '1 Box' },
  ];
  const { idOf, unclear } = matchProducts(rows, known);
  expect([...idOf]).toEqual(
    expect.arrayContaining([
      [2, 'b'],
      [3, 'a'],
      [5, 'c'],
    ]),
  );
  expect(idOf.size).toBe(3);
  expect(unclear).toEqual([6]);
});
