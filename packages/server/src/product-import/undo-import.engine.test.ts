import {
  createProduct,
  deleteProduct,
  getProduct,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { listProductImports, undoProductImport } from '@mathappu/contract/product-import';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCsv, exportCsv, importCsv, undoImport } from '#test/imports.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const rocket = { name: 'Rocket', description: 'Climbs', price: 50, stock: 50, unit: 'Box' };
const create = async (fields: Partial<typeof rocket> = {}) =>
  (await testShop.call(createProduct, { body: { ...rocket, ...fields }, token: owner.token })).body
    .data._id;
const edit = (productId: string, fields: object) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: { ...rocket, ...fields },
    token: owner.token,
  });
const sell = (productId: string, quantity: number) =>
  codOrder(testShop, buyer, [{ productId, quantity }]);
const find = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, token: owner.token })).body.data;
const rowsOf = (importId: string) =>
  testShop.shop.db
    .selectFrom('product_import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('row')
    .execute();
const row = (...cells: readonly (string | number)[]) => cells.join(',');

test('an undo restores what the file changed, and sales since then stay', async () => {
  const id = await create();
  const file = editCsv(await exportCsv(testShop, owner), id, {
    name: 'Whistling rocket',
    price: '75',
    stock: '60',
  });
  const done = await importCsv(
    testShop,
    owner,
    `${file}${row('', 'New', 'Bright', 9, 0, 5, '', 'Box', 5, '', '')}\r\n`,
  );
  expect(done).toMatchObject({
    state: 'done',
    step: 'import',
    canUndo: true,
    created: 1,
    updated: 1,
  });
  const [changed, added] = await rowsOf(done.importId);
  expect(changed).toMatchObject({
    product_id: id,
    content: null,
    before: { name: 'Rocket', pricePaise: 5000, stock: 50, setAside: 0 },
    after: { name: 'Whistling rocket', pricePaise: 7500, stock: 60, setAside: 0 },
  });
  expect(added).toMatchObject({ before: null, after: { name: 'New', stock: 5 } });
  await sell(id, 20);
  await sell(added?.product_id ?? '', 2);

  const undone = await undoImport(testShop, owner, done.importId);
  expect(undone).toMatchObject({
    state: 'undone',
    step: 'undo',
    canUndo: false,
    left: 0,
    problems: [],
    totalRows: 2,
    processedRows: 2,
  });
  expect(await find(id)).toMatchObject({ name: 'Rocket', price: 50, stock: 30 });
  expect(await stockHistoryOf(testShop, id)).toBe(30);
  const gone = { params: { productId: added?.product_id ?? '' }, token: owner.token };
  expect((await testShop.call(getProduct, gone)).status).toBe(404);
  const entries = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'after'])
    .where('subject_id', '=', done.importId)
    .orderBy('at')
    .execute();
  expect(entries).toMatchObject([
    {
      action: 'product.import',
      actor_id: owner.userId,
      after: { created: 1, updated: 1, left: 0 },
    },
    { action: 'product.import-undo', actor_id: owner.userId, after: { undone: 2, left: 0 } },
  ]);
});

test('what somebody changed since is left and named', async () => {
  const [changedSince, deletedSince, untouched] = [await create(), await create(), await create()];
  let file = await exportCsv(testShop, owner);
  for (const id of [changedSince, deletedSince, untouched])
    file = editCsv(file, id, { price: '75' });
  const done = await importCsv(testShop, owner, file);
  await edit(changedSince, { name: 'Renamed', price: 80, stock: 50 });
  await testShop.call(deleteProduct, { params: { productId: deletedSince }, token: owner.token });

  const undone = await undoImport(testShop, owner, done.importId);
  expect(undone).toMatchObject({ state: 'undone', left: 2, problemCount: 2 });
  expect(undone.problems.map(({ message }) => message).sort()).toEqual([
    'Somebody changed “Renamed” since',
    'This product was deleted since',
  ]);
  expect(await find(changedSince)).toMatchObject({ price: 80 });
  expect(await find(untouched)).toMatchObject({ price: 50 });
});

test('pieces that the import added and that are sold cannot be taken away', async () => {
  const id = await create({ stock: 2 });
  const file = editCsv(await exportCsv(testShop, owner), id, { stock: '20' });
  const done = await importCsv(testShop, owner, file);
  await sell(id, 15);
  const undone = await undoImport(testShop, owner, done.importId);
  expect(undone).toMatchObject({ left: 0, problemCount: 1 });
  expect(undone.problems[0]).toMatchObject({
    column: 'stock',
    message: 'Nothing is left in stock: 13 of the pieces that the import added are sold',
  });
  expect(await stockOf(testShop, id)).toBe(0);
  expect(await stockHistoryOf(testShop, id)).toBe(0);
});

test('a product that the file took off sale is on sale again, with what it had', async () => {
  const id = await create();
  const file = editCsv(await exportCsv(testShop, owner), id, { stock: '' });
  const done = await importCsv(testShop, owner, file);
  expect(await find(id)).toMatchObject({ stock: null });
  await undoImport(testShop, owner, done.importId);
  expect(await find(id)).toMatchObject({ stock: 50 });
  expect(await stockHistoryOf(testShop, id)).toBe(50);
});

test('an import is undone once, and one that changed nothing or only checked never', async () => {
  const id = await create();
  const exported = await exportCsv(testShop, owner);
  const undo = (importId: string) =>
    testShop.call(undoProductImport, { params: { importId }, token: owner.token });
  const unchanged = await importCsv(testShop, owner, exported);
  expect((await undo(unchanged.importId)).refusal.code).toBe('importNotUndoable');
  const edited = editCsv(exported, id, { price: '75' });
  const checked = await importCsv(testShop, owner, edited, { dryRun: 'true' });
  expect((await undo(checked.importId)).refusal.code).toBe('importNotUndoable');
  expect((await undo(crypto.randomUUID())).refusal.code).toBe('notFound');

  const done = await importCsv(testShop, owner, edited);
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(done.importId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  await testShop.runJobs();
  expect(await find(id)).toMatchObject({ price: 50 });
});

test('the last imports that changed something are listed with who, when and how much', async () => {
  const id = await create();
  const exported = await exportCsv(testShop, owner);
  const done = await importCsv(testShop, owner, editCsv(exported, id, { price: '75' }));
  await importCsv(testShop, owner, exported, { dryRun: 'true' });
  const { body } = await testShop.call(listProductImports, { token: owner.token });
  expect(body.data[0]).toMatchObject({
    importId: done.importId,
    fileName: 'p.csv',
    startedBy: owner.name,
    startedAt: done.startedAt,
    updated: 1,
    canUndo: true,
  });
  expect(body.data.every(({ isDryRun }) => !isDryRun)).toBe(true);
});

test('what changed nothing is deleted after a day, an import and its rows after a year', async () => {
  const { db, jobs } = testShop.shop;
  const id = await create();
  const exported = await exportCsv(testShop, owner);
  const done = await importCsv(testShop, owner, editCsv(exported, id, { price: '75' }));
  const refused = await importCsv(testShop, owner, editCsv(exported, id, { price: 'much' }));
  const checked = await importCsv(testShop, owner, exported, { dryRun: 'true' });
  const remaining = async (age: string) => {
    await sql`update product_imports set created_at = now() - ${age}::interval`.execute(db);
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'delete-old-imports', {}));
    await testShop.runJobs();
    const { rows } = await sql<{ id: string }>`select id from product_imports`.execute(db);
    return rows.map((one) => one.id);
  };
  expect(await remaining('23 hours')).toEqual(
    expect.arrayContaining([done.importId, refused.importId, checked.importId]),
  );
  const afterTwoDays = await remaining('2 days');
  expect(afterTwoDays).toContain(done.importId);
  expect(afterTwoDays).not.toContain(refused.importId);
  expect(afterTwoDays).not.toContain(checked.importId);
  expect(await rowsOf(done.importId)).toHaveLength(1);
  expect(await remaining('366 days')).toEqual([]);
  expect(await rowsOf(done.importId)).toEqual([]);
});

test('an edit that an import or its undo made outdated is told who did it', async () => {
  const priya = await admin(testShop, { name: 'Priya' });
  const meena = await admin(testShop, { name: 'Meena' });
  const id = await create();
  const { version } = await find(id);
  const file = editCsv(await exportCsv(testShop, owner), id, { price: '75' });
  const done = await importCsv(testShop, priya, file);
  const late = await edit(id, { name: 'Renamed', version });
  expect(late.refusal).toMatchObject({ code: 'productChanged', details: { by: 'Priya' } });
  expect(late.refusal.details?.at).toBe((await find(id)).updatedAt);

  await undoImport(testShop, meena, done.importId);
  const later = await edit(id, { name: 'Renamed', version });
  expect(later.refusal.details).toMatchObject({ by: 'Meena' });
  await edit(id, { name: 'Renamed' });
  expect((await edit(id, { name: 'Again', version })).refusal.details?.by).not.toBe('Meena');
});
