import { exportProducts } from '@mathappu/contract/product-import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { byTier } from '#test/by-tier.ts';
import { importReport, sendCsv } from '#test/imports.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const rounds = Number(process.env.IMPORT_RACE_ROUNDS ?? 2);
/** The long form also demands that orders take less than twice as long. */
const isLong = process.env.IMPORT_RACE_ROUNDS !== undefined;
const goods = Number(process.env.IMPORT_RACE_ROWS ?? byTier(1000));
/** The short form stays below the connections of the pool, for machines that do much else. */
const people = isLong ? 20 : 8;
/** More than the buyers of 200 rounds can take of one product. */
const stockOfEach = 50_000;
const received = 3;
const timeout = 60_000 + rounds * goods * 120;

type Body = Parameters<typeof sendCodOrder>[2];
type Buyer = { person: Person; bodies: Body[] };

let testShop: TestShop;
let owner: Person;
let buyers: Buyer[];
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  const header = 'id,name,description,price,discount,stock,unit,rating,image,details';
  const rows = Array.from({ length: goods }, (_, n) => `,Rocket ${n},Up,9,0,${stockOfEach},Box,,,`);
  await finish(await begin([header, ...rows].join('\n')));
  const { db } = testShop.shop;
  const ids = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id);
  buyers = await Promise.all(
    Array.from({ length: people }, async () => {
      const person = await customer(testShop);
      const bodies: Body[] = [];
      for (let count = 1; count <= 6; count += 1)
        bodies.push(await orderBody(testShop, person, pickLines(ids, 1 + (count % 3))));
      return { person, bodies };
    }),
  );
}, timeout);
afterAll(() => testShop.close());

const pickLines = (ids: readonly string[], count: number) =>
  [...new Set(Array.from({ length: count }, () => ids[Math.floor(Math.random() * ids.length)]))]
    .filter((id) => id !== undefined)
    .map((productId) => ({ productId, quantity: 1 }));

async function begin(text: string): Promise<string> {
  return (await sendCsv(testShop, owner, text)).json().data.importId;
}

async function finish(importId: string) {
  await testShop.runJobs('product-import');
  return importReport(testShop, owner, importId);
}

/** All order one after another, each as fast as answers come; returns the times and the refusals. */
async function orderWhile(isOpen: () => boolean) {
  const times: number[] = [];
  const refusals: string[] = [];
  await Promise.all(
    buyers.map(async ({ person, bodies }) => {
      for (let count = 0; isOpen(); count += 1) {
        const body = bodies[count % bodies.length];
        if (!body) throw new Error('no body');
        const start = performance.now();
        const { status, refusal } = await sendCodOrder(testShop, person, body, newId());
        times.push(performance.now() - start);
        if (status !== 200) refusals.push(`${status} ${refusal.message}`);
      }
    }),
  );
  return { times, refusals };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

function report(round: number, { quiet, busy }: { quiet: number[]; busy: number[] }): void {
  // biome-ignore lint/suspicious/noConsole: the result of a long test
  console.log(
    `${round} rounds of ${goods} rows, ${quiet.length} orders quiet, ${busy.length} during imports,`,
    `none refused; p95 ${p95(quiet).toFixed(0)} ms quiet, ${p95(busy).toFixed(0)} ms during imports`,
  );
}

async function countPieces(): Promise<{ left: number; sold: number }> {
  const { db } = testShop.shop;
  const { left } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.sum<number>('stock').as('left'))
    .executeTakeFirstOrThrow();
  const { sold } = await db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<number>('quantity').as('sold'))
    .executeTakeFirstOrThrow();
  return { left: Number(left), sold: Number(sold) };
}

/** The export with some more pieces of every product and other words. */
async function receivingFile(round: number): Promise<string> {
  const exported = await testShop.call(exportProducts, { token: owner.token });
  return (exported.body as never as string).replace(
    /,Up\d*,9,0,(\d+),(\d+),/g,
    (_, stock, seen) => `,Up${round},9,0,${Number(stock) + received},${seen},`,
  );
}

test(
  'orders go on while a file is imported, and no piece is lost or made',
  async () => {
    const quiet: number[] = [];
    const busy: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      let ordered = 0;
      quiet.push(...(await orderWhile(() => ++ordered <= 120)).times);
      // Sold between the export and the import too.
      const file = await receivingFile(round);
      ordered = 0;
      await orderWhile(() => ++ordered <= 40);
      let isRunning = true;
      const importing = begin(file)
        .then(finish)
        .finally(() => {
          isRunning = false;
        });
      const { times, refusals } = await orderWhile(() => isRunning);
      busy.push(...times);
      expect(refusals).toEqual([]);
      expect(await importing).toMatchObject({ state: 'done', updated: goods, restocked: goods });
      const { left, sold } = await countPieces();
      expect(sold + left).toBe(goods * (stockOfEach + received * round));
      if (isLong) report(round, { quiet, busy });
    }
    expect(await findViolations(testShop.shop.db)).toEqual([]);
    if (isLong) expect(p95(busy)).toBeLessThan(2 * p95(quiet));
  },
  timeout,
);
