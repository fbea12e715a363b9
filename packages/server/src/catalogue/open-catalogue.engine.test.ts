import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { openCatalogue } from './open-catalogue.ts';

let testShop: TestShop;
let listed: string;
let draft: string;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => {
  listed = await product(testShop, { name: 'Comet' });
  draft = await product(testShop, { name: 'Draft', price: null });
});
afterAll(() => testShop.close());

/** A catalogue that hears what the test tells it, with a clock of the test. */
function open({ maxProducts }: { maxProducts?: number } = {}) {
  const heard = { at: 0, isConnected: true };
  const clock = { now: 1_000 };
  const lines: string[] = [];
  const onApplied = vi.fn();
  const catalogue = openCatalogue(
    {
      db: testShop.database.db,
      log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
      following: {
        catchUp: async () => {
          if (!heard.isConnected) throw new Error('not listening');
        },
        heardAt: () => heard.at,
      },
    },
    { onApplied, now: () => clock.now, ...(maxProducts && { maxProducts }) },
  );
  const namesOf = async (read = catalogue.current) =>
    (await read()).products.flatMap((one) => (one ? [one.name] : []));
  return { catalogue, heard, clock, lines, onApplied, namesOf };
}

const rename = (name: string) =>
  testShop.database.db.updateTable('products').set({ name }).where('id', '=', listed).execute();

test('a change is in it soon after its notification, and a draft is in that of admins alone', async () => {
  const { catalogue, namesOf, onApplied } = open();
  expect(await namesOf()).toContain('Comet');
  expect(await namesOf()).not.toContain('Draft');
  expect(await namesOf(catalogue.withDrafts)).toEqual(expect.arrayContaining(['Comet', 'Draft']));
  onApplied.mockClear();
  await rename('Meteor');
  catalogue.onChange(`product ${listed}`);
  catalogue.onChange(`product ${draft}`);
  await vi.waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  expect(await namesOf()).toContain('Meteor');
  await testShop.database.db
    .updateTable('products')
    .set({ price_paise: null })
    .where('id', '=', listed)
    .execute();
  catalogue.onChange(`product ${listed}`);
  await vi.waitFor(async () => expect(await namesOf()).not.toContain('Meteor'));
  expect(catalogue.figures.fullReads).toBe(1);
  catalogue.close();
});

test('what its own process has changed is in what is read next', async () => {
  const { catalogue, namesOf } = open();
  await namesOf();
  await rename('Nova');
  catalogue.onChange(`product ${listed}`);
  catalogue.hasChanged();
  expect(await namesOf()).toContain('Nova');
  catalogue.close();
});

test('after missed notifications, or without a word for five seconds, all is read again', async () => {
  const { catalogue, namesOf, heard, clock } = open();
  await namesOf();
  await rename('Missed');
  catalogue.onMissed();
  await vi.waitFor(async () => expect(await namesOf()).toContain('Missed'));
  expect(catalogue.figures.fullReads).toBe(2);

  await rename('Unheard');
  clock.now += 5_000;
  expect(await namesOf()).not.toContain('Unheard');
  expect(catalogue.figures.ageSeconds).toBe(5);
  clock.now += 1;
  expect(await namesOf()).toContain('Unheard');
  expect(catalogue.figures).toMatchObject({ fullReads: 3, ageSeconds: 0 });

  clock.now += 60_000;
  heard.at = clock.now;
  await namesOf();
  expect(catalogue.figures.fullReads).toBe(3);

  // A change of its own that it cannot hear of.
  await rename('Alone');
  heard.isConnected = false;
  catalogue.hasChanged();
  expect(await namesOf()).toContain('Alone');
  catalogue.close();
});

test('products above the limit are not shown, and the log says so', async () => {
  const few = open({ maxProducts: 2 });
  await product(testShop, { name: 'One more' });
  await product(testShop, { name: 'And another' });
  expect(await few.namesOf()).toHaveLength(2);
  expect(few.lines.join()).toContain('The shop shows 2 products at most, and has more.');
  few.catalogue.close();
});
