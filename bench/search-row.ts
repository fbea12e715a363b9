import { readFileSync } from 'node:fs';
import { makeDatabase, query } from './bench-database.ts';
import { insertProducts } from './bulk-data.ts';
import type { LoadRequest } from './load-generator.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { generateLoad, startShop } from './processes.ts';

const clients = 8;
const products = 20_000;
/** The longest that 95 of 100 searches may take. */
const mostMs = 80;

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
  update products p set category_id = shelf.id from shelf where shelf.n = 1 + p.position % 40;
  insert into synonyms (id, kind, words)
  select gen_random_uuid(), 'equal', array['word' || n, 'other' || n]
  from generate_series(1, 500 - (select count(*) from synonyms)) as n;
  vacuum analyze`;

/** Searches that are not in memory, each client with words of its own, in a large catalogue. */
export async function searchRow(serverUrl: string, depth: Depth): Promise<Row> {
  const databaseUrl = await makeDatabase(serverUrl, 'bench_search');
  const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
  await (await startShop(settings)).stop();
  await insertProducts(databaseUrl, products);
  for (const statement of shelves.split(';')) await query(databaseUrl, statement);
  const shop = await startShop(settings);
  let made = 0;
  const search = (): LoadRequest => {
    const word = typed[(made * 7) % typed.length];
    made += 1;
    // Another page each time is another answer, which is not kept yet.
    const body = JSON.stringify({ search: word, page: 1 + Math.floor(made / typed.length) });
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST', path: '/api/v1/product/get', headers, body };
  };
  const each = (count: number) =>
    Array.from({ length: clients }, () => Array.from({ length: count }, search));
  const row = await compare({
    what: `search, ${products.toLocaleString('en')} products, 8 clients, p95`,
    unit: 'ms',
    rounds: depth.rounds,
    reach: { most: 1 },
    limit: async () => mostMs,
    measure: async () => {
      const requests = each(60 * depth.seconds);
      const load = { url: shop.url, connections: clients, seconds: depth.seconds, requests };
      return (await generateLoad(load)).p95Ms;
    },
  });
  await shop.stop();
  return row;
}
