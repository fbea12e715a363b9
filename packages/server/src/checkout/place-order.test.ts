import { addToCart } from '@mathappu/contract/cart';
import type { OrderRequest } from '@mathappu/contract/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function countRows() {
  const count = async (
    table: 'orders' | 'order_lines' | 'stock_movements' | 'idempotent_requests',
  ) => {
    const { n } = await testShop.shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return {
    orders: await count('orders'),
    lines: await count('order_lines'),
    movements: await count('stock_movements'),
    keys: await count('idempotent_requests'),
  };
}

async function putIntoCart(buyer: Person, productId: string, quantity: number): Promise<void> {
  const { status } = await testShop.call(addToCart, {
    body: { productId, quantity },
    token: buyer.token,
  });
  expect(status).toBe(200);
}

const cartOf = (buyer: Person) =>
  testShop.shop.db
    .selectFrom('cart_lines')
    .select('product_id')
    .where('user_id', '=', buyer.userId)
    .execute();

test('an order takes stock, keeps what was sold, empties its lines from the cart and sends a mail', async () => {
  const buyer = await customer(testShop, { name: 'Arun', phone: '9000000001' });
  const rocket = await product(testShop, {
    name: 'Rocket',
    price: 100.5,
    discount: 10.5,
    stock: 10,
    image: ['/uploads/rocket-1280.webp'],
  });
  const wheel = await product(testShop, { name: 'Wheel', price: 20, stock: 3 });
  const other = await product(testShop, { name: 'Other' });
  await putIntoCart(buyer, rocket, 2);
  await putIntoCart(buyer, wheel, 3);
  await putIntoCart(buyer, other, 1);
  const body = await orderBody(testShop, buyer, [
    { productId: rocket, quantity: 1 },
    { productId: wheel, quantity: 3 },
    { productId: rocket, quantity: 1 },
  ]);
  expect(body.totalAmt).toBe(239.9);

  const answer = await sendCodOrder(testShop, buyer, body);
  expect([answer.status, answer.body.message]).toEqual([200, 'COD Order Placed Successfully!']);
  expect(answer.body.data.orderId).toMatch(/^MP-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  const { db } = testShop.shop;
  const id = answer.body.data._id;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    number: answer.body.data.orderId,
    user_id: buyer.userId,
    status: 'PENDING',
    payment_method: 'cod',
    payment_status: 'PENDING',
    total_paise: 23_990,
    customer_name: 'Arun',
    customer_email: buyer.email,
    customer_phone: '9000000001',
    is_age_notice_shown: true,
    stock_round: 1,
    is_stock_taken: true,
    hold_until: null,
  });
  expect(order.delivery).toEqual({
    name: 'Arun Customer',
    mobile: '9876543210',
    address_line: '4 Car Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
    country: 'India',
  });
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('line_no')
    .execute();
  expect(lines).toMatchObject([
    {
      line_no: 1,
      product_id: rocket,
      name: 'Rocket',
      image: '/uploads/rocket-1280.webp',
      unit: 'Box',
      price_paise: 10_050,
      discount_bp: 1_050,
      quantity: 2,
      total_paise: 17_990,
    },
    { line_no: 2, product_id: wheel, image: '', quantity: 3, total_paise: 6_000 },
  ]);
  const changes = await db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', '=', id)
    .execute();
  expect(changes).toMatchObject([
    { from_status: null, to_status: 'PENDING', actor_id: buyer.userId, actor_name: 'Customer' },
  ]);
  expect([await stockOf(testShop, rocket), await stockOf(testShop, wheel)]).toEqual([8, 0]);
  expect([await stockHistoryOf(testShop, rocket), await stockHistoryOf(testShop, wheel)]).toEqual([
    8, 0,
  ]);
  expect(await cartOf(buyer)).toEqual([{ product_id: other }]);

  await testShop.runJobs();
  const mail = testShop.outbox.find(({ to }) => to === buyer.email);
  expect(mail?.subject).toBe(`Order ${order.number} received - Mathappu`);
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain(order.number);
    expect(words).toContain('Rocket (Box) × 2');
    expect(words).toContain('₹239.90');
    expect(words).toContain('Cash on delivery');
    expect(words).toContain('4 Car Street, Chennai, Tamil Nadu 600017');
    expect(words).toContain(`http://shop.test/order/${order.number}`);
  }
});

test('what is short, gone or priced otherwise is refused with fresh lines, and nothing is written', async () => {
  const buyer = await customer(testShop);
  const plenty = await product(testShop, { name: 'Plenty', price: 10, stock: 50 });
  const few = await product(testShop, { name: 'Few', price: 5, stock: 2 });
  const none = await product(testShop, { name: 'None', stock: 0 });
  const gone = await product(testShop, { name: 'Gone' });
  await putIntoCart(buyer, plenty, 1);
  const honest = await orderBody(testShop, buyer, [{ productId: plenty, quantity: 1 }]);
  const goneBody = await orderBody(testShop, buyer, [
    { productId: plenty, quantity: 1 },
    { productId: gone, quantity: 1 },
  ]);
  await testShop.shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone)
    .execute();
  const short = (productId: string, quantity: number) =>
    orderBody(testShop, buyer, [
      { productId: plenty, quantity: 1 },
      { productId, quantity },
    ]);
  const before = await countRows();
  const cases: [OrderRequest, string, number, number][] = [
    [await short(few, 3), 'Only 2 of Few left. Please review your order', 2, 25],
    [await short(none, 1), 'None is out of stock. Please review your order', 2, 110],
    [goneBody, 'Gone is no longer available. Please review your order', 1, 10],
    [
      await short(crypto.randomUUID(), 1),
      'A product of your order is no longer available. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, totalAmt: 9.99 },
      'Prices or stock have changed. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, subTotalAmt: 10.01 },
      'Prices or stock have changed. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, totalAmt: 9, product_details: [{ productId: plenty, quantity: 1, price: 9 }] },
      'The price of Plenty has changed. Please review your order',
      1,
      10,
    ],
  ];
  for (const [body, message, lineCount, totalAmt] of cases) {
    const { status, refusal } = await sendCodOrder(testShop, buyer, body, 'refused');
    expect([status, refusal.message]).toEqual([409, message]);
    const data = refusal.data as {
      lines: { _id: string; productId: { stock: number } }[];
      totalAmt: number;
    };
    expect(data.totalAmt).toBe(totalAmt);
    expect(data.lines).toHaveLength(lineCount);
    expect(data.lines[0]?.productId.stock).toBe(50);
  }
  expect(await countRows()).toEqual(before);
  expect([await stockOf(testShop, plenty), await stockOf(testShop, few)]).toEqual([50, 2]);
  expect(await cartOf(buyer)).toEqual([{ product_id: plenty }]);
  await testShop.runJobs();
  expect(testShop.outbox.filter(({ to }) => to === buyer.email)).toEqual([]);
  expect((await sendCodOrder(testShop, buyer, honest, 'refused')).status).toBe(200);
});

test('a picture of a line is one address or a list of them', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { image: ['/uploads/own-1280.webp'] });
  for (const image of ['/uploads/a.webp', ['/uploads/a.webp', '/uploads/b.webp']]) {
    const body = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
    const shown = { ...body, product_details: [{ productId, quantity: 1, image }] };
    const answer = await sendCodOrder(testShop, buyer, shown, crypto.randomUUID());
    expect(answer.status).toBe(200);
    const line = await testShop.shop.db
      .selectFrom('order_lines')
      .select('image')
      .where('order_id', '=', answer.body.data._id)
      .executeTakeFirstOrThrow();
    expect(line.image).toBe('/uploads/own-1280.webp');
  }
});

test('bad input and foreign addresses are refused', async () => {
  const [buyer, stranger] = [await customer(testShop), await customer(testShop)];
  const item = await product(testShop, { stock: 5_000 });
  const body = await orderBody(testShop, buyer, [{ productId: item, quantity: 1 }]);
  const foreign = await address(testShop, stranger.userId);
  const before = await countRows();
  const send = async (changes: object, key?: string) => {
    const { status, refusal } = await sendCodOrder(testShop, buyer, { ...body, ...changes }, key);
    return [status, refusal.message];
  };
  expect(await send({ delivery_address: foreign._id })).toEqual([404, 'Address not found']);
  expect(await send({ delivery_address: '' })).toEqual([400, 'Please select a delivery address']);
  expect(await send({ product_details: [] })).toEqual([400, 'Your cart is empty']);
  expect(await send({}, 'schlüssel')).toEqual([
    400,
    'Idempotency-Key must be 1 to 200 printable characters',
  ]);
  expect((await send({}, 'k'.repeat(201)))[0]).toBe(400);
  const half = { productId: item, quantity: 500 };
  expect(await send({ product_details: [half, half] })).toEqual([
    400,
    'At most 999 of each product',
  ]);
  expect((await send({ product_details: [{ productId: item, quantity: 0 }] }))[0]).toBe(400);
  expect(await countRows()).toEqual(before);
});
