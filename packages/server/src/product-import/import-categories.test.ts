import { getProduct } from '@mathappu/contract/catalogue';
import { passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCsv, exportCsv, importCsv, undoImport, withoutColumns } from '#test/imports.ts';
import { admin, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let categories: ReturnType<typeof categoriesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  categories = categoriesOf(testShop, owner);
});
afterAll(() => testShop.close());

const shown = async (productId: string) => {
  const { body } = await testShop.call(getProduct, { params: { productId } });
  const { name, nameTa, descriptionTa, category } = body.data;
  return [name, nameTa, descriptionTa, category?.name];
};
/** How many columns exports have gained: Tamil name and description, category, related products and the facts. */
const newColumns = 4 + passportFieldNames.length;

test('a file carries the Tamil name and description, and the category by its slug or its name', async () => {
  const pots = await categories.make('Flower pots');
  await categories.make('Rockets');
  const id = await product(testShop, { name: 'Pot' });
  await categories.put([id], pots._id);
  const file = await exportCsv(testShop, owner);
  expect(file).toMatch(/,version,nameTa,descriptionTa,category,goesWith,/);
  expect(file).toContain(',flower-pots,');
  expect(await importCsv(testShop, owner, file)).toMatchObject({ unchanged: 1, updated: 0 });

  const moved = editCsv(file, id, {
    nameTa: 'புஸ்வாணம்',
    descriptionTa: 'பொன் மழை',
    category: 'ROCKETS',
  });
  const report = await importCsv(testShop, owner, moved);
  expect(report).toMatchObject({ state: 'done', updated: 1 });
  expect(await shown(id)).toEqual(['Pot', 'புஸ்வாணம்', 'பொன் மழை', 'Rockets']);
  await undoImport(testShop, owner, report.importId);
  expect(await shown(id)).toEqual(['Pot', '', '', 'Flower pots']);

  await categories.update(pots._id, { name: 'Pots', version: 1 });
  const added = editCsv(file, id, { name: 'New pot', listNumber: '' }).replace(id, '');
  expect(await importCsv(testShop, owner, added)).toMatchObject({ created: 1 });
  const again = await exportCsv(testShop, owner);
  expect(again).toMatch(/,New pot,.*,pots,/);

  const none = editCsv(file, id, { category: '' });
  await importCsv(testShop, owner, none);
  expect(await shown(id)).toEqual(['Pot', '', '', undefined]);
});

test('edge 26: a file of an older export wipes neither the Tamil texts nor the category', async () => {
  const shelf = await categories.make('Sparklers');
  const id = await product(testShop, { name: 'Sparkler' });
  await categories.put([id], shelf._id);
  const file = await exportCsv(testShop, owner);
  const named = editCsv(file, id, { nameTa: 'கம்பி மத்தாப்பு', descriptionTa: 'மெல்லிய கம்பி' });
  await importCsv(testShop, owner, named);
  const renamed = editCsv(await exportCsv(testShop, owner), id, { name: 'Renamed' });
  const old = withoutColumns(
    renamed,
    ...['nameTa', 'descriptionTa', 'category', 'goesWith'],
    ...passportFieldNames,
  );
  expect(old).not.toContain('nameTa');
  expect(await importCsv(testShop, owner, old)).toMatchObject({ updated: 1 });
  expect(await shown(id)).toEqual(['Renamed', 'கம்பி மத்தாப்பு', 'மெல்லிய கம்பி', 'Sparklers']);
  // A row of an older export in a file with the new columns.
  const [header = '', ...rows] = (await exportCsv(testShop, owner)).split('\r\n');
  const short = rows.map((row) =>
    row
      .split(',')
      .slice(0, -newColumns - 1)
      .join(','),
  );
  const mixed = [header, ...short.map((row) => row.replace('Renamed', 'Sparkler'))].join('\r\n');
  expect(await importCsv(testShop, owner, mixed)).toMatchObject({ updated: 1 });
  expect(await shown(id)).toEqual(['Sparkler', 'கம்பி மத்தாப்பு', 'மெல்லிய கம்பி', 'Sparklers']);
});

test('an unknown category is a problem of its row, and one that is deleted is not put back', async () => {
  const caps = await categories.make('Caps');
  const id = await product(testShop, { name: 'Ring caps' });
  await categories.put([id], caps._id);
  const file = await exportCsv(testShop, owner);
  expect(await importCsv(testShop, owner, editCsv(file, id, { category: 'Gone' }))).toMatchObject({
    state: 'refused',
    problems: [{ column: 'category', message: 'There is no category “Gone”' }],
  });
  const emptied = await importCsv(testShop, owner, editCsv(file, id, { category: '' }));
  await categories.remove(caps._id);
  await undoImport(testShop, owner, emptied.importId);
  expect(await shown(id)).toEqual(['Ring caps', '', '', undefined]);
});

test('a file carries what goes well with a product, by id or by a name that is one product’s', async () => {
  const [pot, cap] = [
    await product(testShop, { name: 'Clay pot' }),
    await product(testShop, { name: 'Paper cap' }),
  ];
  await product(testShop, { name: 'Twin' });
  await product(testShop, { name: 'twin' });
  const id = await product(testShop, { name: 'Match' });
  const file = await exportCsv(testShop, owner);
  const picks = async () => {
    const params = { productId: id };
    const { body } = await testShop.call(getProduct, { params, token: owner.token });
    return body.data.goesWith?.map(({ name }) => name);
  };
  const write = (goesWith: string) => importCsv(testShop, owner, editCsv(file, id, { goesWith }));

  const report = await write(`PAPER CAP | ${pot} | ${cap}`);
  expect(report).toMatchObject({ state: 'done', updated: 1 });
  expect(await picks()).toEqual(['Paper cap', 'Clay pot']);
  const exported = await exportCsv(testShop, owner);
  expect(exported).toContain(`,${cap} | ${pot},`);
  expect(await importCsv(testShop, owner, exported)).toMatchObject({ updated: 0 });
  // Edge 26: an old export leaves them as they are.
  const old = withoutColumns(editCsv(exported, id, { name: 'Matches' }), 'goesWith');
  expect(await importCsv(testShop, owner, old)).toMatchObject({ updated: 1 });
  expect(await picks()).toEqual(['Paper cap', 'Clay pot']);
  await undoImport(testShop, owner, (await write('')).importId);
  expect(await picks()).toEqual(['Paper cap', 'Clay pot']);

  const refused = [
    ['Nothing', 'There is no product “Nothing”'],
    ['Paper cap | Twin', 'Several products are named “Twin”. Write the id of one'],
    [[1, 2, 3, 4, 5, 6, 7].join('|'), 'At most 6 products'],
  ];
  for (const [goesWith = '', message] of refused) {
    expect(await write(goesWith)).toMatchObject({
      state: 'refused',
      problems: [{ column: 'goesWith', message }],
    });
  }
});
