import { getOrderHistory, listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { loadsOf, sumLoads } from '@mathappu/contract/shipments/load-sheet';
import { packLine, saveShipment } from '@mathappu/contract/shipments/shipments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptsOf, type Work } from '#test/admin/manual-payments.ts';
import { type Revisions, revisionsOf } from '#test/admin/revisions.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const lines = 40;
const transporters = ['', 'Speed Lorry', 'speed lorry', 'Old Lines', 'Kongu Carriers'];

let testShop: TestShop;
let owner: Person;
let packer: Person;
let buyer: Person;
let goods: string[];
let work: Work;
let revisions: Revisions;
beforeAll(async () => {
  testShop = await openTestShop();
  [owner, packer, buyer] = [await admin(testShop), await admin(testShop), await customer(testShop)];
  goods = await Promise.all(
    Array.from({ length: lines }, (_, at) =>
      product(testShop, { name: `Product ${at}`, price: 10, stock: 100_000 }),
    ),
  );
  work = receiptsOf(testShop, { owner, buyer });
  revisions = revisionsOf(testShop, owner);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const order = (count = lines, quantity = 2) =>
  codOrder(
    testShop,
    buyer,
    goods.slice(0, count).map((productId) => ({ productId, quantity })),
  );
const pack = (who: Person, orderId: string, productId: string, quantity: number) =>
  testShop.call(packLine, {
    params: { orderId },
    body: { productId, quantity },
    token: who.token,
  });
const orderOf = async (orderId: string) =>
  (await testShop.call(getOrderHistory, { params: { orderId }, token: owner.token })).body.data
    .order;

test('two packers tick 40 lines at once: none is lost', async () => {
  for (let round = 0; round < byTier(50); round += 1) {
    const { _id } = await order();
    const halves = [goods.filter((_, at) => at % 2 === 0), goods.filter((_, at) => at % 2 === 1)];
    await Promise.all(
      [owner, packer].map(async (who, at) => {
        for (const productId of halves[at] ?? []) {
          expect((await pack(who, _id, productId, 2)).status).toBe(200);
        }
      }),
    );
    const { status, shipment } = await orderOf(_id);
    expect([status, shipment?.packed.length]).toEqual(['PROCESSING', lines]);
  }
}, 300_000);

test('ticks while another ships or cancels: each is taken before, or told', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const { _id } = await order(3);
    const to = round % 2 === 0 ? 'SHIPPED' : 'CANCELLED';
    const [ticked, moved] = await Promise.all([
      pack(packer, _id, goods[0] ?? '', 1),
      setStatus(testShop, owner, _id, to),
    ]);
    expect(moved.status).toBe(200);
    const { status, shipment } = await orderOf(_id);
    expect(status).toBe(to);
    if (ticked.status === 200) expect(shipment?.packed).toHaveLength(1);
    else expect([ticked.refusal.code, shipment]).toEqual(['orderStatusChanged', null]);
  }
}, 120_000);

test('edge 33: a tick before a change goes with it, a tick after it is told the new number', async () => {
  await work.sellBy('enquiry');
  const asked = [0, 1].map((at) => ({ productId: goods[at] ?? '', quantity: 3 }));
  for (let round = 0; round < byTier(20); round += 1) {
    const orderId = await work.offlineOrder(asked);
    const decided = await revisions.decide(orderId, {
      lines: [{ productId: goods[0] ?? '', quantity: 2 }],
    });
    const [ticked, changed] = await Promise.all([
      pack(packer, orderId, goods[0] ?? '', 2),
      revisions.send(orderId, decided),
    ]);
    expect(changed.status).toBe(200);
    const successor = await orderOf(changed.body.data._id ?? '');
    if (ticked.status === 200) {
      expect(successor.shipment?.packed).toEqual([{ productId: goods[0], quantity: 2 }]);
    } else {
      expect(ticked.refusal).toMatchObject({
        code: 'orderStatusChanged',
        message: expect.stringContaining(successor.orderId),
      });
      expect(successor.shipment).toBeNull();
    }
    expect((await orderOf(orderId)).shipment).toBeNull();
  }
  await work.sellBy('cod');
}, 120_000);

test('200 seeded orders: the cartons of the load sheet are the packed cartons', async () => {
  const random = seededRandom(8);
  await testShop.shop.db.deleteFrom('shipments').execute();
  const expected = new Map<string, number>();
  for (let at = 0; at < 200; at += 1) {
    const { _id } = await order(1 + random.below(3), 1);
    if (random.is(10)) continue;
    const transporter = random.pick(transporters);
    const cartons = random.is(10) ? null : 1 + random.below(20);
    const body = { version: 0, transporter, cartons };
    const saved = await testShop.call(saveShipment, {
      params: { orderId: _id },
      body,
      token: owner.token,
    });
    expect(saved.status).toBe(200);
    const key = transporter.toLowerCase();
    expected.set(key, (expected.get(key) ?? 0) + (cartons ?? 0));
  }
  const pages = await Promise.all(
    ['1', '2'].map((page) =>
      testShop.call(listAllOrders, {
        query: { page, limit: '100', status: 'PENDING' },
        token: owner.token,
      }),
    ),
  );
  const orders = pages.flatMap(({ body }) => body.data.orders);
  expect(orders).toHaveLength(200);
  const loads = loadsOf(orders);
  expect(new Map(loads.map((load) => [load.transporter.toLowerCase(), load.cartons]))).toEqual(
    expected,
  );
  const stored = await sql<{ cartons: number }>`
    select sum(cartons)::integer as cartons from shipments`.execute(testShop.shop.db);
  expect(sumLoads(orders).cartons).toBe(stored.rows[0]?.cartons);
  expect(loads.flatMap((load) => load.orders)).toHaveLength(200);
  expect(loads.at(-1)?.transporter).toBe('');
}, 180_000);
