import { deleteProduct } from '@mathappu/contract/catalogue';
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
  const { warnings, sameNameCount } = await importFile(text, { dryRun: 'true' });
  const same = warnings.filter(({ isSameName }) => isSameName);
  expect(sameNameCount).toBe(same.length);
  return same.map(({ row: at, message }) => [at, message]);
};

test('a file with new products that is imported twice adds them once', async () => {
  const file = fileOf(row('Rocket'), row('Fountain'));
  expect(await importFile(file)).toMatchObject({ created: 2, warningCount: 0, sameNameCount: 0 });
  expect(await importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
});

test('a name is the same in other capitals, without signs and however its letters were typed; of a draft, too', async () => {
  await product(testShop, { name: 'Rocket', price: null });
  await product(testShop, { name: 'கொடி' });
  const file = fileOf(row('- ROCKET'), row('கொடி'.normalize('NFD')));
  expect(await importFile(file, { dryRun: 'true' })).toMatchObject({ created: 0, updated: 2 });
});

test('a row between whose products nothing decides is a problem', async () => {
  await product(testShop, { name: 'Rocket' });
  await product(testShop, { name: 'Rocket' });
  expect(await importFile(fileOf(row('Rocket')))).toMatchObject({
    state: 'refused',
    problems: [{ row: 2, message: 'Several products are named “Rocket”. Write the id of one' }],
  });
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
  const id = await product(testShop, { name: 'Rocket', price: 10 });
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
