import { deleteMyAccount, exportMyData } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { askEstimate, estimate, openEstimate, sharedEstimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let pots: string;
let rockets: string;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  pots = await product(testShop, {
    name: 'Flower Pots',
    nameTa: 'புஸ்வாணம்',
    price: 52.5,
    discount: 10,
    stock: 20,
  });
  rockets = await product(testShop, {
    name: 'Rocket',
    price: 100,
    stock: 20,
    unit: '1 Box (10 pcs)',
  });
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const list = () => [
  { productId: pots, quantity: 5 },
  { productId: rockets, quantity: 2 },
];
const sell = async (changes: object) =>
  settingsOf(testShop, await admin(testShop)).change('selling', changes, { hasLegalAdvice: true });
const setPrice = (id: string, price: number) =>
  testShop.shop.db
    .updateTable('products')
    .set({ price_paise: Math.round(price * 100) })
    .where('id', '=', id)
    .execute();
const at = (moment: string) => testShop.setNow(new Date(moment));
const countQuotes = async () =>
  (await testShop.shop.db.selectFrom('quotes').select('id').execute()).length;

test('a guest freezes goods and prices; whoever has the link sees them beside those of today', async () => {
  await sell({ packingPercent: 3 });
  at('2026-11-25T05:00:00Z');
  const answer = await askEstimate(testShop, list());
  expect(answer.body).toMatchObject({
    message: `Estimate ${answer.body.data.number} saved`,
    data: {
      number: expect.stringMatching(/^EQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      validUntil: '2026-11-28',
      totals: {
        subtotal: 436.25,
        adjustments: [
          { kind: 'packing', label: '3%', amount: 13.09 },
          { kind: 'delivery', label: '', amount: 0 },
        ],
        total: 449.34,
      },
    },
  });
  const { number, code, totals } = answer.body.data;
  const shared = await openEstimate(testShop, code);
  expect(shared.headers['cache-control']).toBe('no-store');
  expect(shared.body.data).toMatchObject({
    number,
    state: 'ESTIMATE',
    date: '2026-11-25T05:00:00.000Z',
    validUntil: '2026-11-28',
    isHeld: true,
    totals,
    today: { totals },
  });
  expect(shared.body.data.lines).toEqual([
    {
      productId: pots,
      name: 'Flower Pots',
      nameTa: 'புஸ்வாணம்',
      image: '',
      listNumber: 1,
      unit: 'Box',
      price: 52.5,
      discount: 10,
      quantity: 5,
      total: 236.25,
    },
    {
      productId: rockets,
      name: 'Rocket',
      nameTa: '',
      image: '',
      listNumber: 2,
      unit: '1 Box (10 pcs)',
      price: 100,
      discount: 0,
      quantity: 2,
      total: 200,
    },
  ]);
});

test('a changed price shows beside the frozen one; the day holds to its last second in India', async () => {
  at('2026-11-25T18:29:59Z');
  const { code } = await estimate(testShop, list());
  await setPrice(rockets, 130);
  await sell({ packingPercent: 3, estimateDays: 30 });
  // 23:59:59 in India on 28 November.
  at('2026-11-28T18:29:59.999Z');
  expect(await sharedEstimate(testShop, code)).toMatchObject({
    isHeld: true,
    totals: { subtotal: 436.25, total: 436.25 },
    today: { totals: { subtotal: 496.25, total: 511.14 } },
  });
  at('2026-11-28T18:30:00Z');
  expect(await sharedEstimate(testShop, code)).toMatchObject({
    isHeld: false,
    validUntil: '2026-11-28',
    lines: [{ total: 236.25 }, { price: 100, total: 200 }],
    today: { lines: [{ quantity: 5 }, { quantity: 2, productId: { price: 130, stock: 20 } }] },
  });
});

test('the days are a setting from 1 to 30, and an estimate keeps those it was made with', async () => {
  at('2026-11-25T05:00:00Z');
  for (const estimateDays of [0, 31, 1.5, null]) {
    const { status } = await sell({ estimateDays });
    expect([estimateDays, status]).toEqual([estimateDays, 400]);
  }
  const { code } = await estimate(testShop, list());
  expect((await sell({ estimateDays: 30 })).status).toBe(200);
  expect((await estimate(testShop, list())).validUntil).toBe('2026-12-25');
  expect((await sharedEstimate(testShop, code)).validUntil).toBe('2026-11-28');
});

test('stock is neither asked for nor held, and what is no longer sold is missing today alone', async () => {
  const gone = await product(testShop, { name: 'Gone', price: 10, stock: 5 });
  const { code } = await estimate(testShop, [...list(), { productId: gone, quantity: 900 }]);
  await sql`update products set price_paise = null where id = ${gone}`.execute(testShop.shop.db);
  const shared = await sharedEstimate(testShop, code);
  expect(shared.lines.map(({ name }) => name)).toEqual(['Flower Pots', 'Rocket', 'Gone']);
  expect(shared.today.lines.map(({ productId }) => productId.name)).toEqual([
    'Flower Pots',
    'Rocket',
  ]);
  expect(shared.today.totals.subtotal).toBe(436.25);
});

test('what cannot be frozen is refused, and nothing is written', async () => {
  const codes = async (items: { productId: string; quantity: number }[]) =>
    (await askEstimate(testShop, items)).refusal.code;
  expect(await codes([])).toBe('invalidInput');
  const twice = await askEstimate(testShop, [...list(), { productId: pots, quantity: 1 }]);
  expect(twice.refusal).toMatchObject({ code: 'invalidInput' });
  expect(JSON.stringify(twice.refusal)).toContain('Each product once');
  expect(await codes([{ productId: pots, quantity: 0 }])).toBe('invalidInput');
  expect(await codes([{ productId: pots, quantity: 1_000 }])).toBe('invalidInput');
  expect(
    await codes(Array.from({ length: 101 }, () => ({ productId: newId(), quantity: 1 }))),
  ).toBe('invalidInput');
  expect(await codes([...list(), { productId: newId(), quantity: 1 }])).toBe('productNotFound');
  expect(await countQuotes()).toBe(0);
});

test('edge 23: a code is trimmed and upper-cased; with one letter changed nothing is found', async () => {
  const { code, number } = await estimate(testShop, list());
  for (const typed of [code.toLowerCase(), ` ${code}\t`, ` ${code.toLowerCase()} `])
    expect((await sharedEstimate(testShop, typed)).number).toBe(number);
  for (const [index, letter] of [...code].entries()) {
    const other = letter === 'X' ? 'Y' : 'X';
    const changed = code.slice(0, index) + other + code.slice(index + 1);
    expect((await openEstimate(testShop, changed)).refusal).toMatchObject({
      code: 'quoteNotFound',
      message: 'This estimate or enquiry could not be found.',
    });
  }
  for (const typed of [number, code.slice(1), `${code}0`, '%', 'x'.repeat(120)])
    expect((await openEstimate(testShop, typed)).status).toBe(404);
});

test('edge 27: an estimate with 101 lines opens', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 101; n += 1) ids.push(await product(testShop, { price: 1 }));
  const items = ids.map((productId) => ({ productId, quantity: 1 }));
  const { code } = await estimate(testShop, items.slice(0, 100));
  // As one that was saved while a cart could have more lines.
  await sql`
    with late as (
      insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise,
        discount_bp, unit_price_paise, asked_quantity, quantity, total_paise)
      select quote_id, 101, ${ids[100]}, name, image, unit, list_price_paise, discount_bp,
        unit_price_paise, asked_quantity, quantity, total_paise
      from quote_lines where line_no = 1
    )
    update quotes set subtotal_paise = subtotal_paise + 100, total_paise = total_paise + 100`.execute(
    testShop.shop.db,
  );
  const shared = await sharedEstimate(testShop, code);
  expect(shared.lines).toHaveLength(101);
  expect(shared.totals.total).toBe(101);
});

test('the key of an account gives the same estimate again; of a guest there is none', async () => {
  const maker = await customer(testShop);
  for (let round = 1; round <= 10; round += 1) {
    const clicks = await Promise.all(
      Array.from({ length: 10 }, () => askEstimate(testShop, list(), { maker, key: `${round}` })),
    );
    expect(new Set(clicks.map(({ body }) => body.data.code)).size).toBe(1);
    expect(clicks[9]?.body).toEqual(clicks[0]?.body);
    expect(await countQuotes()).toBe(round);
  }
  const other = await askEstimate(testShop, list().slice(1), { maker, key: '1' });
  expect(other.refusal.code).toBe('idempotencyConflict');
  await askEstimate(testShop, list(), { key: '1' });
  await askEstimate(testShop, list(), { key: '1' });
  expect(await countQuotes()).toBe(12);
});

test('an account takes its estimates along; deleted, it leaves them to whoever has the link', async () => {
  const maker = await customer(testShop);
  const { code, number } = await estimate(testShop, list(), maker);
  await estimate(testShop, list());
  const { body } = await testShop.call(exportMyData, { token: maker.token });
  expect(JSON.parse(JSON.stringify(body.data))).toMatchObject({
    quotes: [{ number }],
    quoteLines: [{ product_id: pots }, { product_id: rockets }],
  });
  // Whoever reads the file opens no link.
  expect(JSON.stringify(body.data)).not.toContain(code);
  const deleted = await testShop.call(deleteMyAccount, {
    body: { password: maker.password },
    token: maker.token,
  });
  expect(deleted.status).toBe(200);
  const rows = await testShop.shop.db
    .selectFrom('quotes')
    .select(['user_id', 'created_by'])
    .execute();
  expect(rows).toEqual([
    { user_id: null, created_by: null },
    { user_id: null, created_by: null },
  ]);
  expect((await sharedEstimate(testShop, code)).number).toBe(number);
});
