import { getProduct, listProducts } from '@mathappu/contract/catalogue';
import {
  exportProducts,
  getProductImport,
  productCsvColumns,
} from '@mathappu/contract/product-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportCsv, importCsv, importReport, sendCsv } from '#test/imports.ts';
import { admin, customer } from '#test/people.ts';
import { product, stockHistoryOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const header = 'id,name,description,price,discount,stock,unit,rating,image,details';
let testShop: TestShop;
let token: string;
beforeAll(async () => {
  testShop = await openTestShop();
  token = (await admin(testShop)).token;
});
beforeEach(async () => {
  await testShop.shop.db.deleteFrom('stock_movements').execute();
  await testShop.shop.db.deleteFrom('products').execute();
  await testShop.shop.db.deleteFrom('audit_entries').execute();
  testShop.shop.cache.drop();
});
afterAll(() => testShop.close());

const start = (text: string, { dryRun = 'false', bearer = token } = {}) =>
  sendCsv(testShop, { token: bearer }, text, { dryRun });
const importFile = (text: string, options?: { dryRun: string }) =>
  importCsv(testShop, { token }, text, options);
const exported = () => exportCsv(testShop, { token });
const rowsOf = (table: 'products' | 'stock_movements' | 'audit_entries') =>
  testShop.shop.db.selectFrom(table).selectAll().orderBy('id').execute();

test('creates and updates products in one import, with stock history and an audit entry', async () => {
  const id = await product(testShop, { name: 'Old name', stock: 10, price: 5 });
  const file = [
    header,
    `${id},New name,Better,7.50,10,4,Box,4.5,,Shots: 3 | Colour: Red`,
    ',மத்தாப்பு,Tamil,1,0,3,Box,,,',
    ',Draft,No price yet,,,,,,,',
  ].join('\n');
  const dry = await importFile(file, { dryRun: 'true' });
  expect(dry).toMatchObject({
    state: 'done',
    created: 2,
    updated: 1,
    unchanged: 0,
    isDryRun: true,
  });
  expect(await rowsOf('products')).toHaveLength(1);

  const report = await importFile(file);
  expect(report).toMatchObject({
    state: 'done',
    totalRows: 3,
    processedRows: 3,
    created: 2,
    updated: 1,
    problemCount: 0,
  });
  const { body } = await testShop.call(listProducts, { token });
  expect(body.data.map(({ name }) => name)).toEqual(['மத்தாப்பு', 'Draft', 'New name']);
  const edited = await testShop.call(getProduct, { params: { productId: id } });
  expect(edited.body.data).toMatchObject({
    price: 7.5,
    discount: 10,
    stock: 4,
    rating: 4.5,
    details: { Shots: '3', Colour: 'Red' },
    version: 2,
  });
  expect(await stockHistoryOf(testShop, id)).toBe(4);
  const found = await testShop.call(listProducts, { body: { search: 'colour red' } });
  expect(found.body.totalCount).toBe(1);
  expect(await rowsOf('audit_entries')).toMatchObject([
    { action: 'product.import', after: { created: 2, updated: 1, unchanged: 0 } },
  ]);
});

test('importing an export changes nothing', async () => {
  await product(testShop, { name: '=1+1', description: "'=2", unit: '-5 pieces', price: 0.1 });
  await product(testShop, {
    name: 'Rocket, "large"',
    description: 'Two\nlines\r\nand three',
    details: { 'a|b': 'x: y', தமிழ்: '{"json"}', z: '1', b: '2' },
    discount: 12.34,
  });
  await product(testShop, { name: 'Draft', price: null, stock: null, unit: null });
  const before = await rowsOf('products');
  const text = await exported();
  expect(text.startsWith(`\uFEFF${productCsvColumns.join(',')}\r\n`)).toBe(true);
  expect(text).toContain("'=1+1");
  const report = await importFile(text);
  expect(report).toMatchObject({ state: 'done', unchanged: 3, created: 0, updated: 0 });
  expect(await rowsOf('products')).toEqual(before);
  expect(await exported()).toBe(text);
});

test('three invalid rows among five thousand are reported, and nothing is changed', async () => {
  const id = await product(testShop, { name: 'Standing' });
  const before = await rowsOf('products');
  const rows = Array.from({ length: 5_000 }, (_, index) => `,Rocket ${index},Climbs,9,0,5,Box,,,`);
  rows[0] = `${id},Changed,Better,1,0,1,Box,,,`;
  rows[10] = ',,No name,9,0,5,Box,,,';
  rows[2_500] = ',Rocket,Dear,nine,0,-5,Box,,,';
  rows[4_999] = `${crypto.randomUUID()},Rocket,Unknown,9,0,5,Box,,/uploads/none-1280.webp,`;
  const report = await importFile([header, ...rows].join('\n'));
  expect(report).toMatchObject({ state: 'refused', totalRows: 5_000, problemCount: 5 });
  expect(report.problems.map(({ row, column }) => [row, column])).toEqual([
    [12, 'name'],
    [2_502, 'price'],
    [2_502, 'stock'],
    [5_001, 'id'],
    [5_001, 'image'],
  ]);
  expect(await rowsOf('products')).toEqual(before);
  expect(await rowsOf('audit_entries')).toEqual([]);
});

test('a product that is twice in a file is reported', async () => {
  const id = await product(testShop);
  const row = `${id},Name,Words,1,0,1,Box,,,`;
  const report = await importFile([header, row, row.replace(id, id.toUpperCase())].join('\n'));
  expect(report.problems).toEqual([{ row: 3, column: 'id', message: 'Row 2 has this id already' }]);
});

test('a file that is not CSV is refused immediately, as are customers and unknown imports', async () => {
  const refused = await start('name\nRocket\n');
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'The file lacks the columns: name, price',
  ]);
  const { token: bearer } = await customer(testShop);
  expect((await start(header, { bearer })).statusCode).toBe(403);
  expect((await start(header, { dryRun: 'maybe' })).statusCode).toBe(400);
  const none = { params: { importId: crypto.randomUUID() }, token };
  expect((await testShop.call(getProductImport, none)).status).toBe(404);
  expect((await testShop.call(exportProducts, { token: bearer })).status).toBe(403);
});

test('one import runs at a time and reports its progress', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => `,Rocket ${index},Climbs,9,0,5,Box,,,`);
  const file = [header, ...rows].join('\n');
  const [one, other] = await Promise.all([start(file), start(file)]);
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 422]);
  const { data: started } = (one.statusCode === 200 ? one : other).json();
  expect(started).toMatchObject({ state: 'running', totalRows: 2_000, processedRows: 0 });
  await testShop.runJobs();
  const report = await importReport(testShop, { token }, started.importId);
  expect(report).toMatchObject({ state: 'done', created: 2_000, fileName: 'p.csv' });
  const { body } = await testShop.call(listProducts);
  expect(body.totalCount).toBe(2_000);
  expect(body.data[0]?.name).toBe('Rocket 0');
});
