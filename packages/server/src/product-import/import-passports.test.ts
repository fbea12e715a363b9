import { getProduct, listProductsByQuery } from '@mathappu/contract/catalogue';
import { passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { getProductImport } from '@mathappu/contract/product-import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCsv, exportCsv, importCsv, undoImport, withoutColumns } from '#test/imports.ts';
import { admin, type Person } from '#test/people.ts';
import { lawful, product, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let rules: ReturnType<typeof rulesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  rules = rulesOf(testShop, owner);
});
afterAll(() => testShop.close());

const cells = {
  ...Object.fromEntries(Object.entries(lawful).map(([name, fact]) => [name, String(fact)])),
  hasBannedSalts: 'no',
  isImported: 'No',
};
const passportOf = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, token: owner.token })).body.data;
const isShown = async (name: string) =>
  (await testShop.call(listProductsByQuery, { query: { search: name } as never })).body.totalCount >
  0;

test('a file carries every fact, and exports what it imported', async () => {
  const id = await product(testShop, { name: 'Koti' });
  const file = editCsv(await exportCsv(testShop, owner), id, cells);
  const report = await importCsv(testShop, owner, file);
  expect(report).toMatchObject({ state: 'done', updated: 1, warningCount: 0 });
  expect((await passportOf(id)).passport).toMatchObject(lawful);
  const again = await exportCsv(testShop, owner);
  expect(again).toContain(',star,NEERI/TEST-1,PESO/TEST (1),,90,10,,,,5,12,0,no,no');
  expect(await importCsv(testShop, owner, again)).toMatchObject({ updated: 0 });
  await undoImport(testShop, owner, report.importId);
  expect((await passportOf(id)).passport.class).toBeNull();
});

test('edge 26: a file without the columns wipes no fact', async () => {
  const id = await product(testShop, { name: 'Before' });
  await importCsv(testShop, owner, editCsv(await exportCsv(testShop, owner), id, cells));
  const renamed = editCsv(await exportCsv(testShop, owner), id, { name: 'After' });
  const old = withoutColumns(renamed, ...passportFieldNames);
  expect(await importCsv(testShop, owner, old)).toMatchObject({ updated: 1 });
  expect(await passportOf(id)).toMatchObject({ name: 'After', passport: lawful });
  const partly = withoutColumns(
    editCsv(await exportCsv(testShop, owner), id, { noiseDb: '80' }),
    'class',
    'pesoRef',
  );
  await importCsv(testShop, owner, partly);
  expect((await passportOf(id)).passport).toMatchObject({ ...lawful, noiseDb: 80 });
});

test('a fact of the wrong form is a problem of its cell', async () => {
  const id = await product(testShop, { name: 'Wrong' });
  const file = await exportCsv(testShop, owner);
  const problemOf = async (column: string, cell: string) => {
    const report = await importCsv(
      testShop,
      owner,
      editCsv(file, id, { ...cells, [column]: cell }),
    );
    expect(report.state).toBe('refused');
    return report.problems.map(({ column, message }) => `${column}: ${message}`);
  };
  expect(await problemOf('noiseDb', 'loud')).toEqual([
    'noiseDb: Write a whole number from 0 to 160',
  ]);
  expect(await problemOf('joinedPieces', '1')).toEqual([
    'joinedPieces: Write 0 for none, or a whole number from 2 to 100000',
  ]);
  expect(await problemOf('isImported', 'perhaps')).toEqual(['isImported: Write yes or no']);
  expect(await problemOf('class', 'green')).toEqual([
    'class: Write one of these: swas, safal, star, conventional, none, mixed',
  ]);
  expect(await problemOf('class', 'conventional')).toEqual([
    'neeriRef: Only green crackers have a NEERI reference',
  ]);
});

test('rows that a rule keeps out are imported and reported, in the dry run too', async () => {
  await rules.set('joined', 'block');
  const id = await product(testShop, { name: 'Zigzag' });
  const joined = { ...cells, joinedPieces: '1000', noiseDb: '111' };
  const file = editCsv(await exportCsv(testShop, owner), id, joined);
  const row = file.split('\r\n').findIndex((line) => line.startsWith(id)) + 1;
  const warning = {
    row,
    column: 'joinedPieces, noiseDb',
    message:
      'Joined crackers are not listed (Supreme Court, 23 October 2018). Louder than 110 dB at 4 metres',
    isUnlisted: true,
  };
  const dry = await importCsv(testShop, owner, file, { dryRun: 'true' });
  expect(dry).toMatchObject({ state: 'done', unlistedCount: 1, warnings: [warning] });
  expect(await isShown('Zigzag')).toBe(true);
  const report = await importCsv(testShop, owner, file);
  expect(report).toMatchObject({
    state: 'done',
    updated: 1,
    unlistedCount: 1,
    warnings: [warning],
  });
  expect(await isShown('Zigzag')).toBe(false);
  const inTamil = await testShop.call(getProductImport, {
    params: { importId: report.importId },
    token: owner.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.body.data.warnings[0]?.message).toContain('110 dB');
  expect(inTamil.body.data.warnings[0]?.message).not.toContain('Louder');
});

test('edge 23: what is deleted and imported under a new id is asked for its facts', async () => {
  await rules.set('passport', 'new');
  const file = await exportCsv(testShop, owner);
  const [header = ''] = file.split('\r\n');
  const columns = header.replace('\uFEFF', '').split(',');
  const fields: Record<string, string> = {
    ...{ name: 'Reborn', description: 'Again', price: '10', stock: '5', unit: 'Box' },
    'stock seen': '',
  };
  const line = columns.map((column) => fields[column] ?? '').join(',');
  const report = await importCsv(testShop, owner, `${header}\r\n${line}\r\n`);
  expect(report).toMatchObject({ created: 1, unlistedCount: 1 });
  expect(report.warnings[0]?.message).toContain('PESO reference is missing');
  expect(await isShown('Reborn')).toBe(false);
  await rules.set('passport', 'off');
});

test('while the rule asks, a file cannot empty complete facts', async () => {
  const id = await product(testShop, { name: 'Kept' });
  await importCsv(testShop, owner, editCsv(await exportCsv(testShop, owner), id, cells));
  await rules.set('passport', 'all');
  const file = editCsv(await exportCsv(testShop, owner), id, { noiseDb: '' });
  expect(await importCsv(testShop, owner, file)).toMatchObject({
    state: 'refused',
    problems: [{ column: 'noiseDb' }],
  });
  await rules.set('passport', 'off');
});
