import type { FreshLines, OrderRequest } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import { getShopDetails } from '@mathappu/contract/settings';
import { type DeliveryKind, freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { cartLine, cartOf } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, orderBody, sendCodOrder } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let buyer: Person;
let productId: string;
let settings: ReturnType<typeof settingsOf>;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  settings = settingsOf(testShop, await admin(testShop));
  buyer = await customer(testShop);
  productId = await product(testShop, { price: 100, stock: 500 });
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const sell = (changes: Parameters<typeof settings.change<'selling'>>[1]) =>
  settings.change('selling', changes, { hasLegalAdvice: true });
const deliver = (changes: Parameters<typeof settings.change<'delivery'>>[1]) =>
  settings.change('delivery', changes);
const terms = (kind: DeliveryKind, charge = 0, freeFrom: number | null = null) => ({
  kind,
  charge,
  freeFrom,
});
const depot = {
  _id: 'depotone',
  name: 'Bypass depot',
  district: 'Salem',
  address: '1 Bypass Road, Salem',
  phone: '0427 222',
};

const bodyOf = (quantity: number) => orderBody(testShop, buyer, [{ productId, quantity }]);
const send = async (body: OrderRequest, key?: string) => {
  const { status, refusal, body: answer } = await sendCodOrder(testShop, buyer, body, key);
  return status === 200 ? answer.data : { code: refusal.code, data: refusal.data };
};
const orderOf = async (orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token })).body.data;
const countOrders = async () =>
  (await testShop.shop.db.selectFrom('orders').select('id').execute()).length;

test('packing and a fixed charge are rows of the order, and what is paid', async () => {
  await sell({ packingPercent: 3 });
  await deliver({ terms: terms('fixed', 150, 1_000) });
  const body = await bodyOf(2);
  expect([body.subTotalAmt, body.totalAmt]).toEqual([200, 356]);
  const { _id } = await codOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  expect(await orderOf(_id)).toMatchObject({
    subTotalAmt: 200,
    totalAmt: 356,
    totals: {
      subtotal: 200,
      adjustments: [
        { kind: 'packing', label: '3%', amount: 6 },
        { kind: 'delivery', label: '', amount: 150 },
      ],
      total: 356,
    },
    delivery_terms: { kind: 'fixed', depot: null },
  });
  const online = await sendOnlineOrder(testShop, buyer, await bodyOf(2));
  expect(online.body.data.razorpay.amount).toBe(35_600);
  await testShop.runJobs('order-mail');
  expect(testShop.outbox.find(({ to }) => to === buyer.email)?.text).toContain(
    'Subtotal: ₹200.00\nPacking (3%): ₹6.00\nDelivery: ₹150.00\nTotal: ₹356.00\n',
  );

  // The settings of later orders change nothing about these.
  await sell({ packingPercent: 0 });
  await deliver({ terms: freeDelivery });
  expect(await orderOf(_id)).toMatchObject({ totalAmt: 356, delivery_terms: { kind: 'fixed' } });
});

test('the days of a district are told with the order and frozen into it', async () => {
  await deliver({ terms: { ...terms('free'), daysFrom: 2, daysTo: 4 } });
  const { _id } = await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await deliver({ terms: { ...terms('free'), daysFrom: 9, daysTo: 9 } });
  expect((await orderOf(_id)).delivery_terms).toEqual({
    kind: 'free',
    depot: null,
    days: { from: 2, to: 4 },
  });
  await testShop.runJobs('order-mail');
  const mail = testShop.outbox.find(({ to }) => to === buyer.email);
  expect(mail?.text).toMatch(/Expected \w{3} \d+( \w{3,4})? – \w{3} \d+ \w{3,4}\./);

  await deliver({ terms: terms('free'), depots: [depot] });
  const body = { ...(await bodyOf(1)), collect_at: depot._id };
  expect(await send(body)).toHaveProperty('orderId');
});

test.each([
  { daysFrom: 5, daysTo: 3 },
  { daysFrom: 3, daysTo: null },
  { daysFrom: 3, daysTo: 61 },
])('days that cannot be are refused: %o', async (days) => {
  expect((await deliver({ terms: { ...terms('free'), ...days } })).status).toBe(400);
});

test('edge 31: the charge falls away when its sum is exactly reached', async () => {
  await deliver({ terms: terms('fixed', 150, 1_000) });
  expect((await bodyOf(9)).totalAmt).toBe(1_050);
  expect((await bodyOf(10)).totalAmt).toBe(1_000);
  expect(await send(await bodyOf(10))).toHaveProperty('orderId');
});

test('edge 29: a minimum raised between cart and click refuses, 10 of 10, and nothing is written', async () => {
  await cartLine(testShop, buyer.userId, { productId, quantity: 5 });
  for (let round = 1; round <= 10; round += 1) {
    const body = await bodyOf(5);
    await sell({ minimumOrder: 500 + round });
    expect(await send(body, `round ${round}`)).toEqual({
      code: 'belowMinimum',
      data: { minimum: 500 + round, subtotal: 500 },
    });
    expect(await countOrders()).toBe(0);
    expect(await stockOf(testShop, productId)).toBe(500);
    expect(await cartOf(testShop, buyer.userId)).toEqual([{ productId, quantity: 5 }]);
    await sell({ minimumOrder: 500 });
  }
  // The minimum counts the goods, and is reached exactly.
  await sell({ packingPercent: 10, minimumOrder: 501 });
  expect(await send(await bodyOf(5))).toMatchObject({ code: 'belowMinimum' });
  await sell({ minimumOrder: 500 });
  expect(await send(await bodyOf(5), 'round 1')).toHaveProperty('orderId');
});

test('edge 30: a district set to none after the address was saved refuses; the address stays', async () => {
  const { _id } = await address(testShop, buyer.userId, { city: 'Salem', pincode: '636001' });
  const body = { ...(await bodyOf(1)), delivery_address: _id };
  await deliver({
    districts: [{ district: 'Salem', ...terms('none') }],
    depots: [depot],
  });
  const refused = await sendCodOrder(testShop, buyer, body);
  expect([refused.refusal.code, refused.refusal.message]).toEqual([
    'notDelivered',
    'We do not deliver to Salem',
  ]);
  expect(await countOrders()).toBe(0);
  const addresses = await testShop.shop.db.selectFrom('addresses').select('id').execute();
  expect(addresses).toContainEqual({ id: _id });

  // Collected at a depot it goes, under the same address.
  const placed = await send({ ...body, collect_at: depot._id });
  if (!('orderId' in placed)) throw new Error(placed.code);
  const { _id: _, ...place } = depot;
  expect(await orderOf(placed.orderId)).toMatchObject({
    delivery_address: { city: 'Salem' },
    delivery_terms: { kind: 'free', depot: place },
  });
  await testShop.runJobs('order-mail');
  expect(testShop.outbox[0]?.text).toContain('Collect at Bypass depot: FREE\n');
  expect(testShop.outbox[0]?.text).toContain(
    'To be collected at: Bypass depot, 1 Bypass Road, Salem, 0427 222',
  );
});

test('edge 33: orders are taken to the end of the last day, by the clock of the shop', async () => {
  await sell({ lastOrderOn: '2026-11-05', seasonNotice: 'Back in spring' });
  const season = async () => (await testShop.call(getShopDetails)).body.data.season;
  testShop.setNow(new Date('2026-11-05T23:59:59+05:30'));
  buyer = await customer(testShop);
  settings = settingsOf(testShop, await admin(testShop));
  const body = await bodyOf(1);
  expect((await season()).isOpen).toBe(true);
  const placed = await send(body, 'last second');
  expect(placed).toHaveProperty('orderId');
  testShop.setNow(new Date('2026-11-06T00:00:00+05:30'));
  expect(await season()).toEqual({
    isOpen: false,
    lastOrderOn: '2026-11-05',
    daysLeft: -1,
    notice: 'Back in spring',
  });
  expect(await send(await bodyOf(2))).toEqual({
    code: 'orderingClosed',
    data: { notice: 'Back in spring' },
  });
  // An answer that was lost is given again.
  expect(await send(body, 'last second')).toEqual(placed);
  testShop.setNow(new Date('2026-11-05T23:59:59+05:30'));
  await sell({ isClosed: true });
  expect(await send(await bodyOf(2))).toMatchObject({ code: 'orderingClosed' });
});

test('other rows or terms than the customer saw are refused with the rows as they are', async () => {
  const body = await bodyOf(3);
  await sell({ packingPercent: 2.5 });
  const refused = await send(body);
  expect(refused).toMatchObject({
    code: 'orderChanged',
    data: {
      totalAmt: 307.5,
      totals: { subtotal: 300, adjustments: [{ kind: 'packing' }, { amount: 0 }], total: 307.5 },
      delivery_terms: 'free',
    },
  });
  expect((refused as { data: FreshLines }).data.lines).toHaveLength(1);

  // The same total in other rows, and other terms at the same price.
  const seen = { ...(await bodyOf(3)), delivery_terms: 'free' } as const;
  const asDelivery = [{ kind: 'delivery', amount: 7.5 }] as const;
  expect(await send({ ...seen, adjustments: [...asDelivery] })).toMatchObject({
    code: 'orderChanged',
  });
  await deliver({ terms: terms('to_pay') });
  const adjustments = [{ kind: 'packing' as const, label: '2.5%', amount: 7.5 }];
  expect(await send({ ...seen, adjustments })).toMatchObject({
    code: 'orderChanged',
    data: { delivery_terms: 'to_pay' },
  });
  expect(await send({ ...seen, collect_at: 'nowhere', delivery_terms: 'to_pay' })).toMatchObject({
    code: 'orderChanged',
  });
  expect(await countOrders()).toBe(0);
  const placed = await send({ ...seen, adjustments, delivery_terms: 'to_pay' });
  expect(placed).toHaveProperty('orderId');
});
