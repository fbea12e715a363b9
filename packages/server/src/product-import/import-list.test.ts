import { listProducts } from '@mathappu/contract/catalogue';
import { listCategories } from '@mathappu/contract/catalogue/categories';
import { readProductFile } from '@mathappu/contract/product-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCsv, sendCsv, undoImport } from '#test/imports.ts';
import { multipart } from '#test/multipart.ts';
import { admin, type Person } from '#test/people.ts';
import { listForms, messyList, xlsxOf } from '#test/price-lists.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
beforeEach(async () => {
  const { db } = testShop.shop;
  for (const table of [
    'stock_movements',
    'products',
    'categories',
    'product_import_heads',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  testShop.shop.cache.drop();
});
afterAll(() => testShop.close());

type Options = Parameters<typeof importCsv>[3];
const forNew = { stock: '100', unit: '1 Box' };
const importList = (file: Buffer, options?: Options) =>
  importCsv(testShop, owner, file, { ...forNew, ...options });
const check = (file: Buffer, options?: Options) => importList(file, { dryRun: 'true', ...options });
const listed = async () => (await testShop.call(listProducts, { body: { limit: 12 } })).body;

async function readColumns(bytes: Buffer) {
  const body = multipart({ field: 'file', name: 'list.xlsx', type: '', bytes });
  const answer = await testShop.app.inject({
    method: 'POST',
    url: `/api/v1${readProductFile.path}`,
    payload: body.payload,
    headers: { ...body.headers, authorization: `Bearer ${owner.token}` },
  });
  return answer.json().data;
}

test.each(Object.entries(listForms))(
  'a messy list of 180 rows in %s has nothing to refuse',
  async (form, write) => {
    const dry = await check(write(messyList()));
    expect(dry).toMatchObject({ state: 'done', created: 180, problemCount: 0, missingCount: 0 });
    expect(dry.stops.map(({ stop }) => stop)).toEqual(
      form.includes('code page') ? ['questionMarks'] : [],
    );
    expect(dry.added[0]).toMatchObject({ price: 60 });
    expect(dry.newCategories).toHaveLength(12);
  },
);

test('the list is in the shop at once, and next year’s adds none twice', async () => {
  const done = await importList(xlsxOf(messyList()));
  expect(done).toMatchObject({ state: 'done', created: 180 });
  expect((await listed()).totalCount).toBe(180);
  const next = messyList({ raise: 5 });
  const changed = { state: 'done', created: 0, updated: 180, missingCount: 0 };
  expect(await importList(xlsxOf(next))).toMatchObject(changed);
  expect((await listed()).totalCount).toBe(180);
  expect(await importList(xlsxOf(next))).toMatchObject({ unchanged: 180 });
});

test('sections become categories with their Tamil names, in their order; an undo takes all away', async () => {
  const { importId } = await importList(xlsxOf(messyList()));
  const { body } = await testShop.call(listCategories);
  expect(body.data.slice(0, 3)).toMatchObject([
    { name: 'SPARKLERS', nameTa: 'மத்தாப்பு' },
    { name: 'FLOWER POTS', nameTa: 'பூச்சட்டி' },
    { name: 'GROUND CHAKKARS', nameTa: '' },
  ]);
  const { data } = await listed();
  expect(data[0]).toMatchObject({ name: '7 cm Electric', price: 60, discount: 80, stock: 100 });
  expect(await undoImport(testShop, owner, importId)).toMatchObject({ state: 'undone', left: 0 });
  expect((await listed()).totalCount).toBe(0);
  expect((await testShop.call(listCategories)).body.data).toEqual([]);
});

const small = (...rows: (string | number)[][]) => xlsxOf([['Item', 'Rate', 'Stock'], ...rows]);

test('the check names what changes, the largest price jump first, and what the file does not name', async () => {
  await product(testShop, { name: 'Rocket', price: 100, stock: 10 });
  await product(testShop, { name: 'Bomb', price: 100, stock: 10 });
  await product(testShop, { name: 'Snake', price: 100, stock: 10 });
  await product(testShop, { name: 'Wheel', price: 100, stock: 10 });
  const dry = await check(small(['rocket', 110, 10], ['BOMB', 60, 12], ['Snake', 100, '']));
  expect(dry.changes.map(({ name, fields }) => [name, fields])).toEqual([
    [
      'Bomb',
      [
        { column: 'price', before: '₹100.00', after: '₹60.00' },
        { column: 'stock', before: '10', after: '12' },
      ],
    ],
    ['Rocket', [{ column: 'price', before: '₹100.00', after: '₹110.00' }]],
  ]);
  expect(dry).toMatchObject({ unchanged: 1, missing: ['Wheel'], missingCount: 1 });

  const file = small(['Rocket', 110, ''], ['Bomb', 60, ''], ['Snake', 100, '']);
  const other = await sendCsv(testShop, owner, file, { offSale: '2' });
  expect(other.json().code).toBe('importMissingChanged');
  const done = await importList(file, { offSale: '1' });
  expect(done).toMatchObject({ state: 'done', updated: 3, takesOffSale: true });
  expect((await listed()).totalCount).toBe(3);
  await undoImport(testShop, owner, done.importId);
  expect((await listed()).totalCount).toBe(4);
});

test('a tenfold price, lost letters, a stock of before sales and unreadable rows stop until they are accepted', async () => {
  await product(testShop, { name: 'Rocket', price: 90, stock: 10 });
  const sold = await product(testShop, { name: 'Bomb', price: 90, stock: 10 });
  await testShop.shop.db
    .updateTable('products')
    .set({ stock: 7, is_stock_as_set: false })
    .where('id', '=', sold)
    .execute();
  const file = small(['Rocket', 900, 10], ['Bomb', 90, 10], ['?????', 10, 5], ['Snake', 'ask', 5]);
  const dry = await check(file);
  expect(dry.stops).toEqual(
    ['questionMarks', 'rows', 'stock', 'tenfold'].map((stop) => ({
      stop,
      count: 1,
      isAccepted: false,
    })),
  );
  expect(dry.warnings.filter(({ stop }) => stop === 'tenfold')).toMatchObject([
    { row: 2, column: 'price', message: '“Rocket” costs ₹90.00 today and ₹900.00 by the file' },
  ]);
  expect(await importList(file, { accept: 'tenfold,stock,rows' })).toMatchObject({
    state: 'refused',
    created: 1,
  });
  const done = await importList(file, { accept: 'tenfold,stock,rows,questionMarks' });
  expect(done).toMatchObject({ state: 'done', created: 1, updated: 2 });
  const { data } = await listed();
  expect(data.find(({ name }) => name === 'Bomb')).toMatchObject({ stock: 10 });
});

test('the columns that were chosen are remembered for the next file with these heads', async () => {
  const list = (price: number) =>
    xlsxOf([
      ['Thing', 'X', 'Y'],
      ['Rocket', price, 'Box of 5'],
    ]);
  const refused = await sendCsv(testShop, owner, list(10));
  expect(refused.json().message).toBe('The file lacks the columns: name, price');
  expect(await readColumns(list(10))).toMatchObject({
    isExport: false,
    columns: ['', '', ''],
    rows: [
      ['Thing', 'X', 'Y'],
      ['Rocket', '10', 'Box of 5'],
    ],
  });
  const headed = (price: number) =>
    xlsxOf([
      ['Item', 'X', 'Rate'],
      ['Rocket', price, 'Box of 5'],
    ]);
  expect(await readColumns(headed(10))).toMatchObject({
    heads: ['Item', 'X', 'Rate'],
    columns: ['name', '', 'price'],
    rows: [['Rocket', '10', 'Box of 5']],
    isRemembered: false,
  });
  await importList(headed(10), { columns: 'name,price,unit' });
  expect(await readColumns(headed(12))).toMatchObject({
    columns: ['name', 'price', 'unit'],
    isRemembered: true,
  });
  expect((await listed()).data).toMatchObject([{ name: 'Rocket', price: 10, unit: 'Box of 5' }]);
});

test('a file with the ids and one column changes that column alone', async () => {
  const id = await product(testShop, { name: 'Rocket', price: 90, stock: 10, discount: 5 });
  const file = Buffer.from(`id,stock,stock seen\n${id},15,10\n`);
  expect(await importList(file)).toMatchObject({ state: 'done', updated: 1 });
  expect((await listed()).data).toMatchObject([
    { name: 'Rocket', price: 90, stock: 15, discount: 5 },
  ]);
});
