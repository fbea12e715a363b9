import { deleteProduct } from '@mathappu/contract/catalogue';
import { getProductImport } from '@mathappu/contract/product-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editCsv, exportCsv, importCsv } from '#test/imports.ts';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const header = 'id,name,description,price,discount,stock,unit,rating,image,details';
const row = (name: string, id = '') => `${id},${name},Climbs,9,0,4,Box,,,`;
const fileOf = (...rows: string[]) => [header, ...rows].join('\n');

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
beforeEach(async () => {
  await testShop.shop.db.deleteFrom('stock_movements').execute();
  await testShop.shop.db.deleteFrom('products').execute();
});
afterAll(() => testShop.close());

const importFile = (text: string, options?: { dryRun: string }) =>
  importCsv(testShop, owner, text, options);
const warningsOf = async (text: string) => {
  const { warnings, sameNameCount, warningCount } = await importFile(text, { dryRun: 'true' });
  expect([sameNameCount, warningCount]).toEqual([warnings.length, warnings.length]);
  return warnings.map(({ row: at, message }) => [at, message]);
};

test('a file with new products that is imported twice warns the second time, its check and its import', async () => {
  const file = fileOf(row('Rocket'), row('Fountain'));
  expect(await importFile(file)).toMatchObject({ created: 2, warningCount: 0, sameNameCount: 0 });
  const named = (at: number, name: string) => ({
    row: at,
    column: 'name',
    message: `There is a product named “${name}” already`,
    isSameName: true,
    isUnlisted: false,
  });
  const warned = {
    state: 'done',
    created: 2,
    problemCount: 0,
    warningCount: 2,
    sameNameCount: 2,
    warnings: [named(2, 'Rocket'), named(3, 'Fountain')],
  };
  const dry = await importFile(file, { dryRun: 'true' });
  expect(dry).toMatchObject({ isDryRun: true, ...warned });
  const inTamil = await testShop.call(getProductImport, {
    params: { importId: dry.importId },
    token: owner.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.body.data.warnings[0]?.message).toBe('“Rocket” என்ற பெயரில் ஏற்கனவே ஒரு பொருள் உள்ளது');
  expect(await importFile(file)).toMatchObject({ isDryRun: false, ...warned });
  const { count } = await testShop.shop.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4);
});

test('a name is the same in other capitals and however its letters were typed; of a draft, too', async () => {
  await product(testShop, { name: 'Rocket', price: null });
  await product(testShop, { name: 'கொடி' });
  expect(await warningsOf(fileOf(row('ROCKET'), row('கொடி'.normalize('NFD'))))).toEqual([
    [2, 'There is a product named “ROCKET” already'],
    [3, 'There is a product named “கொடி” already'],
  ]);
});

test('a deleted product and one that the file renames have no name to repeat', async () => {
  const gone = await product(testShop, { name: 'Gone' });
  await testShop.call(deleteProduct, { params: { productId: gone }, token: owner.token });
  const id = await product(testShop, { name: 'Rocket' });
  expect(await warningsOf(fileOf(row('Whistler', id), row('Rocket'), row('Gone')))).toEqual([]);
  const unchanged = editCsv(await exportCsv(testShop, owner), id, { description: 'Up' });
  expect(await warningsOf(unchanged)).toEqual([]);
});

test('within a file a new row with the name of another row is warned of', async () => {
  const id = await product(testShop, { name: 'Rocket' });
  const file = fileOf(
    row('Fountain'),
    row('Whistler'),
    row('fountain'),
    row('Whistler', id),
    row('FOUNTAIN'),
  );
  expect(await warningsOf(file)).toEqual([
    [3, 'Row 5 has this name as well'],
    [4, 'Row 2 has this name as well'],
    [6, 'Row 2 has this name as well'],
  ]);
  const report = await importFile(file);
  expect(report).toMatchObject({ state: 'done', created: 4, updated: 1, sameNameCount: 3 });
});
