import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import {
  createProduct,
  deleteProduct,
  getProduct,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { getProductImport } from '@mathappu/contract/product-import';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  editCsv,
  exportCsv,
  forgetWorker,
  importCsv,
  importReport,
  sendCsv,
  undoImport,
  withoutColumns,
} from '#test/imports.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { runBatch } from './run-import.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let id: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
});
beforeEach(async () => {
  id = await create();
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

async function create(): Promise<string> {
  const body = { name: 'Rocket', description: 'Climbs', price: 50, stock: 50, unit: 'Box' };
  return (await testShop.call(createProduct, { body, token: owner.token })).body.data._id;
}
const sell = (quantity: number) => codOrder(testShop, buyer, [{ productId: id, quantity }]);
const cancel = ({ _id: orderId }: { _id: string }) =>
  testShop.call(updateOrderStatus, {
    params: { orderId },
    body: { status: 'CANCELLED' },
    token: owner.token,
  });
const importFile = (text: string, options?: { dryRun: string }) =>
  importCsv(testShop, owner, text, options);
/** The export with other cells in the row of the product. */
const editedExport = async (cells: Readonly<Record<string, string>>) =>
  editCsv(await exportCsv(testShop, owner), id, cells);
const findImport = (importId: string) =>
  testShop.shop.db
    .selectFrom('product_imports')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
const stock = () => stockOf(testShop, id);
const seenByAdmin = async () =>
  (await testShop.call(getProduct, { params: { productId: id }, token: owner.token })).body.data;

test('export, sell, import the same file: no stock changes', async () => {
  const exported = await exportCsv(testShop, owner);
  await sell(20);
  const report = await importFile(exported);
  expect(report).toMatchObject({ state: 'done', updated: 0, restocked: 0, problemCount: 0 });
  expect(await stock()).toBe(30);
});

test('other fields are imported, and a changed stock by its difference', async () => {
  const file = await editedExport({ price: '60', stock: '70' });
  await sell(20);
  const report = await importFile(file);
  expect(report).toMatchObject({ updated: 1, restocked: 1, stockColumns: 'difference' });
  expect(await seenByAdmin()).toMatchObject({ price: 60, stock: 50 });
  expect(await stockHistoryOf(testShop, id)).toBe(50);
});

test('whose edits since the export the file replaces is named by its check and its import', async () => {
  const other = await create();
  const exported = await exportCsv(testShop, owner);
  const file = editCsv(editCsv(exported, id, { price: '60' }), other, { stock: '70' });
  const priya = await admin(testShop);
  const edit = (productId: string, fields: object) =>
    testShop.call(updateProduct, {
      params: { productId },
      body: { name: 'Rocket', description: 'Climbs', price: 50, stock: 50, unit: 'Box', ...fields },
      token: priya.token,
    });
  expect((await edit(id, { name: 'Whistler' })).status).toBe(200);
  const named = {
    warningCount: 1,
    warnings: [
      {
        column: 'name, price',
        message: expect.stringMatching(new RegExp(`^${priya.name} edited “Whistler” on \\d+ `)),
      },
    ],
  };
  const dry = await importFile(file, { dryRun: 'true' });
  expect(dry).toMatchObject({
    state: 'done',
    updated: 2,
    problemCount: 0,
    hasVersions: true,
    ...named,
  });
  // Who reads it says in which language the day is written.
  const { updatedAt } = await seenByAdmin();
  expect(dry.warnings[0]?.message).toContain(`on ${formatDateTime(updatedAt, 'en')}`);
  const inTamil = await testShop.call(getProductImport, {
    params: { importId: dry.importId },
    token: owner.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.body.data.warnings[0]?.message).toBe(
    `“Whistler” இதற்கிடையில் மாற்றப்பட்டுள்ளது (${priya.name}, ${formatDateTime(updatedAt, 'ta')})`,
  );
  const unknown = await importFile(withoutColumns(file, 'version'), { dryRun: 'true' });
  expect(unknown).toMatchObject({ hasVersions: false, warnings: [] });

  // Between the check and the import somebody else is as quick.
  const { importId } = (await sendCsv(testShop, owner, file)).json().data;
  const { db } = testShop.shop;
  while ((await findImport(importId)).state === 'checking') await runBatch(db, importId, 100);
  expect((await edit(other, { unit: 'Piece' })).status).toBe(200);
  while ((await runBatch(db, importId, 100)).isMore);
  const report = await importReport(testShop, owner, importId);
  expect(report).toMatchObject({ state: 'done', updated: 2, warningCount: 2 });
  expect(report.warnings.map(({ column }) => column).toSorted()).toEqual(['name, price', 'unit']);
  expect(await importFile(await exportCsv(testShop, owner))).toMatchObject({ warningCount: 0 });
});

test('a file without the column stock leaves the stock alone', async () => {
  const file = withoutColumns(await editedExport({ price: '60' }), 'stock', 'stock seen');
  await sell(20);
  expect(await importFile(file)).toMatchObject({ updated: 1, restocked: 0, stockColumns: 'none' });
  expect(await seenByAdmin()).toMatchObject({ price: 60, stock: 30 });
});

test('a stock without the one seen is taken only where it can erase no sale', async () => {
  const file = withoutColumns(await editedExport({ stock: '80' }), 'stock seen');
  expect(await importFile(file)).toMatchObject({ updated: 1, stockColumns: 'stock' });
  expect(await stock()).toBe(80);
  await sell(20);
  const refused = await importFile(file);
  expect(refused).toMatchObject({ state: 'refused', problemCount: 1 });
  expect(refused.problems[0]).toMatchObject({
    column: 'stock',
    message:
      'Orders have changed this stock, which is 60 now. Export again for a file with the column “stock seen”, or remove the column “stock”',
  });
  expect(await stock()).toBe(60);
});

test('a stock that would fall below zero is reported before anything changes', async () => {
  const file = await editedExport({ stock: '5', price: '60' });
  await sell(20);
  const report = await importFile(file);
  expect(report.problems.map(({ message }) => message)).toEqual([
    'Only 30 left in stock, so it cannot be lowered by 45',
  ]);
  expect(await seenByAdmin()).toMatchObject({ price: 50, stock: 30 });
});

test('a product taken off sale stays off when its orders are cancelled, in the file too', async () => {
  const order = await sell(20);
  await importFile(await editedExport({ stock: '' }));
  expect(await seenByAdmin()).toMatchObject({ stock: null });
  const whileOff = await exportCsv(testShop, owner);
  await cancel(order);
  expect(await seenByAdmin()).toMatchObject({ stock: null, setAside: 20 });
  expect((await testShop.call(getProduct, { params: { productId: id } })).status).toBe(404);
  expect(await stockHistoryOf(testShop, id)).toBe(20);
  expect(await importFile(whileOff)).toMatchObject({ state: 'done', updated: 0 });

  expect(await importFile(editCsv(whileOff, id, { stock: '7' }))).toMatchObject({ restocked: 1 });
  const listed = await seenByAdmin();
  expect(listed.stock).toBe(27);
  expect(listed).not.toHaveProperty('setAside');
  expect(await stockHistoryOf(testShop, id)).toBe(27);
});

test('a file in which the product was off sale does not touch the stock it has now', async () => {
  await importFile(await editedExport({ stock: '' }));
  const whileOff = await exportCsv(testShop, owner);
  await importFile(editCsv(whileOff, id, { stock: '7' }));
  const late = await importFile(editCsv(whileOff, id, { stock: '9' }));
  expect(late.problems.map(({ message }) => message)).toEqual([
    'This product has a stock now (7). Export again, so that “stock seen” has it too',
  ]);
  expect(await importFile(whileOff)).toMatchObject({ state: 'done', updated: 0 });
  expect(await stock()).toBe(7);
});

test('a new product has just a stock', async () => {
  const [header = ''] = (await exportCsv(testShop, owner)).replace('\uFEFF', '').split('\r\n');
  const report = await importFile(`${header}\r\n,Fresh,Bright,9,0,12,,Box,5,,\r\n`);
  expect(report).toMatchObject({ created: 1 });
  const fresh = testShop.shop.db.selectFrom('products').selectAll().where('name', '=', 'Fresh');
  expect(await fresh.executeTakeFirst()).toMatchObject({ stock: 12, set_aside: 0 });
});

test('a file that was imported before says so in its check', async () => {
  const file = await editedExport({ stock: '60' });
  const dryRun = { dryRun: 'true' };
  expect((await importFile(file, dryRun)).importedBeforeAt).toBeNull();
  const done = await importFile(file);
  expect(done.importedBeforeAt).toBeNull();
  expect((await importFile(file, dryRun)).importedBeforeAt).toBe(done.startedAt);
  await undoImport(testShop, owner, done.importId);
  expect((await importFile(file, dryRun)).importedBeforeAt).toBeNull();
});

test('what is sold or deleted between the check and the import is left and named', async () => {
  const gone = await create();
  let file = await editedExport({ stock: '10', price: '60' });
  file = editCsv(file, gone, { price: '60' });
  const { importId } = (await sendCsv(testShop, owner, file)).json().data;
  while ((await stateOf(importId)) === 'checking') await runBatch(testShop.shop.db, importId, 100);
  await sell(20);
  await testShop.call(deleteProduct, { params: { productId: gone }, token: owner.token });
  await forgetWorker(testShop);
  await testShop.runJobs();
  const report = await importReport(testShop, owner, importId);
  expect(report).toMatchObject({ state: 'done', updated: 0, left: 2, problemCount: 2 });
  expect(report.problems.map(({ message }) => message).sort()).toEqual([
    'Only 30 left in stock, so it cannot be lowered by 40',
    'There is no product with this id',
  ]);
  expect(await seenByAdmin()).toMatchObject({ price: 50, stock: 30 });
});

const stateOf = async (importId: string) => {
  const { db } = testShop.shop;
  const one = db.selectFrom('product_imports').select('state').where('id', '=', importId);
  return (await one.executeTakeFirstOrThrow()).state;
};
