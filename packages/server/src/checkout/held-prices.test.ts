import type { FreshLines, OrderRequest } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { cartLine, cartOf, estimate, sharedEstimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, type RequestedLine, sendCodOrder } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { product, rulesOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let settings: ReturnType<typeof settingsOf>;
let buyer: Person;
let pots: string;
let rockets: string;
let list: RequestedLine[];
let code: string;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  at('2026-11-25T05:00:00Z');
  settings = settingsOf(testShop, await admin(testShop));
  buyer = await customer(testShop);
  pots = await product(testShop, { name: 'Flower Pots', price: 50, discount: 10, stock: 200 });
  rockets = await product(testShop, { name: 'Rocket', price: 100, stock: 200 });
  list = [
    { productId: pots, quantity: 4 },
    { productId: rockets, quantity: 2 },
  ];
  ({ code } = await estimate(testShop, list));
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const at = (moment: string) => testShop.setNow(new Date(moment));
const setPrice = (id: string, price: number) =>
  testShop.shop.db
    .updateTable('products')
    .set({ price_paise: Math.round(price * 100), discount_bp: 0 })
    .where('id', '=', id)
    .execute();
const packFor = (packingPercent: number) =>
  settings.change('selling', { packingPercent }, { hasLegalAdvice: true });
const deliverFor = (charge: number) =>
  settings.change('delivery', { terms: { kind: 'fixed', charge, freeFrom: null } });
/** What our checkout sends under the estimate: its goods and rows, delivery for today's charge. */
async function bodyOf(person: Person, delivery = 0, changes: Partial<OrderRequest> = {}) {
  const { lines, totals } = await sharedEstimate(testShop, code);
  const body = await orderBody(
    testShop,
    person,
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  const { subtotal, total } = totals;
  return { ...body, subTotalAmt: subtotal, totalAmt: total + delivery, estimate: code, ...changes };
}
const orderOf = async (person: Person, orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token: person.token })).body.data;
const countOrders = async () =>
  (await testShop.shop.db.selectFrom('orders').select('id').execute()).length;

test('an order at held prices, packing included, pays for delivery what it costs today', async () => {
  await packFor(3);
  ({ code } = await estimate(testShop, list));
  await setPrice(pots, 70);
  await packFor(10);
  await deliverFor(150);
  const { body } = await sendCodOrder(testShop, buyer, await bodyOf(buyer, 150));
  expect(await orderOf(buyer, body.data._id)).toMatchObject({
    totals: {
      subtotal: 380,
      adjustments: [
        { kind: 'packing', label: '3%', amount: 11.4 },
        { kind: 'delivery', label: '', amount: 150 },
      ],
      total: 541.4,
    },
    product_details: [
      { name: 'Flower Pots', price: 50, discount: 10, quantity: 4, total: 180 },
      { name: 'Rocket', price: 100, quantity: 2, total: 200 },
    ],
  });
  expect(await stockOf(testShop, pots)).toBe(196);
  const online = await sendOnlineOrder(testShop, buyer, await bodyOf(buyer, 150));
  expect(online.body.data.razorpay.amount).toBe(54_140);
});

test('edge 25: the server’s clock decides at the order; ended, it brings today’s totals', async () => {
  await setPrice(rockets, 130);
  await cartLine(testShop, buyer.userId, { productId: pots, quantity: 7 });
  const body = await bodyOf(buyer);
  at('2026-11-28T18:30:00Z');
  const late = await sendCodOrder(testShop, await signInAgain(testShop, buyer), body);
  expect([late.status, late.refusal.code]).toEqual([409, 'estimateEnded']);
  const { lines, totals, totalAmt } = late.refusal.data as FreshLines;
  expect([totalAmt, totals.subtotal, lines.length]).toEqual([440, 440, 2]);
  expect(await countOrders()).toBe(0);
  expect(await cartOf(testShop, buyer.userId)).toEqual([{ productId: pots, quantity: 7 }]);
  expect(await stockOf(testShop, pots)).toBe(200);
  at('2026-11-28T18:29:59.999Z');
  const inTime = await sendCodOrder(testShop, await signInAgain(testShop, buyer), body);
  expect(inTime.status).toBe(200);
});

test('an estimate that the shop has ended holds no prices; one that is none is not found', async () => {
  const body = await bodyOf(buyer);
  await sql`update quotes set state = 'DECLINED'`.execute(testShop.shop.db);
  expect((await sharedEstimate(testShop, code)).isHeld).toBe(false);
  expect((await sendCodOrder(testShop, buyer, body)).refusal.code).toBe('estimateEnded');
  const missing = await sendCodOrder(testShop, buyer, { ...body, estimate: 'A'.repeat(26) });
  expect([missing.status, missing.refusal.code]).toEqual([404, 'quoteNotFound']);
  expect(await countOrders()).toBe(0);
});

test('what a rule keeps out is not sold at held prices either', async () => {
  const owner = await admin(testShop);
  const body = await bodyOf(buyer);
  await sql`update products set passport = '{"joinedPieces": 100}' where id = ${pots}`.execute(
    testShop.shop.db,
  );
  await rulesOf(testShop, owner).set('joined', 'block');
  const { refusal } = await sendCodOrder(testShop, buyer, body);
  expect(refusal.code).toBe('orderProductGone');
  const { lines, today } = await sharedEstimate(testShop, code);
  expect(lines.map(({ name }) => name)).toEqual(['Flower Pots', 'Rocket']);
  expect(today.lines.map(({ productId }) => productId.name)).toEqual(['Rocket']);
  expect(await countOrders()).toBe(0);
});

test('other or more goods than those of the estimate, or other rows, are refused with what counts', async () => {
  await setPrice(rockets, 130);
  const body = await bodyOf(buyer);
  const others = [
    [
      { productId: pots, quantity: 5 },
      { productId: rockets, quantity: 2 },
    ],
    [...list, { productId: await product(testShop), quantity: 1 }],
  ];
  for (const product_details of others) {
    const { refusal } = await sendCodOrder(testShop, buyer, { ...body, product_details });
    expect(refusal.code).toBe('orderChanged');
    // Desk edge 28: what is more than the estimate costs what it costs today.
    expect((refusal.data as FreshLines).totals.subtotal).toBeGreaterThan(440);
  }
  await deliverFor(99);
  const { refusal } = await sendCodOrder(testShop, buyer, body);
  expect([refusal.code, (refusal.data as FreshLines).totals]).toMatchObject([
    'orderChanged',
    { subtotal: 380, total: 479 },
  ]);
  expect(await countOrders()).toBe(0);
  // In another order, and with a product in two lines, they are the same goods.
  const same = [list[1], { productId: pots, quantity: 1 }, { productId: pots, quantity: 3 }];
  const sent = { ...body, totalAmt: 479, product_details: same as RequestedLine[] };
  expect((await sendCodOrder(testShop, buyer, sent)).status).toBe(200);
});

/** An order of these goods under the estimate, as our checkout sends it. */
async function partOf(product_details: RequestedLine[], subtotal: number, total = subtotal) {
  const body = await bodyOf(buyer);
  return sendCodOrder(testShop, buyer, {
    ...body,
    product_details,
    subTotalAmt: subtotal,
    totalAmt: total,
  });
}

test('desk edge 27: of three pieces held two are ordered at the held price, with its packing', async () => {
  await packFor(2.5);
  ({ code } = await estimate(testShop, list));
  await setPrice(pots, 70);
  await packFor(10);
  const { body } = await partOf([{ productId: pots, quantity: 3 }], 135, 138.38);
  expect(await orderOf(buyer, body.data._id)).toMatchObject({
    totals: {
      subtotal: 135,
      adjustments: [
        { kind: 'packing', label: '2.5%', amount: 3.38 },
        { kind: 'delivery', amount: 0 },
      ],
      total: 138.38,
    },
    product_details: [{ name: 'Flower Pots', price: 50, discount: 10, quantity: 3, total: 135 }],
  });
});

const setStock = (id: string, stock: number) =>
  sql`with moved as (insert into stock_movements (id, product_id, kind, quantity)
      select gen_random_uuid(), id, 'set', ${stock} - stock from products where id = ${id})
    update products set stock = ${stock}, is_stock_as_set = false where id = ${id}`.execute(
    testShop.shop.db,
  );

test('desk edge 26: who takes all that is there of a list keeps the minimum of the whole list', async () => {
  await settings.change('selling', { minimumOrder: 380 }, { hasLegalAdvice: true });
  const allPots = [{ productId: pots, quantity: 4 }];
  const refusalOf = async (lines: RequestedLine[], subtotal: number) =>
    (await partOf(lines, subtotal)).refusal.code;
  await setStock(rockets, 1);
  expect(await refusalOf(allPots, 180)).toBe('belowMinimum');
  await setStock(rockets, 0);
  expect(await refusalOf([{ productId: pots, quantity: 3 }], 135)).toBe('belowMinimum');
  expect((await partOf(allPots, 180)).status).toBe(200);
  await setStock(pots, 3);
  expect((await partOf([{ productId: pots, quantity: 3 }], 135)).status).toBe(200);
  // A list that never reached the minimum does not reach it by being short.
  await settings.change('selling', { minimumOrder: 381 }, { hasLegalAdvice: true });
  await setStock(pots, 2);
  expect(await refusalOf([{ productId: pots, quantity: 2 }], 90)).toBe('belowMinimum');
});

test('a line that shrinks meanwhile is refused with the prices held', async () => {
  await setPrice(pots, 70);
  await setStock(pots, 2);
  const { refusal } = await partOf([{ productId: pots, quantity: 3 }], 135);
  expect([refusal.code, (refusal.data as FreshLines).totals.subtotal]).toEqual([
    'orderOnlyLeft',
    135,
  ]);
  expect((await partOf([{ productId: pots, quantity: 2 }], 90)).status).toBe(200);
});

test('desk edge 30: an estimate that the shop ends during checkout brings today’s totals', async () => {
  const body = await bodyOf(buyer);
  await setPrice(rockets, 130);
  await sql`update quotes set state = 'DECLINED'`.execute(testShop.shop.db);
  const { refusal } = await sendCodOrder(testShop, buyer, body);
  expect([refusal.code, (refusal.data as FreshLines).totals.subtotal]).toEqual([
    'estimateEnded',
    440,
  ]);
});

test('the code is read as it is typed, and without it the goods cost what they cost today', async () => {
  await setPrice(rockets, 130);
  const body = await bodyOf(buyer);
  const { estimate: _, ...without } = body;
  expect((await sendCodOrder(testShop, buyer, without)).refusal.code).toBe('orderChanged');
  const typed = { ...body, estimate: ` ${code.toLowerCase()} ` };
  expect((await sendCodOrder(testShop, buyer, typed)).status).toBe(200);
});

test('the same goods with and without an estimate are two orders, a repeated click is one', async () => {
  const body = await bodyOf(buyer);
  const [first, again] = [
    await sendCodOrder(testShop, buyer, body),
    await sendCodOrder(testShop, buyer, body),
  ];
  expect(again.body.data).toEqual(first.body.data);
  const { estimate: _, ...without } = body;
  const plain = await sendCodOrder(testShop, buyer, without);
  expect(plain.body.data.orderId).not.toBe(first.body.data.orderId);
  const { code: second } = await estimate(testShop, list);
  const other = await sendCodOrder(testShop, buyer, { ...body, estimate: second });
  expect(other.status).toBe(200);
  expect(await countOrders()).toBe(3);
  const keyed = await sendCodOrder(testShop, buyer, body, 'key');
  const conflict = await sendCodOrder(testShop, buyer, without, 'key');
  expect([keyed.status, conflict.refusal.code]).toEqual([200, 'idempotencyConflict']);
});

test('edge 26: ten families order one estimate at held prices while stock lasts', async () => {
  await sql`update products set stock = 16, is_stock_as_set = false where id = ${pots}`.execute(
    testShop.shop.db,
  );
  await setPrice(pots, 80);
  const families = await Promise.all(Array.from({ length: 10 }, () => customer(testShop)));
  const bodies = await Promise.all(families.map((family) => bodyOf(family)));
  const answers = await Promise.all(
    families.map((family, index) => sendCodOrder(testShop, family, bodies[index] as OrderRequest)),
  );
  const placed = answers.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(4);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(['orderOutOfStock']));
  const totals = await testShop.shop.db.selectFrom('orders').select('total_paise').execute();
  expect(totals).toEqual(Array.from({ length: 4 }, () => ({ total_paise: 38_000 })));
  expect(await stockOf(testShop, pots)).toBe(0);
  await sql`insert into stock_movements (id, product_id, kind, quantity)
    values (gen_random_uuid(), ${pots}, 'set', -184)`.execute(testShop.shop.db);
});

test('edge 27: ordering an estimate of 101 lines says the limit', async () => {
  const body = await bodyOf(buyer);
  const product_details = Array.from({ length: 101 }, () => ({ productId: pots, quantity: 1 }));
  const { status, refusal } = await sendCodOrder(testShop, buyer, { ...body, product_details });
  expect([status, refusal.code]).toEqual([400, 'invalidInput']);
  expect(refusal.issues).toMatchObject([
    { path: 'product_details', message: expect.stringMatching(/100/) },
  ]);
});

test('an order at held prices keeps what its products said of themselves on that day', async () => {
  await sql`update products set passport = '{"noiseDb": 90}'`.execute(testShop.shop.db);
  ({ code } = await estimate(testShop, list));
  // A line of before quotes froze it.
  await sql`update quote_lines set passport = null where product_id = ${rockets}`.execute(
    testShop.shop.db,
  );
  await sql`update products set passport = '{"noiseDb": 80}'`.execute(testShop.shop.db);
  const { body } = await sendCodOrder(testShop, buyer, await bodyOf(buyer), crypto.randomUUID());
  const params = { orderId: (body.data as { _id: string })._id };
  const order = await testShop.call(getMyOrder, { params, token: buyer.token });
  const noise = new Map(
    order.body.data.product_details.map(({ productId, passport }) => [
      productId,
      passport?.noiseDb,
    ]),
  );
  expect([noise.get(pots), noise.get(rockets)]).toEqual([90, 80]);
});
