import { readFileSync } from 'node:fs';
import { listProducts, listProductsByQuery } from '@mathappu/contract/catalogue';
import { demoCatalogue } from '@mathappu/demo/demo-catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#server/seed-demo.ts';
import { admin } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { giveTradeSynonyms } from './give-trade-synonyms.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await seedDemo(testShop.shop);
  await giveTradeSynonyms(testShop.shop);
});
afterAll(() => testShop.close());

const search = async (text: string) =>
  (await testShop.call(listProducts, { body: { search: text } })).body;
const find = async (text: string): Promise<string[]> =>
  (await search(text)).data.map(({ name }) => name);

type Expected = { q: string; lang: string; expect?: string[]; expectFamily?: string };

const families = Map.groupBy(demoCatalogue, ({ details }) => details.Family ?? '');

/** Why the first three are not what was looked for; undefined when they are. */
async function missOf({
  q,
  expect: names,
  expectFamily = '',
}: Expected): Promise<string | undefined> {
  const top = (await find(q)).slice(0, 3);
  const family = families.get(expectFamily)?.map(({ name }) => name) ?? [];
  const right = top.filter((name) => (names ?? family).includes(name)).length;
  const isFound = right >= (names || family.length <= 2 ? 1 : 2);
  return isFound ? undefined : `${q}: ${top.join(' · ') || 'nothing'}`;
}

async function missesOf(queries: readonly Expected[]): Promise<string[]> {
  const misses: string[] = [];
  for (const query of queries) {
    const miss = await missOf(query);
    if (miss) misses.push(miss);
  }
  return misses;
}

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every example finds what it should', async () => {
  const { queries } = JSON.parse(textOf('search-examples.json')) as { queries: Expected[] };
  expect(queries).toHaveLength(40);
  expect(await missesOf(queries)).toEqual([]);
});

test('prices in words are a range of prices', async () => {
  const prices = async (text: string) =>
    (await search(text)).data.map(({ price, discount }) => Number(price) * (1 - discount / 100));
  for (const text of ['under 200', '200 ரூபாய்க்குள்']) {
    const found = await prices(text);
    expect(found.length).toBeGreaterThan(5);
    expect(Math.max(...found)).toBeLessThanOrEqual(200);
  }
  const sparklers = await prices('cheap sparklers');
  expect(sparklers).toEqual(sparklers.toSorted((a, b) => a - b));
});

test('the words of the trade find what they should, in every language', async () => {
  const queries = textOf('trade-queries.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Expected => {
      const [lang = '', q = '', wanted = ''] = line.split(' | ').map((part) => part.trim());
      return wanted.startsWith('* ')
        ? { lang, q, expectFamily: wanted.slice(2) }
        : { lang, q, expect: wanted.split('; ') };
    });
  expect(queries.length).toBeGreaterThan(450);
  for (const { expect: names = [], expectFamily } of queries) {
    for (const name of names) expect(demoCatalogue.map((one) => one.name)).toContain(name);
    if (expectFamily) expect([...families.keys()]).toContain(expectFamily);
  }
  expect(await missesOf(queries)).toEqual([]);
});

test('every product is found first by its own name', async () => {
  for (const { name, priceRupees } of demoCatalogue) {
    if (priceRupees === null) continue;
    const [first] = await find(name.slice(0, 100));
    expect(first).toBe(name);
  }
});

describe('what a search says of its results', () => {
  test('a correction', async () => {
    expect((await search('rokcet')).correctedTo).toBe('rocket');
    expect((await search('two sound rokcet')).correctedTo).toBe('2 sound rocket');
    expect((await search('mqhfhgof')).correctedTo).toBe('ராக்கெட்');
    // A phrase stands for all its words, though one of them was found by itself.
    expect((await search('famly pack')).correctedTo).toBe('family pack');
    expect((await search('flower pots famly pack')).correctedTo).toBe('flower pot family pack');
    expect((await search('rocket')).correctedTo).toBeUndefined();
    // The same word in another script is no correction.
    expect((await search('busvanam')).correctedTo).toBeUndefined();
  });

  test('the words that the first result lacks, but never a number', async () => {
    const lacking = await search('lakshmi helicopter');
    expect(lacking.data[0]?.name).toMatch(/Lakshmi/);
    expect(lacking.missingWords).toEqual(['helicopter']);
    expect(lacking.data.map(({ name }) => name)).toContain('Flying Helicopter');
    // Where a product has every word, those that lack one are not listed.
    const whole = await search('flying helicopter');
    expect(whole.data.map(({ name }) => name)).toEqual(['Flying Helicopter']);
    expect(whole.missingWords).toBeUndefined();
    const numbered = await search('240 shots zzzzqq');
    expect(numbered.data.map(({ name }) => name)).toEqual(['240 Shots Grand Finale']);
    expect(numbered.missingWords).toEqual(['zzzzqq']);
    expect((await search('flower pots')).missingWords).toBeUndefined();
  });

  test('nothing found: what is near, or what sells', async () => {
    const near = await search('helikoptorian');
    expect(near.data.map(({ name }) => name)).toEqual([]);
    expect([near.totalCount, near.nearestAre]).toEqual([0, 'similar']);
    expect(near.nearest?.[0]?.name).toBe('Flying Helicopter');
    await sql`update products set sold_30_days = 5 where name = 'Wire Chakkar'`.execute(
      testShop.shop.db,
    );
    testShop.shop.cache.drop();
    const { nearest = [], nearestAre } = await search('7349871');
    expect([nearestAre, nearest.length, nearest[0]?.name]).toEqual(['popular', 4, 'Wire Chakkar']);
    await sql`update products set sold_30_days = 0`.execute(testShop.shop.db);
    testShop.shop.cache.drop();
  });

  test.each(['qqqqqq', 'zzzz', 'asdfgh', 'qwerty', 'xyzzy', 'lorem', 'nonexistent'])(
    '%s is no word of the shop',
    async (text) => expect(await find(text)).toEqual([]),
  );

  test('nothing of it without a search', async () => {
    const { body } = await testShop.call(listProducts);
    expect(Object.keys(body).toSorted()).toEqual([
      'data',
      'error',
      'message',
      'success',
      'totalCount',
      'totalPages',
    ]);
  });
});

describe('edges', () => {
  test('edge 10: no query is too odd for an answer', async () => {
    const odd = [
      '%',
      '_',
      '\u202e\u200f',
      '🎆',
      'a'.repeat(100),
      'ஸ்'.repeat(30),
      "'; --",
      '\\',
      '=',
    ];
    for (const text of [
      ...odd,
      Array.from({ length: 40 }, (_, at) => `w${at}`)
        .join(' ')
        .slice(0, 100),
    ]) {
      const started = performance.now();
      const { status, body } = await testShop.call(listProducts, { body: { search: text } });
      expect([text, status, body.success]).toEqual([text, 200, true]);
      expect(performance.now() - started).toBeLessThan(2_500);
    }
    for (const text of ['%', '_', '🎆']) expect((await search(text)).totalCount).toBe(0);
    const { body } = await testShop.call(listProductsByQuery, { query: { search: ' ' } });
    expect(body.totalCount).toBe(78);
    const lone = await testShop.call(listProducts, { body: { search: 'rocket \ud800' } });
    expect([200, 400]).toContain(lone.status);
  });

  test('edge 11: a query in any coding of its letters', async () => {
    for (const text of ['லக்ஷ்மி வெடி', 'லக்\u200cஷ்மி வெடி', 'லக்\u200dஷ்மி வெடி']) {
      expect((await find(text))[0]).toBe('Lakshmi Crackers 4 inch');
    }
    const composed = await find('பொம்மை துப்பாக்கி');
    expect(await find('ப\u0bc6\u0bbeம்மை துப்பாக்கி')).toEqual(composed);
  });

  test('edge 12: பாம் is a bomb and half of a snake', async () => {
    const names = (await find('பாம்')).slice(0, 6);
    expect(names).toEqual(expect.arrayContaining(['Snake Tablets', 'Hydro Bomb', 'Atom']));
  });

  test('edge 13: sattai is the whip, and elsewhere a twinkling star', async () => {
    for (const text of ['sattai', 'சாட்டை']) {
      const names = await find(text);
      expect(names[0]).toBe('Saattai (சாட்டை) Magic Whip');
      expect(names).toContain('Twinkling Star 4 Feet');
      expect(await find('twinkling star')).not.toContain('Saattai (சாட்டை) Magic Whip');
    }
  });

  test('edge 14: green is a colour and a law', async () => {
    expect((await find('12 cm green'))[0]).toBe('12 cm Green Sparklers');
    const lawful = new Set(
      demoCatalogue
        .filter(({ details }) => details['Green cracker (CSIR-NEERI style)'] === 'Yes')
        .map(({ name }) => name),
    );
    for (const name of (await find('green crackers')).slice(0, 3)) expect(lawful).toContain(name);
  });

  test('edge 15: 1000 is not 10000, 5000 walla not 500', async () => {
    expect((await find('1000'))[0]).toBe('1000 Wala');
    expect((await find('1000 wala'))[0]).toBe('1000 Wala');
    expect(await find('1000 wala')).not.toContain('10000 Wala Temple Festival Garland');
    await product(testShop, { name: '500 Wala' });
    expect((await find('5000 walla'))[0]).toBe('5000 Wala');
    expect(await find('5000 walla')).not.toContain('500 Wala');
    expect((await find('500 walla'))[0]).toBe('500 Wala');
  });

  test('a number that only begins another one keeps nothing out, and comes after whole words', async () => {
    const rockets = await find('rocket');
    for (const [query, longer] of [
      ['rocket 24', '240 Shots Grand Finale'],
      ['rockets for 200', '2000 Wala Three-Colour'],
    ] as const) {
      const found = await find(query);
      expect(found.slice(0, rockets.length).toSorted(), query).toEqual(rockets.toSorted());
      expect(found.slice(rockets.length), query).toContain(longer);
    }
    expect(await find('ராக்கெட் 200')).toEqual(expect.arrayContaining(rockets));
    expect((await find('shots 24'))[0]).toBe('240 Shots Grand Finale');
  });
});

test('admins find drafts, in their own order, and only what has every word', async () => {
  const { token } = await admin(testShop);
  const list = async (body: object) =>
    (await testShop.call(listProducts, { token, body })).body.data.map(({ name }) => name);
  expect(await list({ search: 'smiling face' })).toEqual(['Smiling Face Fountain']);
  const rockets = await list({ search: 'rocket', sort: 'name-asc' });
  expect(rockets).toEqual(rockets.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  expect(await list({ search: 'no such rocket' })).toEqual([]);
  expect(await find('smiling face')).not.toContain('Smiling Face Fountain');
});
