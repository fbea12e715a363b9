import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMyQuotes } from '@mathappu/contract/enquiries/enquiries';
import { listMessages } from '@mathappu/contract/messages';
import { listMyOrders } from '@mathappu/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const count = 65;
const lastPage = String(Math.ceil(count / 10));
const delivery =
  '{"name":"P","mobile":"9876543210","address_line":"4 Car Street","city":"Chennai","state":"Tamil Nadu","pincode":"600017","country":"India"}';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
  const item = await product(testShop);
  await sql`
    with placed as (insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise,
      adjustments, total_paise, customer_name, customer_email, customer_phone, delivery,
      is_age_notice_shown, request_hash, is_stock_taken, pay_by)
    select gen_random_uuid(), 'MP-0001-' || lpad(n::text, 4, '0'), ${buyer.userId}::uuid, 'PENDING_PAYMENT',
      'offline', 'PENDING', 100, '[]', 100, 'Person', 'person@mail.test', '9876543210', ${delivery}::jsonb,
      true, '', true, current_date + 3
    from generate_series(1, ${count}::integer) as n returning id)
    insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
    select id, 1, ${item}::uuid, 'Rocket', '', 'Box', 100, 0, 1, 100 from placed`.execute(
    testShop.shop.db,
  );
  await sql`
    with asked as (insert into quotes (id, number, share_code, state, source, user_id, customer_name, customer_email,
      customer_phone, delivery, subtotal_paise, adjustments, total_paise)
    select gen_random_uuid(), 'EQ-0001-' || lpad(n::text, 4, '0'), lpad(n::text, 26, '0'),
      case when n <= 5 then 'DECLINED' else 'ENQUIRY' end, 'web', ${buyer.userId}::uuid, 'Person',
      'person@mail.test', '9876543210', ${delivery}::jsonb, 100, '[]', 100
    from generate_series(1, ${count}::integer) as n returning id)
    insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise, discount_bp, unit_price_paise, quantity, total_paise)
    select id, 1, ${item}::uuid, 'Rocket', '', 'Box', 100, 0, 100, 1, 100 from asked`.execute(
    testShop.shop.db,
  );
  await sql`
    insert into messages (id, name, email, subject, message)
    select gen_random_uuid(), 'Kavitha', 'k@mail.test', 'Parcel', 'Parcel ' || n
    from generate_series(1, ${count}::integer) as n`.execute(testShop.shop.db);
});
afterAll(() => testShop.close());

const ordersOf = async (query: object) => {
  const { token } = owner;
  const { orders, pagination } = (await testShop.call(listAllOrders, { token, query })).body.data;
  return [orders.length, pagination.total];
};

test.each([
  ['of a customer', () => ({ userId: buyer.userId })],
  ['that wait for their money', () => ({ owing: 'offline' })],
])('orders %s are all counted and reached', async (_, filter) => {
  expect(await ordersOf({ ...filter(), page: lastPage })).toEqual([5, count]);
  expect(await ordersOf({ ...filter() })).toEqual([10, count]);
  expect(await ordersOf({ ...filter(), search: 'person' })).toEqual([10, count]);
  expect(await ordersOf({ ...filter(), search: 'person', page: lastPage })).toEqual([5, count]);
});

test('a customer’s orders and enquiries are all counted and reached', async () => {
  const query = { page: lastPage };
  const orders = (await testShop.call(listMyOrders, { token: buyer.token, query })).body.data;
  expect([orders.orders.length, orders.pagination.total]).toEqual([5, count]);
  const quotes = (await testShop.call(listMyQuotes, { token: buyer.token, query })).body.data;
  expect([quotes.quotes.length, quotes.pagination.total]).toEqual([5, count]);
});

test('enquiries are all counted and reached, also of one state', async () => {
  const enquiries = async (query: object) => {
    const { token } = owner;
    const { quotes, pagination } = (await testShop.call(listQuotes, { token, query })).body.data;
    return [quotes.length, pagination.total];
  };
  expect(await enquiries({ page: lastPage })).toEqual([5, count]);
  expect(await enquiries({ state: 'ENQUIRY', page: lastPage })).toEqual([0, count - 5]);
  expect(await enquiries({ state: 'ENQUIRY,DECLINED' })).toEqual([10, count]);
  expect(await enquiries({ state: 'DECLINED' })).toEqual([5, 5]);
  expect(await enquiries({ state: 'OFFERED' })).toEqual([0, 0]);
  expect(await enquiries({ search: 'person' })).toEqual([10, count]);
  expect(await enquiries({ search: 'person', page: lastPage })).toEqual([5, count]);
});

test('messages are all counted and reached', async () => {
  const messages = async (query: object) => {
    const { body } = await testShop.call(listMessages, { token: owner.token, query });
    return [body.data.length, body.pagination.total];
  };
  expect(await messages({ page: lastPage })).toEqual([5, count]);
  expect(await messages({ search: 'parcel' })).toEqual([10, count]);
  expect(await messages({ search: 'parcel', page: lastPage })).toEqual([5, count]);
});
