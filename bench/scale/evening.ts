import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { makeDatabase, query } from '../bench-database.ts';
import { median } from '../measure.ts';
import { type Running, startShop } from '../processes.ts';
import { processorSeconds } from '../processor-time.ts';
import { keepReport } from '../results.ts';
import { readPerSecond } from '../wrk.ts';
import { type Buyer, orderOf, type Product, stockUp } from './fleet.ts';
import { startSteadyLoad } from './steady-load.ts';

/**
 * An evening of the season: pages are read as fast as one shop answers, by turns quietly and while
 * 20 orders a second are placed. What is compared is in one run, second by second on the same machine.
 */
const perSecond = 20;
const seconds = 6;
const rounds = 3;
const leastShare = 0.7;
const oldestMs = 1_000;

const [, , serverUrl = ''] = process.argv;

const pagesPerSecond = (url: string) => readPerSecond(url, { connections: 8, seconds });

type Evening = {
  readonly shop: Running;
  readonly databaseUrl: string;
  readonly buyers: readonly Buyer[];
  readonly products: readonly Product[];
};

/** Every order buys one piece of one of twenty products. */
const sell = ({ shop, buyers, products }: Evening) =>
  startSteadyLoad({
    url: shop.url,
    perSecond,
    next: (index) =>
      orderOf(
        buyers[index % buyers.length] as Buyer,
        products[index % 20] as Product,
        randomUUID(),
      ),
  });

/** Pages that were read, and the processor time of the shop meanwhile. */
async function read({ shop }: Evening, path: string) {
  const before = processorSeconds(shop.process);
  const started = performance.now();
  const perSecond = await pagesPerSecond(shop.url + path);
  const wallSeconds = (performance.now() - started) / 1_000;
  const used = processorSeconds(shop.process) - before;
  return { perSecond, pages: perSecond * seconds, used, wallSeconds };
}

/**
 * Beside what is read in a second, how much of a processor orders take, with all that is made anew
 * because of them: on a processor of its own the shop has the rest for pages.
 */
async function compare(evening: Evening, path: string): Promise<string> {
  await read(evening, path);
  const quiet: number[] = [];
  const busy: number[] = [];
  const taken: number[] = [];
  const failures: object[] = [];
  let orders = 0;
  for (let round = 0; round < rounds; round += 1) {
    const alone = await read(evening, path);
    const selling = sell(evening);
    const meanwhile = await read(evening, path);
    const sold = await selling.stop();
    quiet.push(alone.perSecond);
    busy.push(meanwhile.perSecond);
    const forPages = meanwhile.pages * (alone.used / alone.pages);
    taken.push((meanwhile.used - forPages) / meanwhile.wallSeconds);
    orders += sold.sent;
    if (Object.keys(sold.failures).length > 0) failures.push(sold.failures);
  }
  const left = 1 - median(taken);
  if (left < leastShare || failures.length > 0) process.exitCode = 1;
  const shown = (values: number[]) => Math.round(median(values)).toLocaleString('en');
  const rate = (orders / rounds / seconds).toFixed(1);
  return `- ${path.replace(/[0-9a-f-]{36}/, ':id')}: ${shown(quiet)} a second quietly, ${shown(busy)} with ${rate} orders a second; orders take ${Math.round(median(taken) * 100)} % of a processor and leave ${Math.round(left * 100)} % (≥ ${leastShare * 100} %); failed ${JSON.stringify(failures)}.`;
}

/**
 * How long the answers of a list show an older stock than the database has, while orders go on: a
 * product that nobody orders is sold out by hand, and looked for until it is.
 */
async function measureAge(evening: Evening): Promise<string> {
  const { shop, databaseUrl, products } = evening;
  const selling = sell(evening);
  const reading = pagesPerSecond(`${shop.url}/products`);
  const ages: number[] = [];
  for (const { id } of products.slice(20, 40)) {
    const stockIn = async () => {
      const answer = await fetch(`${shop.url}/api/v1/product/single/${id}`, { method: 'PUT' });
      return ((await answer.json()) as { data: { stock: number } }).data.stock;
    };
    await stockIn();
    const stock = 100 + ages.length;
    await query(databaseUrl, `update products set stock = ${stock} where id = '${id}'`);
    const started = performance.now();
    while ((await stockIn()) !== stock) await wait(5);
    ages.push(performance.now() - started);
  }
  await reading;
  await selling.stop();
  const worst = Math.max(...ages);
  if (worst > oldestMs) process.exitCode = 1;
  return `- Stock changed by somebody else while 20 orders a second come: shown after ${Math.round(median(ages))} ms, at most ${Math.round(worst)} ms (≤ ${oldestMs} ms), ${ages.length} times.`;
}

async function measure(): Promise<string[]> {
  await ensureWebBuilt();
  const databaseUrl = await makeDatabase(serverUrl, 'bench_evening');
  const shop = await startShop({ DATABASE_URL: databaseUrl, SEED: 'demo', LOG_LEVEL: 'warn' });
  try {
    const evening = { shop, databaseUrl, ...(await stockUp({ url: shop.url, databaseUrl }, 40)) };
    const lines: string[] = [];
    const product = evening.products[0]?.id;
    for (const path of ['/', '/products', `/productDetail/${product}`, '/api/v1/product/get'])
      lines.push(await compare(evening, path));
    return [...lines, await measureAge(evening)];
  } finally {
    await shop.stop();
  }
}

await keepReport('evening', { database: 'PostgreSQL, fsync on', measure });
