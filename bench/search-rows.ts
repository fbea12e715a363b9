import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#packages/server/src/platform/db/open-database.ts';
import { makeDatabase, query } from './bench-database.ts';
import { insertProducts, productsScript, settle } from './bulk/bulk-data.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { type Running, scratch, startShop, stop } from './processes.ts';
import { generateLoad, type LoadRequest } from './wrk.ts';

const clients = 8;
/** Requests prepared for each client and second: more would be repeated and come from memory. */
const mostPerSecond = 400;
const sizes = { few: 1_000, many: 20_000 };

/** What people type in every language of the trade, the demo shop's own test of the search. */
const typed = readFileSync(
  new URL('../packages/server/src/catalogue/search/trade-queries.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ')[1]?.trim() ?? '');

const shelves = `
  insert into categories (id, slug, name, position)
  select gen_random_uuid(), 'shelf-' || n, 'Shelf ' || n, n from generate_series(1, 40) as n;
  with shelf as (select id, row_number() over (order by position) as n from categories)
  update products p set category_id = shelf.id, passport = jsonb_build_object(
    'class', (array['swas', 'star', 'conventional'])[1 + position % 3], 'noiseDb', position % 126,
    'minAge', 5 + position % 14, 'bestSeen', (array['day', 'night', 'both'])[1 + position % 3])
  from shelf where shelf.n = 1 + p.position % 40;
  insert into synonyms (id, kind, words)
  select gen_random_uuid(), 'equal', array['word' || n, 'other' || n]
  from generate_series(1, 500 - (select count(*) from synonyms)) as n`;

/** Each beginning of it that suggestions are asked for. */
const begun = [
  ...new Set(
    typed.flatMap((text) =>
      Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2).trim()),
    ),
  ),
].filter((text) => text.length > 1);

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
    mostMs: 80,
    requestOf: (made) => list({ search: `${at(typed, made)} {signs}` }),
  },
  'list with all facets': {
    mostMs: 120,
    // Prices that are never the same; every third asks for more.
    requestOf: (made) =>
      list({
        withFacets: true,
        price: { min: 1 + (made % 100), max: 150 + made },
        ...(made % 3 === 0 ? { class: ['star', 'swas'], noise: ['quiet'], stock: 'in' } : {}),
      }),
  },
  suggestions: {
    mostMs: 40,
    requestOf: (made) => read(`suggest?q=${encodeURIComponent(at(begun, made))}{signs}`),
  },
};

const at = (texts: readonly string[], made: number): string =>
  texts[(made * 7) % texts.length] ?? '';

/** A large catalogue: 95 of 100 are answered in the limit, searches as soon as in a small one. */
export async function searchRows(serverUrl: string, depth: Depth): Promise<Row[]> {
  const { rounds, seconds } = depth;
  await using started = new AsyncDisposableStack();
  const open = async (name: string, products: number) =>
    started.adopt(await openCatalogue(serverUrl, name, products), stop);
  const few = await open('bench_search_few', sizes.few);
  const many = await open('bench_search', sizes.many);
  const [fewProducts, manyProducts] = [sizes.few, sizes.many].map((size) =>
    size.toLocaleString('en'),
  );
  const rows = await limitedRows(many, depth);
  const search = asker(asked.search.requestOf, seconds);
  rows.push(
    await compare({
      what: `search, ${manyProducts} products beside ${fewProducts}, ${clients} clients, p95`,
      unit: 'ms',
      rounds,
      reach: { most: 2 },
      limit: () => search(few),
      measure: () => search(many),
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
  const products = sizes.many.toLocaleString('en');
  for (const [what, { mostMs, requestOf }] of Object.entries(asked)) {
    const ask = asker(requestOf, seconds);
    rows.push(
      await compare({
        what: `${what}, ${products} products, ${clients} clients${where}, p95`,
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
  await pglite.exec(`${productsScript(sizes.many)}; ${shelves}`);
  await pglite.exec('vacuum analyze');
  await close();
  await using started = new AsyncDisposableStack();
  const shop = started.adopt(await startShop(settings), stop);
  return await limitedRows(shop, depth, { times: 4, where: ', embedded' });
}

async function openCatalogue(serverUrl: string, name: string, products: number): Promise<Running> {
  const databaseUrl = await makeDatabase(serverUrl, name);
  const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
  await (await startShop(settings)).stop();
  await insertProducts(databaseUrl, products);
  for (const statement of shelves.split(';')) await query(databaseUrl, statement);
  await settle(databaseUrl);
  return startShop(settings);
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
