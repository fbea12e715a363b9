import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import { type FigureList, type FiguresOf, getFigures } from '@mathappu/contract/books/figures';
import { toShopDay } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { revisionsOf } from '#test/admin/revisions.ts';
import { byTier } from '#test/by-tier.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { paidLines, requestRefund } from '#test/refunds.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import type { TestShop } from '#test/test-shop.ts';

const histories = Number(process.env.FIGURE_HISTORIES ?? byTier(1_000, 40));
const firstSeed = Number(process.env.FIGURE_HISTORIES_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
const products: string[] = [];
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work } = opened);
});
beforeAll(async () => {
  for (const price of [10, 35.5, 120]) {
    products.push(await product(testShop, { price, stock: 100_000 }));
  }
  // The first two are rockets, the third is in no category.
  const categories = categoriesOf(testShop, owner);
  const { _id: rockets } = await categories.make('Rockets');
  await categories.put(products.slice(0, 2), rockets);
});

const someLines = (random: SeededRandom) =>
  random
    .shuffle(products)
    .slice(0, 1 + random.below(3))
    .map((productId) => ({ productId, quantity: 1 + random.below(4) }));

const kinds = ['offline', 'cod', 'online'] as const;

async function playHistory(kind: (typeof kinds)[number], random: SeededRandom): Promise<void> {
  const lines = someLines(random);
  let id = '';
  if (kind === 'offline') id = await work.offlineOrder(lines);
  else if (kind === 'cod') id = (await codOrder(testShop, buyer, lines))._id;
  else id = (await paidLines(testShop, [], lines)).order._id;
  for (let step = 0; step < 1 + random.below(4); step += 1) {
    if (random.is(35)) {
      const to = random.pick([
        'PENDING',
        'SHIPPED',
        'DELIVERED',
        'DELIVERED',
        'CANCELLED',
      ] as const);
      await setStatus(testShop, owner, id, to);
    } else if (random.is(25)) {
      const changed = await revisionsOf(testShop, owner).revise(id, { lines: someLines(random) });
      if (changed.status === 200) id = changed.body.data._id ?? id;
    } else if (kind === 'online' && random.is(60)) {
      const [line] = lines;
      const part = random.is(50)
        ? { lines: [{ productId: line?.productId ?? '', quantity: 1 }] }
        : { amount: 1 + random.below(20) };
      await requestRefund(testShop, owner, { order: { _id: id, orderId: '' } }, part);
    } else {
      const receivedOn = `2026-1${random.below(2)}-${10 + random.below(20)}`;
      await work.book(id, {
        amount: (1 + random.below(random.is(50) ? 50_000 : 5_000)) / 100,
        isGivenBack: random.is(30),
        ...(random.is(50) && { method: 'upi', reference: `T${random.below(1e9)}` }),
        receivedOn,
      });
    }
  }
}

async function figures<List extends FigureList>(list: List): Promise<FiguresOf<List>> {
  const to = toShopDay(new Date());
  const from = toShopDay(new Date(Date.now() - 399 * 24 * 60 * 60_000));
  const query = list === 'owed' ? {} : { from, to };
  const { body } = await testShop.call(getFigures, {
    params: { list },
    query,
    token: owner.token,
  });
  return body.data as FiguresOf<List>;
}

const paise = (rupees: number) => Math.round(rupees * 100);
const total = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0);

type Line = {
  product_id: string;
  quantity: number;
  refunded_quantity: number;
  total_paise: number;
};
type Order = {
  id: string;
  status: string;
  payment_method: string;
  payment_status: string;
  total_paise: number;
  refunded_paise: number;
  received_paise: number;
  city: string;
  lines: Line[];
};

const listOrders = async () =>
  (
    await sql<Order>`
      select o.id, o.status, o.payment_method, o.payment_status, o.total_paise, o.refunded_paise, o.received_paise,
        o.delivery ->> 'city' as city, (select json_agg(l) from order_lines l where l.order_id = o.id) as lines
      from orders o`.execute(testShop.shop.db)
  ).rows;

const isSold = ({ status, refunded_paise, total_paise }: Order) =>
  !['CANCELLED', 'PENDING_PAYMENT'].includes(status) &&
  (refunded_paise === 0 || refunded_paise < total_paise);
const kept = ({ quantity, refunded_quantity }: Line) => quantity - refunded_quantity;

test(`after ${histories} random histories each list is a plain sum, from seed ${firstSeed}`, {
  timeout: histories * 10_000,
}, async () => {
  const { db } = testShop.shop;
  for (const [index, kind] of kinds.entries()) {
    await work.sellBy(kind === 'offline' ? 'enquiry' : kind === 'cod' ? 'cod' : 'full');
    for (let seed = firstSeed + index; seed < firstSeed + histories; seed += kinds.length)
      await playHistory(kind, seededRandom(seed));
  }
  const orders = await listOrders();
  const sold = orders.filter(isSold);
  const lines = sold.flatMap((order) => order.lines);

  const received = await figures('received');
  let moneyIn = 0;
  for (const { id } of orders) {
    const { body } = await testShop.call(getOrderHistory, {
      params: { orderId: id },
      token: owner.token,
    });
    moneyIn += paise(body.data.moneyIn);
  }
  expect(paise(received.foot.net)).toBe(moneyIn);
  expect(total(received.rows, ({ net }) => paise(net))).toBe(moneyIn);
  const { rows: receipts } = await sql<{ method: string; amount_paise: number }>`
    select method, amount_paise from receipts`.execute(db);
  for (const method of ['cash', 'upi'] as const) {
    const booked = receipts.filter((one) => one.method === method);
    const listed = received.rows.filter((one) => one.method === method);
    expect([
      total(listed, (row) => paise(row.received)),
      total(listed, (row) => paise(row.givenBack)),
    ]).toEqual([
      total(booked, (row) => Math.max(0, row.amount_paise)),
      total(booked, (row) => Math.max(0, -row.amount_paise)),
    ]);
  }

  const { rows: goods, foot } = await figures('products');
  for (const productId of products) {
    const own = lines.filter(({ product_id }) => product_id === productId);
    const listed = goods.find(({ _id }) => _id === productId);
    expect([listed?.quantity ?? 0, paise(listed?.amount ?? 0)]).toEqual([
      total(own, kept),
      total(own, (line) => (kept(line) * line.total_paise) / line.quantity),
    ]);
  }
  const sum = total(sold, (order) => order.total_paise - order.refunded_paise);
  const quantity = total(lines, kept);
  expect([sum > 0, moneyIn > 0]).toEqual([true, true]);
  expect([paise(foot.total), foot.quantity, foot.orders]).toEqual([sum, quantity, sold.length]);
  const { amount, packing, delivery, discounts, otherRefunds } = foot;
  expect(total([amount, packing, delivery, discounts, otherRefunds], paise)).toBe(sum);

  for (const list of ['places', 'sources'] as const) {
    const grouped = await figures(list);
    const { foot: sums, rows } = grouped;
    expect([list, paise(sums.amount), sums.quantity, sums.orders]).toEqual([
      ...[list, sum, quantity, sold.length],
    ]);
    expect(total(rows as { amount: number }[], (row) => paise(row.amount))).toBe(sum);
  }
  const categories = await figures('categories');
  expect(total(categories.rows, (row) => paise(row.amount))).toBe(paise(amount));
  expect(categories.foot).toEqual(foot);
  const groups = { Rockets: products.slice(0, 2), '': products.slice(2) };
  for (const [name, ids] of Object.entries(groups)) {
    const isKept = (line: Line) => ids.includes(line.product_id) && kept(line) > 0;
    const listed = categories.rows.find((row) => row.name === name);
    expect([name, listed?.orders, listed?.quantity]).toEqual([
      ...[name, sold.filter((order) => order.lines.some(isKept)).length],
      total(lines.filter(isKept), kept),
    ]);
  }

  const owed = await figures('owed');
  const owing = orders.filter(
    ({ status, payment_method, payment_status, ...order }) =>
      status !== 'CANCELLED' &&
      payment_status === 'PENDING' &&
      (payment_method === 'cod' ||
        (payment_method === 'offline' && order.received_paise < order.total_paise)),
  );
  expect(owed.foot.owed).toBe(
    total(owing, (order) => order.total_paise - Math.max(0, order.received_paise)) / 100,
  );
  expect(owed.pagination.total).toBe(owing.length);
  const staff = await figures('staff');
  expect([staff.foot.receipts, paise(staff.foot.received)]).toEqual([
    receipts.length,
    total(receipts, ({ amount_paise }) => amount_paise),
  ]);
});
