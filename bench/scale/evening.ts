import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { makeDatabase, query } from '../bench-database.ts';
import { median } from '../measure.ts';
import { type Running, startShop } from '../processes.ts';
import { keepReport } from '../results.ts';
import { type Buyer, orderOf, type Product, stockUp } from './fleet.ts';
import { readPerSecond } from './read-rate.ts';
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

async function compare(evening: Evening, path: string): Promise<string> {
  const url = evening.shop.url + path;
  await pagesPerSecond(url);
  const quiet: number[] = [];
  const busy: number[] = [];
  const failures: object[] = [];
  let orders = 0;
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await pagesPerSecond(url));
    const selling = sell(evening);
    busy.push(await pagesPerSecond(url));
    const sold = await selling.stop();
    orders += sold.sent;
    if (Object.keys(sold.failures).length > 0) failures.push(sold.failures);
  }
  const share = median(busy.map((value, round) => value / (quiet[round] ?? Number.NaN)));
  if (share < leastShare || failures.length > 0) process.exitCode = 1;
  const shown = (values: number[]) => Math.round(median(values)).toLocaleString('en');
  const rate = (orders / rounds / seconds).toFixed(1);
  return `- ${path.replace(/[0-9a-f-]{36}/, ':id')}: ${shown(quiet)} a second quietly, ${shown(busy)} with ${rate} orders a second: ${Math.round(share * 100)} % (≥ ${leastShare * 100} %), orders failed ${JSON.stringify(failures)}.`;
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
