import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartLine, cartOf } from '#test/carts.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('an order takes stock, stores what was sold, removes its lines from the cart and sends a mail', async () => {
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
  await cartLine(testShop, buyer.userId, { productId: rocket, quantity: 2 });
  await cartLine(testShop, buyer.userId, { productId: wheel, quantity: 3 });
  await cartLine(testShop, buyer.userId, { productId: other, quantity: 1 });
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
    is_age_notice_shown: false,
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
    terms: { kind: 'free', depot: null },
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
  expect(await cartOf(testShop, buyer.userId)).toEqual([{ productId: other, quantity: 1 }]);

  await testShop.runJobs();
  const mail = testShop.outbox.find(({ to }) => to === buyer.email);
  expect(mail?.subject).toBe(`Order ${order.number} received - Mathappu`);
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain(order.number);
    expect(words).toContain('Rocket, Box × 2');
    expect(words).toContain('₹239.90');
    expect(words).toContain('Cash on delivery');
    expect(words).toContain('4 Car Street, Chennai, Tamil Nadu 600017');
    expect(words).toContain(`http://shop.test/order/${order.number}`);
  }
});

test('the image of a line is one address or a list of them', async () => {
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

test.each([true, false, undefined])(
  'a checkout that says %s of the age notice has that recorded, and nothing said is not shown',
  async (isAgeNoticeShown) => {
    const [owner, buyer] = [await admin(testShop), await customer(testShop)];
    const wanted = [{ productId: await product(testShop, { stock: 5 }), quantity: 1 }];
    const body = { ...(await orderBody(testShop, buyer, wanted)), isAgeNoticeShown };
    const placed = await sendCodOrder(testShop, buyer, body);
    const { body: history } = await testShop.call(getOrderHistory, {
      params: { orderId: placed.body.data._id },
      token: owner.token,
    });
    expect(history.data.order.isAgeNoticeShown).toBe(isAgeNoticeShown ?? false);
  },
);

test('an order repeated without the age notice is the same order', async () => {
  const buyer = await customer(testShop);
  const wanted = [{ productId: await product(testShop, { stock: 5 }), quantity: 1 }];
  const body = await orderBody(testShop, buyer, wanted);
  const first = await sendCodOrder(testShop, buyer, { ...body, isAgeNoticeShown: true });
  const again = await sendCodOrder(testShop, buyer, body);
  expect(again.body.data).toEqual(first.body.data);
});
