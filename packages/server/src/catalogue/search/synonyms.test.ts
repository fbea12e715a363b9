import { listProducts } from '@mathappu/contract/catalogue';
import {
  createSynonym,
  deleteSynonym,
  listSynonyms,
  listSynonymWords,
  trySearch,
  updateSynonym,
} from '@mathappu/contract/catalogue/synonyms';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { giveTradeSynonyms } from './give-trade-synonyms.ts';
import { readTradeSynonyms } from './read-trade-synonyms.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  await product(testShop, { name: 'Flower Pot' });
  await product(testShop, { name: 'Sky Shot' });
  await product(testShop, { name: 'Comet Whistle' });
});
afterEach(async () => {
  await sql`delete from synonyms`.execute(testShop.shop.db);
  testShop.shop.cache.drop();
});
afterAll(() => testShop.close());

const find = async (search: string): Promise<string[]> =>
  (await testShop.call(listProducts, { body: { search } })).body.data.map(({ name }) => name);
const create = (body: object) =>
  testShop.call(createSynonym, { token: owner.token, body: body as never });
const list = async () => (await testShop.call(listSynonyms, { token: owner.token })).body;

test('words that mean the same find each other as soon as they are added', async () => {
  expect(await find('thoosi')).toEqual([]);
  const { body } = await create({ kind: 'equal', words: ['thoosi', 'flower pot', 'vaanavil'] });
  expect(body.data).toMatchObject({ kind: 'equal', version: 1, to: [] });
  expect(await find('thoosi')).toEqual(['Flower Pot']);
  expect(await find('thoosy')).toEqual(['Flower Pot']);
  expect(await find('vaana')).toEqual(['Flower Pot']);
  const removed = await testShop.call(deleteSynonym, {
    token: owner.token,
    params: { synonymId: body.data._id },
    query: { version: '1' },
  });
  expect(removed.status).toBe(200);
  expect(await find('thoosi')).toEqual([]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where subject_kind = 'synonym' order by at`.execute(
    testShop.shop.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['synonym.create', 'synonym.delete']);
});

test('one way: the first finds the others, not the reverse; the longest phrase wins', async () => {
  await create({ kind: 'oneWay', words: ['thunder'], to: ['sky shot'] });
  await create({ kind: 'equal', words: ['thunder lamp', 'comet whistle'] });
  expect(await find('thunder')).toEqual(['Sky Shot']);
  expect(await find('sky shot')).toEqual(['Sky Shot']);
  expect(await find('thunder lamp')).toEqual(['Comet Whistle']);
  expect(await find('thunderlamp')).toEqual(['Comet Whistle']);
});

test('fillers count when nothing else is there', async () => {
  await create({ kind: 'filler', words: ['comet', 'online price'] });
  expect(await find('comet sky shot online price')).toEqual(['Sky Shot']);
  expect(await find('comet')).toEqual(['Comet Whistle']);
});

test('edge 16: rows that say nothing or lead on are refused or harmless', async () => {
  const refused = async (body: object) => {
    const { status, refusal } = await create(body);
    return [status, refusal.code, refusal.issues?.[0]?.message];
  };
  const invalid = (message: string) => [400, 'invalidInput', message];
  expect(await refused({ kind: 'equal', words: ['pot'] })).toEqual(
    invalid('Write at least two that mean the same'),
  );
  expect(await refused({ kind: 'equal', words: ['Flower Pots', 'flowerpot'] })).toEqual(
    invalid('Two of these are the same in a search'),
  );
  expect(await refused({ kind: 'filler', words: ['%', 'a'] })).toEqual(
    invalid('Write at least one word'),
  );
  expect(await refused({ kind: 'oneWay', words: ['a'], to: [] })).toEqual(
    invalid('Write at least one word'),
  );
  expect(await refused({ kind: 'oneWay', words: ['a', 'b'], to: ['c'] })).toEqual(
    invalid('Write one phrase only'),
  );
  expect(await refused({ kind: 'equal', words: ['a b c d e', 'f'] })).toEqual(
    invalid('At most 4 words in one phrase'),
  );
  await create({ kind: 'equal', words: ['aa', 'bb'] });
  expect(await refused({ kind: 'equal', words: ['BB', 'cc'] })).toEqual([
    409,
    'synonymTaken',
    'These words stand in another row',
  ]);
  await create({ kind: 'filler', words: ['flower', 'pot', 'sky', 'shot', 'comet', 'whistle'] });
  expect(await find('flower pot')).toEqual(['Flower Pot']);
});

test('an edit of an outdated version is refused with the row as it is, and nothing is merged', async () => {
  const { token } = owner;
  const { body } = await create({ kind: 'equal', words: ['aa', 'bb'] });
  const params = { synonymId: body.data._id };
  const edit = (words: string[], version: number) =>
    testShop.call(updateSynonym, { token, params, body: { kind: 'equal', words, version } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => edit(['aa', `b${'c'.repeat(at + 1)}`], 1)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [refused] = answers.filter(({ status }) => status !== 200);
  expect(refused?.refusal).toMatchObject({ code: 'synonymChanged', data: { version: 2 } });
  expect((await list()).data).toMatchObject([{ version: 2 }]);
  expect((await edit(['aa', 'dd'], 2)).body.data).toMatchObject({
    words: ['aa', 'dd'],
    version: 3,
  });
  const stale = { token, params, query: { version: '2' } };
  expect((await testShop.call(deleteSynonym, stale)).refusal.code).toBe('synonymChanged');
  const unknown = { token, params: { synonymId: crypto.randomUUID() } };
  expect((await testShop.call(deleteSynonym, unknown)).refusal.code).toBe('synonymNotFound');
});

test('the same words in two rows at once: one row', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const words = [`left${'x'.repeat(round + 1)}`, `right${'y'.repeat(round + 1)}`];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ kind: 'equal', words })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  }
});

test('at most 500 rows', async () => {
  await sql`
    insert into synonyms (id, kind, words)
    select gen_random_uuid(), 'filler', array['word' || chr(97 + n / 26) || chr(97 + n % 26)]
    from generate_series(0, 499) as n`.execute(testShop.shop.db);
  const { refusal } = await create({ kind: 'equal', words: ['left', 'right'] });
  expect([refusal.code, refusal.message]).toEqual(['tooMany', 'At most 500']);
});

test('the list: by kind, searched, in pages', async () => {
  const { token } = owner;
  await create({ kind: 'equal', words: ['Anar', 'புஸ்வாணம்'] });
  await create({ kind: 'oneWay', words: ['gun'], to: ['cap'] });
  const listed = async (query: object) =>
    (await testShop.call(listSynonyms, { token, query })).body;
  expect((await listed({ kind: 'oneWay' })).data).toMatchObject([{ words: ['gun'], to: ['cap'] }]);
  expect((await listed({ search: 'புஸ்வாணங்கள்' })).data).toMatchObject([{ kind: 'equal' }]);
  expect((await listed({ search: 'caps' })).totalCount).toBe(1);
  expect(await listed({ page: '2', limit: '1' })).toMatchObject({ totalCount: 2, totalPages: 2 });
});

test('every shop is given the words of the trade once; what is deleted stays deleted', async () => {
  const { shop } = testShop;
  const trade = readTradeSynonyms();
  await Promise.all([giveTradeSynonyms(shop), giveTradeSynonyms(shop)]);
  expect((await list()).totalCount).toBe(trade.length);
  expect(await find('busvanam')).toEqual(['Flower Pot']);
  await sql`delete from synonyms`.execute(shop.db);
  await giveTradeSynonyms(shop);
  expect((await list()).totalCount).toBe(0);
});

test('an admin tries a search', async () => {
  await create({ kind: 'equal', words: ['thoosi', 'flower pot'] });
  await create({ kind: 'filler', words: ['price'] });
  const attempt = async (q: string) =>
    (await testShop.call(trySearch, { token: owner.token, body: { q } })).body.data;
  expect(await attempt('thoosi price')).toMatchObject({
    words: [{ word: 'thoosi', readAs: [{ match: 'synonym', words: 'flower pot' }] }],
    leftOut: ['price'],
    products: [{ name: 'Flower Pot' }],
    totalCount: 1,
  });
  const slipped = await attempt('wistle zzzzz');
  expect(slipped.words).toMatchObject([
    { word: 'wistle', readAs: [{ match: 'slip', words: 'whistle' }] },
    { word: 'zzzzz', readAs: [] },
  ]);
  expect(slipped.products).toMatchObject([{ name: 'Comet Whistle' }]);
});

test('everybody reads the words by what they mean, and a new row at once', async () => {
  const words = async () => (await testShop.call(listSynonymWords)).body.data;
  expect(await words()).toEqual({ equal: [], oneWay: [], filler: [] });
  await create({ kind: 'equal', words: ['anar', 'busvanam'] });
  await create({ kind: 'oneWay', words: ['bomb'], to: ['atom', 'hydro'] });
  await create({ kind: 'filler', words: ['price', 'rate'] });
  expect(await words()).toEqual({
    equal: [['anar', 'busvanam']],
    oneWay: [{ words: ['bomb'], to: ['atom', 'hydro'] }],
    filler: ['price', 'rate'],
  });
});
