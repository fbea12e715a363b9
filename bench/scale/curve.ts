import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { query } from '../bench-database.ts';
import { median } from '../measure.ts';
import { processorSeconds } from '../processor-time.ts';
import { keepReport } from '../results.ts';
import { generateLoad, readPerSecond } from '../wrk.ts';
import { type Buyer, type Fleet, orderOf, type Product, startFleet, stockUp } from './fleet.ts';
import { ask } from './steady-load.ts';

/**
 * One, two and four shops behind nginx, with PostgreSQL and Redis, the load beside them: what they
 * answer in a second, how soon all of them know a new price, and how many
 * requests of one address they let through together.
 */
const seconds = 3;
const rounds = 2;
const connections = 16;
const allowedInMinute = 600;

const [, , serverUrl = ''] = process.argv;

/** A second of time, and of the processor time that all shops used, which others on the machine change less. */
async function measureRate({ shops }: Fleet, rate: () => Promise<number>): Promise<string> {
  await rate();
  const used = () => shops.reduce((sum, shop) => sum + processorSeconds(shop.process), 0);
  const rates: number[] = [];
  const before = used();
  for (let round = 0; round < rounds; round += 1) rates.push(await rate());
  const perProcessor = (rates.reduce((sum, value) => sum + value) * seconds) / (used() - before);
  const shown = (value: number) => Math.round(value).toLocaleString('en');
  return `${shown(median(rates))} (${shown(perProcessor)})`;
}

async function ordersPerSecond(
  { url }: Fleet,
  { buyers, products }: { buyers: Buyer[]; products: Product[] },
): Promise<number> {
  const requests = buyers.map((buyer, index) =>
    orderOf(buyer, products[index % products.length] as Product, 'curve {count}'),
  );
  const { requestsPerSecond, refused } = await generateLoad({
    url,
    connections,
    seconds,
    requests,
  });
  if (refused > 0) throw new Error(`${refused} orders were refused`);
  return requestsPerSecond;
}

/** Every password is checked in full: 64 MiB, three passes. */
async function signInsPerSecond({ url }: Fleet, { buyers }: { buyers: Buyer[] }): Promise<number> {
  const requests = buyers.map((_, index) => ({
    method: 'POST',
    path: '/api/v1/user/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `buyer${index + 1}@bench.test`,
      password: demoAdmin.password,
    }),
  }));
  const { requestsPerSecond } = await generateLoad({ url, connections, seconds, requests });
  return requestsPerSecond;
}

/** From the write of a price to the moment when every shop shows it, the longest of ten. */
async function slowestPrice({ shops, databaseUrl }: Fleet, { id }: Product): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const shown = async (url: string) => {
      const answer = await fetch(`${url}/api/v1/product/single/${id}`, { method: 'PUT' });
      return ((await answer.json()) as { data: { price: number } }).data.price;
    };
    await Promise.all(shops.map(({ url }) => shown(url)));
    const price = 500 + round;
    await query(databaseUrl, `update products set price_paise = ${price * 100} where id = '${id}'`);
    const started = performance.now();
    for (const { url } of shops) while ((await shown(url)) !== price) await wait(2);
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

/** Of 700 requests of one address that come at once, over all shops. */
async function countLetThrough(shops: number): Promise<number> {
  const fleet = await startFleet(serverUrl, shops, { RATE_LIMIT_SCALE: '1' });
  try {
    // From another address than that of the checks whether the shops are ready.
    const agent = new Agent({ keepAlive: true, maxSockets: 50, localAddress: '127.0.0.2' });
    const requests = Array.from({ length: 700 }, () =>
      ask(agent, fleet.url, { method: 'GET', path: '/api/v1/category/get' }),
    );
    const answers = await Promise.all(requests);
    agent.destroy();
    return answers.filter(({ status }) => status !== 429).length;
  } finally {
    await fleet.stop();
  }
}

async function measure(): Promise<string[]> {
  await ensureWebBuilt();
  const lines = [
    '| shops | /products | /productDetail/:id | list of products | orders | sign-ins | price shown by all, ms | let through of 700 |',
    '| --: | --: | --: | --: | --: | --: | --: | --: |',
  ];
  for (const count of [1, 2, 4]) {
    const fleet = await startFleet(serverUrl, count);
    try {
      const stocked = await stockUp(fleet, connections);
      const [first, , last] = stocked.products as [Product, Product, Product];
      const cells = [String(count)];
      for (const path of ['/products', `/productDetail/${first.id}`, '/api/v1/product/get'])
        cells.push(
          await measureRate(fleet, () => readPerSecond(fleet.url + path, { connections, seconds })),
        );
      cells.push(await measureRate(fleet, () => ordersPerSecond(fleet, stocked)));
      cells.push(await measureRate(fleet, () => signInsPerSecond(fleet, stocked)));
      const slowest = await slowestPrice(fleet, last);
      cells.push(String(Math.round(slowest)));
      await fleet.stop();
      const through = await countLetThrough(count);
      cells.push(String(through));
      if (slowest > 1_000 || through !== allowedInMinute) process.exitCode = 1;
      lines.push(`| ${cells.join(' | ')} |`);
      console.error(lines.at(-1));
    } catch (error) {
      await fleet.stop();
      throw error;
    }
  }
  return [
    ...lines,
    '',
    'Answers a second, and in brackets for each second of processor time that the shops used.',
  ];
}

await keepReport('curve', { database: 'PostgreSQL, fsync on; Redis; nginx', measure });
