import {
  exportOrders,
  getOrderHistory,
  listAllOrders,
  updateOrderStatus,
} from '@mathappu/contract/admin/admin-orders';
import { getMyOrder, listMyOrders } from '@mathappu/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let asha: Person;
let bala: Person;
let rocket: string;
const placed: { _id: string; orderId: string }[] = [];

beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  asha = await customer(testShop, { name: 'Asha 50%_Off', phone: '9111111111' });
  bala = await customer(testShop, { name: 'Bala', email: 'bala@rare.test', phone: '9222222222' });
  rocket = await product(testShop, {
    name: '=Rocket, "big"',
    price: 12.5,
    discount: 20,
    stock: 100,
  });
  const wheel = await product(testShop, { name: 'Wheel', price: 3, stock: 100 });
  for (let quantity = 1; quantity <= 3; quantity += 1) {
    const lines = [
      { productId: wheel, quantity },
      { productId: rocket, quantity: 1 },
    ];
    placed.push(await codOrder(testShop, asha, lines));
  }
  placed.push(await codOrder(testShop, bala, [{ productId: rocket, quantity: 2 }]));
  await testShop.call(updateOrderStatus, {
    params: { orderId: placed[0]?._id ?? '' },
    body: { status: 'SHIPPED' },
    token: owner.token,
  });
});
afterAll(() => testShop.close());

const numbers = (...indexes: number[]) => indexes.map((index) => placed[index]?.orderId);

test('a customer lists their own orders, newest first, page by page', async () => {
  const first = await testShop.call(listMyOrders, {
    query: { page: '1', limit: '2' },
    token: asha.token,
  });
  expect(first.body.data.orders.map((order) => order.orderId)).toEqual(numbers(2, 1));
  expect(first.body.data.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
  const second = await testShop.call(listMyOrders, {
    query: { page: '2', limit: '2' },
    token: asha.token,
  });
  expect(second.body.data.orders).toMatchObject([
    {
      orderId: placed[0]?.orderId,
      orderStatus: 'shipped',
      paymentStatus: 'PENDING',
      paymentDetails: { paymentMethod: 'cod' },
      product_details: [
        { name: 'Wheel', quantity: 1, price: 3, discount: 0, total: 3 },
        {
          productId: rocket,
          name: '=Rocket, "big"',
          quantity: 1,
          price: 12.5,
          discount: 20,
          total: 10,
        },
      ],
      subTotalAmt: 13,
      totalAmt: 13,
      delivery_address: { city: 'Chennai', mobile: '9876543210' },
      deliveredAt: null,
      payableUntil: null,
    },
  ]);
});

test('a customer filters and searches their own orders', async () => {
  const find = async (query: Record<string, string>, token = asha.token) => {
    const { body } = await testShop.call(listMyOrders, { query, token });
    return [body.data.orders.map((order) => order.orderId), body.data.pagination.total];
  };
  expect(await find({ status: 'shipped' })).toEqual([numbers(0), 1]);
  expect(await find({ status: 'processing' })).toEqual([numbers(2, 1), 2]);
  expect(await find({ status: 'processing,shipped' })).toEqual([numbers(2, 1, 0), 3]);
  expect(await find({ status: 'pending_payment' })).toEqual([[], 0]);
  const number = placed[1]?.orderId ?? '';
  for (const search of [number, number.replaceAll('-', ''), number.replaceAll('-', ' ')]) {
    expect(await find({ search }), search).toEqual([numbers(1), 1]);
    expect(await find({ search: search.toLowerCase() }), search).toEqual([numbers(1), 1]);
  }
  expect(await find({ search: ` ${number.slice(3)} ` })).toEqual([numbers(1), 1]);
  expect(await find({ search: 'WHEEL "big"' })).toEqual([numbers(2, 1, 0), 3]);
  expect(await find({ search: 'wheel', status: 'shipped' })).toEqual([numbers(0), 1]);
  expect(await find({ search: 'whe%l' })).toEqual([[], 0]);
  expect(await find({ search: 'asha' })).toEqual([[], 0]);
  expect(await find({ search: 'rocket' }, bala.token)).toEqual([numbers(3), 1]);
  expect(await find({ search: number }, bala.token)).toEqual([[], 0]);
  for (const nonsense of ['', 'PENDING', 'shipped,lost']) {
    const query = { status: nonsense };
    const { status } = await testShop.call(listMyOrders, { query, token: asha.token });
    expect(status, nonsense).toBe(400);
  }
});

test('one order is read by _id and by number, and only by its customer', async () => {
  const id = placed[3]?._id ?? '';
  for (const orderId of [id, placed[3]?.orderId ?? '']) {
    const own = await testShop.call(getMyOrder, { params: { orderId }, token: bala.token });
    expect(own.body.data).toMatchObject({ _id: id, orderStatus: 'processing', totalAmt: 20 });
    const foreign = await testShop.call(getMyOrder, { params: { orderId }, token: asha.token });
    expect([foreign.status, foreign.refusal.message]).toEqual([404, 'Order Not Found']);
  }
  const odd = await testShop.call(getMyOrder, { params: { orderId: 'x' }, token: bala.token });
  expect(odd.status).toBe(404);
  for (const endpoint of [listAllOrders, exportOrders] as const) {
    expect((await testShop.call(endpoint, { token: bala.token })).status).toBe(403);
  }
  const history = { params: { orderId: id }, token: bala.token };
  expect((await testShop.call(getOrderHistory, history)).status).toBe(403);
});

test('an admin lists, filters and searches all orders with exact totals', async () => {
  const find = async (query: Record<string, string>) => {
    const { body } = await testShop.call(listAllOrders, { query, token: owner.token });
    return [body.data.orders.map((order) => order.orderId), body.data.pagination.total];
  };
  expect(await find({})).toEqual([numbers(3, 2, 1, 0), 4]);
  expect(await find({ page: '2', limit: '3' })).toEqual([numbers(0), 4]);
  expect(await find({ status: 'SHIPPED' })).toEqual([numbers(0), 1]);
  expect(await find({ status: 'DELIVERED' })).toEqual([[], 0]);
  expect(await find({ userId: asha.userId, status: 'PENDING' })).toEqual([numbers(2, 1), 2]);
  expect(await find({ search: placed[1]?.orderId.toLowerCase() ?? '' })).toEqual([numbers(1), 1]);
  expect(await find({ search: 'BALA' })).toEqual([numbers(3), 1]);
  expect(await find({ search: '@rare.test 92222' })).toEqual([numbers(3), 1]);
  expect(await find({ search: '9111111111', status: 'SHIPPED' })).toEqual([numbers(0), 1]);
  expect(await find({ search: '+91 91111 11111', status: 'SHIPPED' })).toEqual([numbers(0), 1]);
  expect(await find({ search: '50%_off' })).toEqual([numbers(2, 1, 0), 3]);
  expect(await find({ search: '50%_off', page: '2', limit: '2' })).toEqual([numbers(0), 3]);
  expect(await find({ search: '50%_off', page: '3', limit: '2' })).toEqual([[], 3]);
  expect(await find({ search: '5%f' })).toEqual([[], 0]);
  const { body } = await testShop.call(listAllOrders, {
    query: { search: 'bala' },
    token: owner.token,
  });
  expect(body.data.orders[0]).toMatchObject({
    _id: placed[3]?._id,
    status: 'PENDING',
    user: { _id: bala.userId, name: 'Bala', email: 'bala@rare.test', phone: '9222222222' },
    products: [{ quantity: 2, total: 20 }],
    totalAmount: 20,
    paymentMethod: 'cod',
    deliveryAddress: {
      recipient: 'Arun Customer',
      address: { line: '4 Car Street', city: 'Chennai', pincode: '600017', country: 'India' },
      contact: { mobile: '9876543210', alternatePhone: '9222222222' },
    },
  });
});

test('the export has one row per line, a byte order mark and no formulas', async () => {
  const answer = await testShop.call(exportOrders, {
    query: { search: 'bala' },
    token: owner.token,
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('orders.csv');
  const text = answer.body as unknown as string;
  expect(text.startsWith('\uFEFFOrder,Placed at,Status,')).toBe(true);
  const rows = text.trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(placed[3]?.orderId);
  expect(rows[1]).toContain(`,"'=Rocket, ""big""",Box,12.5,20,2,20,20`);
  const all = await testShop.call(exportOrders, { token: owner.token });
  expect((all.body as unknown as string).trim().split('\r\n')).toHaveLength(8);
});

test('an admin lists and exports several statuses at once', async () => {
  const list = (status: string) =>
    testShop.call(listAllOrders, { query: { status }, token: owner.token });
  const both = await list('PENDING,SHIPPED');
  expect(both.body.data.orders.map(({ orderId }) => orderId)).toEqual(numbers(3, 2, 1, 0));
  expect(both.body.data.pagination.total).toBe(4);
  const one = await list('PROCESSING,SHIPPED');
  expect(one.body.data.orders.map(({ orderId }) => orderId)).toEqual(numbers(0));
  expect(one.body.data.pagination.total).toBe(1);
  const csv = await testShop.call(exportOrders, {
    query: { status: 'PROCESSING,SHIPPED' },
    token: owner.token,
  });
  expect(csv.body).toContain(placed[0]?.orderId);
  expect(csv.body).not.toContain(placed[3]?.orderId);
  for (const nonsense of ['', ',', 'PENDING,', 'pending', 'PENDING,LOST']) {
    expect((await list(nonsense)).status, nonsense).toBe(400);
  }
});

test('an admin finds an order by what they have of it: phone, place, amount, number', async () => {
  const find = async (search: string) => {
    const { body } = await testShop.call(listAllOrders, { query: { search }, token: owner.token });
    return [body.data.orders.map((order) => order.orderId), body.data.pagination.total];
  };
  const { db } = testShop.shop;
  await db
    .updateTable('orders')
    .set({
      delivery: sql`delivery || '{"city": "Coimbatore", "pincode": "641006"}'`,
      subtotal_paise: 123_450,
      total_paise: 123_450,
    })
    .where('id', '=', placed[3]?._id ?? '')
    .execute();
  const [, , , number = ''] = numbers(0, 1, 2, 3);
  const bare = number.replaceAll('-', '').toLowerCase();
  for (const search of [
    'coimbatore',
    'bala 641006',
    '1234.50',
    '₹1,234.50',
    'Rs. 1,234.50',
    '1234',
    'coimb 1,234',
    number.toLowerCase(),
    number.replaceAll('-', ' '),
    number.slice(3),
    bare,
    bare.slice(2),
    bare.slice(3, 9),
    'bala +91 92222 22222',
    'coimbatore +91-92222',
  ]) {
    expect([search, ...(await find(search))]).toEqual([search, numbers(3), 1]);
  }
  for (const search of ['641007', '1234.51', '₹12', 'chennai 1,234']) {
    expect([search, ...(await find(search))]).toEqual([search, [], 0]);
  }
});
