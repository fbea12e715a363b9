import { readFileSync } from 'node:fs';
import { makeDatabase, query } from '../bench-database.ts';
import { startShop } from '../processes.ts';
import { insertProducts, settle } from './bulk-data.ts';

/** The products of a large shop. */
export const many = 20_000;

/** What people type in every language of the trade, the demo shop's own test of the search. */
export const typed = readFileSync(
  new URL('../../packages/server/src/catalogue/search/trade-queries.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ')[1]?.trim() ?? '');

export const shelves = `
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
export const begun = [
  ...new Set(
    typed.flatMap((text) =>
      Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2).trim()),
    ),
  ),
].filter((text) => text.length > 1);

/** A database with so many products on 40 shelves, and 500 synonyms. */
export async function fillCatalogue(
  serverUrl: string,
  name: string,
  products = many,
): Promise<string> {
  const databaseUrl = await makeDatabase(serverUrl, name);
  await (await startShop({ DATABASE_URL: databaseUrl, SEED: 'none' })).stop();
  await insertProducts(databaseUrl, products);
  for (const statement of shelves.split(';')) await query(databaseUrl, statement);
  await settle(databaseUrl);
  return databaseUrl;
}
