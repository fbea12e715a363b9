import { productCsvColumns } from '@mathappu/contract/product-import';
import { expect, test } from 'vitest';
import { parseProductCsv } from './parse-product-csv.ts';
import { sentenceOfProblem } from './problem.ts';
import { readCsvProduct } from './read-csv-product.ts';
import { readTable } from './read-table.ts';

const header = productCsvColumns.join(',');
const parseBytes = async (bytes: Buffer) => parseProductCsv(await readTable(bytes));
const parse = (text: string) => parseBytes(Buffer.from(text));
const linesOf = async (text: string) => (await parse(text)).lines;

test('reads UTF-8 with or without a byte order mark, columns in any order, quoted cells and Tamil', async () => {
  const row = `,மத்தாப்பு,"Two\nlines, ""quoted""",1,0,1,1,Box,5,,`;
  for (const mark of ['', '\uFEFF']) {
    const [line] = await linesOf(`${mark}${header}\r\n${row}\r\n\r\n`);
    expect(line).toMatchObject({
      row: 2,
      cells: { id: '', name: 'மத்தாப்பு', description: 'Two\nlines, "quoted"', rating: '5' },
    });
  }
  const cells: Record<string, string> = {
    name: 'Rocket',
    price: '9.5',
    stock: '7',
    'stock seen': '9',
    version: '3',
    nameTa: 'ராக்கெட்',
    category: 'rockets',
    goesWith: 'Matches | Sparklers',
  };
  const turned = [...productCsvColumns].reverse();
  const [line] = await linesOf(`${turned}\n${turned.map((column) => cells[column])}\n`);
  expect(line?.cells).toMatchObject(cells);
});

test('cells may be separated by semicolons or tabs, as some spreadsheets do', async () => {
  for (const sign of [';', '\t']) {
    const row = ['', 'Rocket, large', 'Climbs', '1', '0', '1', '', 'Box', '5', '', ''];
    const [line] = await linesOf(`${header.replaceAll(',', sign)}\r\n${row.join(sign)}\r\n`);
    expect(line?.cells).toMatchObject({ name: 'Rocket, large', stock: '1', rating: '5' });
  }
});

test.each([
  ['stock,stock seen', 'difference'],
  ['stock', 'stock'],
  ['', 'none'],
])('with the columns “%s” the stock is %s', async (present, stockColumns) => {
  const columns = header.replace(',stock,stock seen', present && `,${present}`);
  const file = await parse(`${columns}\n${columns.replace(/[^,]+/g, 'x')}\n`);
  expect(file.stockColumns).toBe(stockColumns);
});

test('removes the apostrophe before a formula, and no other', async () => {
  const cells = ["'=1+1", "''=1", "'tis", "'-5 pieces", "'＝1"];
  for (const [index, expected] of ['=1+1', "'=1", "'tis", '-5 pieces', '＝1'].entries()) {
    const [line] = await linesOf(`${header}\n,${cells[index]},,,,,,,,,\n`);
    expect(line?.cells.name).toBe(expected);
  }
});

test.each([
  ['a column of its own', `${header},colour\n`, 'The file has unknown or repeated columns: colour'],
  ['a column twice', `${header},name\n`, 'The file has unknown or repeated columns: name'],
  ['no rows', `${header}\n\n`, 'The file has no products'],
  [
    'a short row',
    `${header}\n,A,B\n`,
    `Row 2 has 3 columns instead of ${productCsvColumns.length}`,
  ],
  [
    'an open quote',
    `${header}\n,"A,B\n`,
    'The file is not well-formed CSV. Look at the quotation marks up to line 2',
  ],
  [
    'a quote in a cell',
    `${header}\n,"A"B,C\n`,
    'The file is not well-formed CSV. Look at the quotation marks up to line 2',
  ],
  [
    'too many rows',
    `${header}\n${',A,B,1,0,1,1,Box,5,,\n'.repeat(20_001)}`,
    'A file can have at most 20000 rows',
  ],
])('a file with %s is refused', async (_what, text, sentence) => {
  await expect(parse(text)).rejects.toThrow(sentence);
});

test.each([
  ['UTF-16 of a Windows spreadsheet', [0xff, 0xfe], (text: string) => Buffer.from(text, 'utf16le')],
  [
    'UTF-16 in the other order',
    [0xfe, 0xff],
    (text: string) => Buffer.from(text, 'utf16le').swap16(),
  ],
] as const)('a file in %s is read', async (_encoding, mark, encode) => {
  const row = '\tமத்தாப்பு\tCafé “rocket”\t1\t0\t1\t\tBox\t5\t\t';
  const text = `${header.replaceAll(',', '\t')}\r\n${row}\r\n`;
  const { lines } = await parseBytes(Buffer.concat([Buffer.from(mark), encode(text)]));
  expect(lines[0]?.cells).toMatchObject({
    name: 'மத்தாப்பு',
    description: 'Café “rocket”',
    stock: '1',
  });
});

test('a file in the code page 1252 of Windows is read, its quotation marks and dashes too', async () => {
  // The bytes of “Café – 5 €”.
  const name = Buffer.from('93436166e920962035208094', 'hex');
  const [start, end] = [`${header}\r\n,`, ',Climbs,1,0,1,,Box,5,,\r\n'];
  const bytes = Buffer.concat([Buffer.from(start), name, Buffer.from(end)]);
  const { lines } = await parseBytes(bytes);
  expect(lines[0]?.cells.name).toBe('“Café – 5 €”');
});

test.each([
  ['in another encoding', Buffer.from([0x6e, 0x81, 0x8d])],
  ['in UTF-8 that is broken', Buffer.concat([Buffer.from(`${header}\n,மத`), Buffer.from([0xe0])])],
  ['in UTF-16 that is broken', Buffer.from([0xff, 0xfe, 0x69])],
  ['with zeros', Buffer.from([0x6e, 0xff, 0x00])],
])('a file %s is refused', async (_what, bytes) => {
  await expect(parseBytes(bytes)).rejects.toThrow('not UTF-8');
});

test.each([
  ['names its separator first', `sep=;\r\n${header.replaceAll(',', ';')}`, ';'],
  ['names it in quotation marks and empty cells', `"sep=,",,,\n${header}`, ','],
  ['names a tab', `SEP=\t\n${header.replaceAll(',', '\t')}`, '\t'],
])(
  'a file that %s is read, and its rows are numbered from the header',
  async (_how, head, sign) => {
    const row = ['', 'Rocket', 'Climbs', '1', '0', '1', '', 'Box', '5', '', ''];
    const [line] = await linesOf(`${head}\r\n${row.join(sign)}\r\n`);
    expect(line).toMatchObject({ row: 2, cells: { name: 'Rocket', rating: '5' } });
  },
);

test('the line of a broken row counts the line that names the separator', async () => {
  await expect(parse(`sep=,\n${header}\n,"A,B\n`)).rejects.toThrow('up to line 3');
});

test('empty columns and cells at the end are nothing', async () => {
  const row = ',Rocket,Climbs,1,0,1,,Box,5,,';
  const rest = ','.repeat(productCsvColumns.length - row.split(',').length);
  for (const end of [',', ',,, ,']) {
    const lines = await linesOf(`${header}${end}\n${row}${rest}${end}\n${row}\n${rest}${end},\n`);
    expect(lines.map(({ row, cells }) => [row, cells.name, cells.rating])).toEqual([
      [2, 'Rocket', '5'],
      [3, 'Rocket', '5'],
    ]);
    const [line] = await linesOf(`${header}\n${row}${rest}${end}\n`);
    expect(line?.cells.name).toBe('Rocket');
  }
});

test('text in a column without a name is refused', async () => {
  const row = ','.repeat(productCsvColumns.length);
  await expect(parse(`${header},\n${row}mine\n`)).rejects.toThrow(
    `Row 2 has ${productCsvColumns.length + 1} columns instead of ${productCsvColumns.length}`,
  );
});

const cells = {
  id: '',
  name: 'Rocket',
  description: 'Climbs',
  price: '199.50',
  discount: '12.5',
  stock: '5',
  'stock seen': '8',
  unit: 'Box',
  rating: '4.5',
  image: '/uploads/a-1280.webp /uploads/b-1280.webp',
  details: 'Shots: 30 | Ratio: 1:2',
  version: '',
};

test('a row is read as a product in the units of the database', () => {
  expect(readCsvProduct(cells, 'difference')).toEqual({
    id: null,
    stock: { stock: 5, seen: 8 },
    content: {
      name: 'Rocket',
      description: 'Climbs',
      pricePaise: 19_950,
      discountBp: 1250,
      unit: 'Box',
      ratingTenths: 45,
      images: ['/uploads/a-1280.webp', '/uploads/b-1280.webp'],
      details: { Shots: '30', Ratio: '1:2' },
      passport: {},
    },
  });
  const draft = readCsvProduct(
    { ...cells, price: '', stock: '', unit: '', details: '{"a":"b"}' },
    'stock',
  );
  expect(draft).toMatchObject({
    content: { pricePaise: null, unit: null, details: { a: 'b' } },
    stock: { stock: null, seen: undefined },
  });
  const { stock: _, 'stock seen': __, ...others } = cells;
  expect(readCsvProduct(others, 'none')).not.toHaveProperty('stock');
});

test('what the file has no column for is left out', () => {
  const id = crypto.randomUUID();
  expect(readCsvProduct({ id, stock: '5', 'stock seen': '8' }, 'difference')).toEqual({
    id,
    stock: { stock: 5, seen: 8 },
    content: { passport: {} },
  });
  expect(readCsvProduct({ id: '', stock: '5' }, 'stock')).toEqual({
    problems: [{ column: 'name', code: 'nameRequired', values: {} }],
  });
});

test('numbers are read as spreadsheets and people write them', () => {
  const row = { ...cells, price: '₹1,23,456.50', discount: '12.5%', stock: '1,200' };
  expect(readCsvProduct({ ...row, 'stock seen': '1 100' }, 'difference')).toMatchObject({
    content: { pricePaise: 12_345_650, discountBp: 1250 },
    stock: { stock: 1200, seen: 1100 },
  });
});

test.each([
  ['name', '', 'Name is required'],
  ['description', ' ', 'Description is required'],
  ['price', '1,20', 'Write the decimals after a point, not a comma: 1.20'],
  ['price', '₹ 1.234,50', 'Write the decimals after a point, not a comma: 1234.50'],
  ['discount', '12,5 %', 'Write the decimals after a point, not a comma: 12.5'],
  ['rating', '4,5', 'Write the decimals after a point, not a comma: 4.5'],
  ['price', '12,3456', 'Write a price from 0'],
  ['price', '1e5', 'Write a price from 0'],
  ['price', '99999999999999999999', 'Write a price from 0'],
  ['stock', '1,00', 'Write a whole number'],
  ['stock', '1,5', 'Write a whole number'],
  ['stock', '-5', 'Write a whole number'],
  ['price', '1.005', 'Write a price from 0'],
  ['price', '-1', 'Write a price from 0'],
  ['discount', '101', 'Write a percentage'],
  ['stock', '1.5', 'Write a whole number'],
  ['stock seen', 'many', 'Leave this number as it was exported'],
  ['version', '1.5', 'Leave this number as it was exported'],
  ['rating', '5.1', 'Write a rating'],
  ['image', 'https://elsewhere.example/a.webp', 'Upload the image first'],
  ['details', 'no colon', 'Write details as Key: value | Key: value'],
  ['details', '{"a":1}', 'Write details as Key: value | Key: value'],
  ['details', '__proto__: x', 'Write details as Key: value | Key: value'],
  ['details', '{"__proto__":"x"}', 'Write details as Key: value | Key: value'],
  ['details', ': x', 'A detail needs a name'],
  ['id', '7', 'Invalid id'],
] as const)('%s cannot be %j', (column, cell, sentence) => {
  const read = readCsvProduct({ ...cells, [column]: cell }, 'difference');
  const problems = 'problems' in read ? read.problems : [];
  expect(problems.map((found) => [found.column, sentenceOfProblem(found, 'en')])).toEqual([
    [column, expect.stringContaining(sentence)],
  ]);
});
