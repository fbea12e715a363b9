import { randomUUID } from 'node:crypto';
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { query } from '../bench-database.ts';
import { keepReport } from '../results.ts';
import type { LoadRequest } from '../wrk.ts';
import { type Buyer, type Fleet, orderOf, type Product, startFleet, stockUp } from './fleet.ts';
import { prepareNextRelease } from './next-release.ts';
import { type SteadyResult, startSteadyLoad } from './steady-load.ts';

/**
 * Two shops behind nginx under 200 requests a second: pages, lists, scripts of both versions, ten
 * additions to a cart, which may not be repeated, and now and then an order. They restart in turn,
 * at least 20,000 requests long, then as many while both go over to a next version. Nothing may fail,
 * and each order that was placed is there once.
 */
const perSecond = 200;
/** A start takes a core for seconds: without a pause this machine would do nothing else. */
const betweenMs = 8_000;
const enough = Number(process.env.ROLLING_REQUESTS ?? 20_000);

const [, , serverUrl = ''] = process.argv;
const root = join(import.meta.dirname, '../..');
const scriptsOf = (release: string): string[] => {
  const folder = join(
    realpathSync(join(release, 'packages/web/build/current')),
    'en/client/assets',
  );
  return readdirSync(folder).filter((name) => name.endsWith('.js'));
};

/** What visitors do: also the scripts of every page that they were given are fetched. */
async function visitors(fleet: Fleet) {
  const { buyers, products } = await stockUp(fleet, 40);
  const scripts = new Set<string>();
  let placed = 0;
  const page = (path: string, headers = { 'accept-encoding': 'br' }): LoadRequest => ({
    method: 'GET',
    path,
    headers,
  });
  const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
  return {
    orders: () => placed,
    next(index: number): LoadRequest {
      const turn = index % 20;
      const product = pick(products.slice(0, 5), index);
      if (index % 2_000 === 0) return orderOf(pick(buyers, index / 2_000), product, randomUUID());
      if (turn === 0) return addToCart(pick(buyers, index / 20), product);
      if (turn < 4) return page(`/api/v1/product/get?page=${1 + (index % 5)}`);
      if (turn < 8 && scripts.size > 0) return page(pick([...scripts], index));
      // Plain, so that its scripts can be read.
      if (turn === 19)
        return page(pick(['/', '/products'], (index - 19) / 20), { 'accept-encoding': '' });
      return page(pick(['/', '/products', '/ta/products', `/productDetail/${product.id}`], index));
    },
    onAnswer(sent: LoadRequest, { status, text }: { status: number; text: string }) {
      if (sent.headers?.['idempotency-key'] && status === 200) placed += 1;
      if (sent.headers?.['accept-encoding'] !== '') return;
      for (const [script] of text.matchAll(/\/assets\/[\w-]+\.js/g)) scripts.add(script);
    },
  };
}

const addToCart = ({ headers }: Buyer, { id: productId }: Product): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/cart/create',
  headers,
  body: JSON.stringify({ productId, quantity: 1 }),
});

async function underLoad(
  { url }: Fleet,
  people: Awaited<ReturnType<typeof visitors>>,
  act: () => Promise<void>,
): Promise<SteadyResult> {
  const load = startSteadyLoad({ url, perSecond, ...people });
  await wait(2_000);
  await act();
  while (load.sent() < enough) await wait(100);
  return load.stop();
}

const describe = (what: string, { sent, failures, p50Ms, p95Ms, worstMs }: SteadyResult) => {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  if (failed > 0) process.exitCode = 1;
  return `- ${what}: ${sent} requests, ${failed} failed ${JSON.stringify(failures)}; p50 ${p50Ms} ms, p95 ${p95Ms} ms, worst ${worstMs} ms.`;
};

async function measure(): Promise<string[]> {
  await ensureWebBuilt();
  const next = prepareNextRelease();
  const fleet = await startFleet(serverUrl, 2);
  try {
    const people = await visitors(fleet);
    let restarts = 0;
    const restarted = await underLoad(fleet, people, async () => {
      const started = performance.now();
      while ((performance.now() - started) * perSecond < (enough - 1_000) * 1_000) {
        await fleet.replace(restarts % 2);
        restarts += 1;
        await wait(betweenMs);
      }
    });
    const released = await underLoad(fleet, people, async () => {
      for (const index of [0, 1]) await fleet.replace(index, next);
    });
    const count = async (sql: string) => Number((await query(fleet.databaseUrl, sql)).rows[0]?.n);
    const stored = await count('select count(*) as n from orders');
    const statuses = await Promise.all(
      fleet.shops.flatMap(({ url }) =>
        [...scriptsOf(root), ...scriptsOf(next)].map(
          async (name) => (await fetch(`${url}/assets/${name}`)).status,
        ),
      ),
    );
    const missing = statuses.filter((status) => status !== 200).length;
    if (stored !== people.orders() || missing > 0) process.exitCode = 1;
    return [
      describe(`${restarts} restarts in turn`, restarted),
      describe('both go over to a next version, with a migration', released),
      `- Orders acknowledged ${people.orders()}, stored ${stored}.`,
      `- Scripts of both versions, asked of each shop of the next one: ${statuses.length}, missing ${missing}.`,
    ];
  } finally {
    await fleet.stop();
    const faults = fleet.faults.filter((fault) => !fault.includes('Connection refused'));
    for (const fault of faults.slice(0, 200)) console.error(fault.slice(0, 500));
  }
}

await keepReport('rolling', { database: 'PostgreSQL, fsync on; Redis; nginx', measure });
