import { join } from 'node:path';
import { openEmbeddedDatabase } from '#packages/server/src/platform/db/open-database.ts';
import { productsScript } from './bulk/bulk-data.ts';
import { begun, fillCatalogue, many, shelves, typed } from './bulk/large-catalogue.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { type Running, scratch, startShop, stop } from './processes.ts';
import { generateLoad, type LoadRequest } from './wrk.ts';

const clients = 8;
/** Requests prepared for each client and second: more would be repeated and come from memory. */
const mostPerSecond = 400;
const few = 1_000;

const read = (path: string): LoadRequest => ({ method: 'GET', path: `/api/v1/product/${path}` });
const list = (body: object): LoadRequest => ({
  method: 'POST',
  path: '/api/v1/product/get',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Asked = { mostMs: number; requestOf: (made: number) => LoadRequest };

/**
 * What is asked for, `made` times before; no request twice, so that none is answered from memory: signs
 * are no words, but another request.
 */
const asked: Record<'search' | 'suggestions' | 'list with all facets', Asked> = {
  search: {
    mostMs: 25,
    requestOf: (made) => list({ search: `${at(typed, made)} {signs}` }),
  },
  'list with all facets': {
    mostMs: 25,
    // Prices that are never the same; every third asks for more.
    requestOf: (made) =>
      list({
        withFacets: true,
        price: { min: 1 + (made % 100), max: 150 + made },
        ...(made % 3 === 0 ? { class: ['star', 'swas'], noise: ['quiet'], stock: 'in' } : {}),
      }),
  },
  suggestions: {
    mostMs: 15,
    requestOf: (made) => read(`suggest?q=${encodeURIComponent(at(begun, made))}{signs}`),
  },
};

const inWords = (count: number): string => count.toLocaleString('en');

const at = (texts: readonly string[], made: number): string =>
  texts[(made * 7) % texts.length] ?? '';

/** A large catalogue: 95 of 100 are answered in the limit, searches as soon as in a small one. */
export async function searchRows(serverUrl: string, depth: Depth): Promise<Row[]> {
  const { rounds, seconds } = depth;
  await using started = new AsyncDisposableStack();
  const open = async (name: string, products: number) => {
    const settings = { DATABASE_URL: await fillCatalogue(serverUrl, name, products), SEED: 'none' };
    return started.adopt(await startShop(settings), stop);
  };
  const small = await open('bench_search_few', few);
  const large = await open('bench_search', many);
  const rows = await limitedRows(large, depth);
  const search = asker(asked.search.requestOf, seconds);
  rows.push(
    await compare({
      what: `search, ${inWords(many)} products beside ${inWords(few)}, ${clients} clients, p95`,
      unit: 'ms',
      rounds,
      reach: { most: 2 },
      limit: () => search(small),
      measure: () => search(large),
    }),
  );
  return rows;
}

/** What is asked for beside how long it may take, or so many times that. */
async function limitedRows(
  shop: Running,
  { rounds, seconds }: Depth,
  { times, where }: { times: number; where: string } = { times: 1, where: '' },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, { mostMs, requestOf }] of Object.entries(asked)) {
    const ask = asker(requestOf, seconds);
    rows.push(
      await compare({
        what: `${what}, ${inWords(many)} products, ${clients} clients${where}, p95`,
        unit: 'ms',
        rounds,
        reach: { most: 1 },
        limit: async () => mostMs * times,
        measure: () => ask(shop),
      }),
    );
  }
  return rows;
}

/** The same on the embedded database, which may take four times as long. */
export async function embeddedRows(depth: Depth): Promise<Row[]> {
  const settings = { DATABASE_URL: '', DATA_DIR: join(scratch, 'embedded'), SEED: 'none' };
  await (await startShop(settings)).stop();
  const { pglite, close } = await openEmbeddedDatabase({ dataDir: settings.DATA_DIR });
  await pglite.exec(`${productsScript(many)}; ${shelves}`);
  await pglite.exec('vacuum analyze');
  await close();
  await using started = new AsyncDisposableStack();
  const shop = started.adopt(await startShop(settings), stop);
  return await limitedRows(shop, depth, { times: 4, where: ', embedded' });
}

/** Measures the p95, in milliseconds, with other requests each time. */
function asker(requestOf: Asked['requestOf'], seconds: number): (shop: Running) => Promise<number> {
  let made = 0;
  return async ({ url }) => {
    const requests = Array.from({ length: clients * mostPerSecond * seconds }, () => {
      made += 1;
      return requestOf(made - 1);
    });
    const load = { url, connections: clients, seconds, requests };
    const { p95Ms, answers, refused } = await generateLoad(load);
    if (refused > 0 || answers > requests.length)
      throw new Error(`${refused} were refused, ${answers} answered of ${requests.length}`);
    return p95Ms;
  };
}
