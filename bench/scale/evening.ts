import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { query } from '../bench-database.ts';
import { median } from '../measure.ts';
import { signInAdmin } from '../people.ts';
import { processorSeconds } from '../processor-time.ts';
import { keepReport } from '../results.ts';
import { generateLoad, type LoadRequest, startPacedLoad } from '../wrk.ts';
import { type Buyer, type Fleet, type Product, startFleet, stockUp } from './fleet.ts';
import { eveningReads, ordering, shopping, startEditing } from './mixed-evening.ts';

/**
 * A mixed evening of the season before one shop and before two, behind nginx with a worker: 20 orders
 * and 80 requests of carts a second, an edit every three seconds, and the 900 reads a second that
 * belong to them; then reads as fast as they are answered, by turns quietly and beside all that, and
 * beside the orders alone.
 */
const ordersPerSecond = 20;
const cartsPerSecond = 80;
const readsPerSecond = 900;
const seconds = 5;
const pacedSeconds = 20;
const rounds = 3;
const leastShare = 0.7;
const mostTimes = 3;
const oldestMs = 1_000;

const [, , serverUrl = ''] = process.argv;

type Evening = {
  readonly fleet: Fleet;
  readonly buyers: readonly Buyer[];
  readonly products: readonly Product[];
  readonly reads: readonly LoadRequest[];
};

const mostConnections = 256;
/** After so many the same are sent again, orders with other keys. */
const different = 1_200;

const steadily = (
  { fleet: { url } }: Evening,
  perSecond: number,
  next: (at: number) => LoadRequest,
) => {
  const requests = Array.from({ length: different }, (_, index) => next(index));
  const connections = Math.min(2 * perSecond, mostConnections);
  const load = startPacedLoad({ url, perSecond, connections, requests });
  return {
    async stop() {
      const { refused, broken, ...result } = await load.stop();
      return { ...result, failures: refused + broken > 0 ? { refused, broken } : {} };
    },
  };
};

const startOrders = (evening: Evening) =>
  steadily(
    evening,
    ordersPerSecond,
    ordering(evening, () => 'evening-{count}'),
  );

type Selling = { readonly stop: () => Promise<{ readonly failures: readonly unknown[] }> };

async function startOrdersAlone(evening: Evening): Promise<Selling> {
  const orders = startOrders(evening);
  return {
    async stop() {
      const { failures } = await orders.stop();
      return { failures: [failures] };
    },
  };
}

/** Orders, carts and edits until they are stopped. */
async function startSelling(evening: Evening) {
  const { url } = evening.fleet;
  const editing = startEditing(url, await signInAdmin(url));
  const carts = steadily(evening, cartsPerSecond, shopping(evening));
  const orders = startOrders(evening);
  return {
    async stop() {
      const [ordered, shopped] = await Promise.all([orders.stop(), carts.stop()]);
      return { ordered, failures: [ordered.failures, shopped.failures, editing.stop().failures] };
    },
  };
}

/** Sends nothing else meanwhile. */
async function orderQuietly(evening: Evening): Promise<{ p50Ms: number }> {
  const orders = startOrders(evening);
  await wait(seconds * 1_000);
  return orders.stop();
}

/** What was read as fast as it was answered, and the processor time of the shops meanwhile. */
async function readFast({ fleet: { url, shops }, reads }: Evening) {
  const used = () => shops.reduce((sum, shop) => sum + processorSeconds(shop.process), 0);
  const before = used();
  const started = performance.now();
  const load = { url, connections: 8, seconds, requests: reads };
  const { answers, requestsPerSecond, refused } = await generateLoad(load);
  if (refused > 0) throw new Error(`${refused} reads were refused`);
  const wallSeconds = (performance.now() - started) / 1_000;
  return { answers, perSecond: requestsPerSecond, used: used() - before, wallSeconds };
}

/**
 * Beside what is read in a second, how much of its processor a shop needs for all else, with what is
 * made anew because of it: on a processor of its own it has the rest for reads.
 */
async function compareReads(evening: Evening, start: (evening: Evening) => Promise<Selling>) {
  await readFast(evening);
  const quiet: number[] = [];
  const busy: number[] = [];
  const taken: number[] = [];
  const failures: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await readFast(evening);
    const selling = await start(evening);
    const meanwhile = await readFast(evening);
    failures.push(...(await selling.stop()).failures);
    quiet.push(alone.perSecond);
    busy.push(meanwhile.perSecond);
    const forReads = meanwhile.answers * (alone.used / alone.answers);
    const shops = evening.fleet.shops.length;
    taken.push((meanwhile.used - forReads) / meanwhile.wallSeconds / shops);
  }
  return { quiet: median(quiet), busy: median(busy), left: 1 - median(taken), failures };
}

/** The evening at its own pace: how long orders take. */
async function orderInEvening(evening: Evening) {
  const selling = await startSelling(evening);
  const reading = steadily(evening, readsPerSecond, (index) => {
    const { reads } = evening;
    return reads[index % reads.length] as LoadRequest;
  });
  await wait(pacedSeconds * 1_000);
  const read = await reading.stop();
  const { ordered, failures } = await selling.stop();
  return { read, ordered, failures: [...failures, read.failures] };
}

/**
 * How long any of the shops shows an older stock than the database has while the evening goes on: in a
 * list of all products, which changes with every order, and on the page of one with few left, which
 * nobody orders. The stock is set by hand and looked for.
 */
async function measureAge(evening: Evening, scarce: Product): Promise<number[]> {
  const { fleet, products } = evening;
  const selling = await startSelling(evening);
  let isAsked = false;
  const reading = (async () => {
    while (!isAsked) await readFast(evening);
  })();
  const ages: number[] = [];
  async function ask(id: string, stock: number, path: string, shows: (answer: string) => boolean) {
    await query(fleet.databaseUrl, `update products set stock = ${stock} where id = '${id}'`);
    const started = performance.now();
    for (const { url } of fleet.shops)
      while (!shows(await (await fetch(url + path)).text())) await wait(5);
    ages.push(performance.now() - started);
  }
  for (const [index, { id }] of products.slice(20, 36).entries()) {
    const stock = 2_000_000 + index * 1_000;
    await ask(id, stock, '/api/v1/product/get?limit=60', (answer) => {
      const { data } = JSON.parse(answer) as { data: { _id: string; stock: number }[] };
      const shown = data.find((product) => product._id === id)?.stock ?? 0;
      return shown > stock - 500 && shown <= stock;
    });
    const few = 1 + (index % 5);
    await ask(scarce.id, few, `/productDetail/${scarce.id}`, (page) =>
      page.replaceAll('<!-- -->', '').includes(`Only ${few} left`),
    );
  }
  isAsked = true;
  await reading;
  await selling.stop();
  return ages;
}

async function measureFleet(count: number): Promise<string> {
  const fleet = await startFleet(serverUrl, count);
  try {
    const { buyers, products } = await stockUp(fleet, 40);
    const reads = await eveningReads(fleet.url, { products });
    const scarce = products.pop() as Product;
    const evening = { fleet, buyers, products, reads };
    // An evening does not begin with a shop that has just started: what all ask for has been made.
    await orderInEvening(evening);
    const quiet = await orderQuietly(evening);
    const { read, ordered, failures } = await orderInEvening(evening);
    const fast = await compareReads(evening, startSelling);
    const besideOrders = await compareReads(evening, startOrdersAlone);
    const ages = await measureAge(evening, scarce);
    const times = ordered.p99Ms / quiet.p50Ms;
    const failed = [...failures, ...fast.failures, ...besideOrders.failures].filter(
      (one) => JSON.stringify(one).length > 2,
    );
    const isReached =
      fast.left >= leastShare &&
      besideOrders.busy >= leastShare * besideOrders.quiet &&
      times <= mostTimes &&
      Math.max(...ages) <= oldestMs &&
      failed.length === 0;
    if (!isReached) process.exitCode = 1;
    const shown = (value: number) => Math.round(value).toLocaleString('en');
    const tenths = (value: number) => value.toFixed(1);
    const percent = (value: number) => `${Math.round(value * 100)} %`;
    const rates = ({ quiet, busy }: { quiet: number; busy: number }) =>
      `${shown(quiet)} → ${shown(busy)} (${percent(busy / quiet)})`;
    const cells = [
      count,
      rates(besideOrders),
      rates(fast),
      percent(fast.left),
      tenths(quiet.p50Ms),
      `${tenths(ordered.p50Ms)} · ${tenths(ordered.p99Ms)} (${times.toFixed(1)} ×)`,
      `${tenths(read.p50Ms)} · ${tenths(read.p99Ms)}`,
      `${shown(median(ages))} · ${shown(Math.max(...ages))}`,
      JSON.stringify(failed),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await fleet.stop();
  }
}

async function measure(): Promise<string[]> {
  await ensureWebBuilt();
  const lines = [
    '| shops | reads a second as fast as they are answered, quietly → beside the orders alone (≥ 70 %) | quietly → beside the evening | of the shops’ processors left for reads (≥ 70 %) | an order quietly, median, ms | in the evening, median · p99 (≤ 3 × the quiet median) | a read in it, median · p99 | stock that somebody else changed is shown in a list and on a page after, median · most (≤ 1,000 ms) | failed |',
    '| --: | --: | --: | --: | --: | --: | --: | --: | --- |',
  ];
  for (const count of [1, 2]) {
    lines.push(await measureFleet(count));
    console.error(lines.at(-1));
  }
  const evening = `The evening: ${ordersPerSecond} orders, ${cartsPerSecond} requests of carts and ${readsPerSecond} reads a second, an edit every three seconds; the load on the same processors.`;
  return [...lines, '', evening];
}

await keepReport('evening', { database: 'PostgreSQL, fsync on; Redis; nginx', measure });
