import { deleteAddress, setDefaultAddress } from '@mathappu/contract/addresses';
import { removeCartItem, updateCartQuantity } from '@mathappu/contract/cart';
import { placeCodOrder, placeOnlineOrder, resumePayment } from '@mathappu/contract/checkout';
import type { AnyEndpoint, InputOf } from '@mathappu/contract/endpoint';
import { deleteMessage, updateMessageStatus } from '@mathappu/contract/messages';
import { getMyOrder, getOrderHistory, updateOrderStatus } from '@mathappu/contract/orders';
import { reportPaymentFailed, verifyPayment } from '@mathappu/contract/payments';
import { getUser, updateUserStatus } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrderNumber } from '#server/orders/order-number.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { address } from '#test/addresses.ts';
import { cartLine } from '#test/carts.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const ofEachKind = 500;
const secret = 'Velliangiri';

let testShop: TestShop;
let owner: Person;
let thief: Person;
/** What somebody else owns, by kind. */
const theirs = {
  address: [],
  cartLine: [],
  order: [],
  number: [],
  payment: [],
  message: [],
} as Record<'address' | 'cartLine' | 'order' | 'number' | 'payment' | 'message', string[]>;

beforeAll(async () => {
  testShop = await openTestShop();
  const { db } = testShop.shop;
  owner = await customer(testShop, { name: secret });
  thief = await customer(testShop);
  const many = <T>(make: (index: number) => T) =>
    Array.from({ length: ofEachKind }, (_, i) => make(i));

  const home = await address(testShop, owner.userId, { name: secret });
  const productId = await product(testShop, { stock: 1_000 });
  const orderId = (await codOrder(testShop, owner, [{ productId, quantity: 1 }]))._id;
  const line = await cartLine(testShop, owner.userId, { productId });

  /** Rows like one that the shop itself has written. */
  async function copy<T extends { id: string }>(
    table: 'addresses' | 'orders' | 'messages',
    id: string,
    change: (index: number) => object,
  ): Promise<string[]> {
    const row = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { search_text: _, ...model } = row as unknown as T & { search_text?: string };
    const copies = many((index) => ({ ...model, id: newId(), ...change(index) }));
    await db
      .insertInto(table)
      .values(copies as never)
      .execute();
    return copies.map((made) => made.id);
  }

  theirs.address = [
    home._id,
    ...(await copy('addresses', home._id, () => ({ is_default: false }))),
  ];
  theirs.number = many(() => newOrderNumber());
  const delivery = JSON.stringify({ ...home, name: secret, _id: undefined });
  theirs.order = await copy('orders', orderId, (index) => ({
    number: theirs.number[index],
    status: 'PENDING_PAYMENT',
    payment_method: 'online',
    hold_until: new Date(Date.now() + 20 * 60_000),
    delivery,
  }));
  theirs.payment = many((index) => `order_Foreign${index}`);
  await db
    .insertInto('gateway_orders')
    .values(
      theirs.order.map((id, index) => ({
        gateway_order_id: theirs.payment[index] ?? '',
        order_id: id,
        amount_paise: 10_000,
        check_at: null,
      })),
    )
    .execute();
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .execute();
  const shelf = many(() => {
    const {
      search_text: _text,
      is_listed: _listed,
      ...model
    } = products[0] as never as Record<string, unknown>;
    return { ...model, details: '{}', id: newId() };
  });
  await db
    .insertInto('products')
    .values(shelf as never)
    .execute();
  const lines = shelf.map(({ id }) => ({
    id: newId(),
    user_id: owner.userId,
    product_id: id,
    quantity: 2,
  }));
  await db.insertInto('cart_lines').values(lines).execute();
  theirs.cartLine = [line, ...lines.map(({ id }) => id)];
  theirs.message = many(() => newId());
  await db
    .insertInto('messages')
    .values(
      theirs.message.map((id) => ({
        id,
        user_id: owner.userId,
        name: secret,
        email: owner.email,
        subject: secret,
        message: secret,
      })),
    )
    .execute();
});
afterAll(() => testShop.close());

/** A fingerprint of every row that could be touched. */
async function fingerprint(): Promise<unknown> {
  const tables = [
    'addresses',
    'cart_lines',
    'orders',
    'order_lines',
    'order_status_changes',
    'products',
    'stock_movements',
    'gateway_orders',
    'payments',
    'refunds',
    'messages',
    'audit_entries',
  ];
  const prints = [];
  for (const table of tables) {
    const { rows } = await sql`
      select count(*) as count, md5(coalesce(string_agg(row_text, '|' order by row_text), '')) as print
      from (select t::text as row_text from ${sql.table(table)} as t) as rows`.execute(
      testShop.shop.db,
    );
    prints.push([table, rows[0]]);
  }
  const { rows } = await sql`
    select id, name, status, role, status_reason from users order by id`.execute(testShop.shop.db);
  return [...prints, rows];
}

type Attack = readonly [
  what: string,
  status: number,
  ids: () => string[],
  call: (id: string) => Promise<unknown>,
];
const attack = <E extends AnyEndpoint>(
  status: 403 | 404,
  endpoint: E,
  kind: keyof typeof theirs | 'owner',
  input: (id: string) => InputOf<E>,
): Attack => [
  `${endpoint.name} with the ${kind} of somebody else`,
  status,
  () => (kind === 'owner' ? [owner.userId] : theirs[kind]),
  (id) => testShop.call(endpoint, { ...input(id), token: thief.token } as never),
];
const params = (name: string) => (id: string) => ({ params: { [name]: id } }) as never;

test.each<Attack>([
  attack(404, deleteAddress, 'address', params('addressId')),
  attack(404, setDefaultAddress, 'address', params('addressId')),
  attack(404, updateCartQuantity, 'cartLine', (_id) => ({ body: { _id, qty: 3 } })),
  attack(404, removeCartItem, 'cartLine', (_id) => ({ body: { _id } })),
  attack(404, removeCartItem, 'cartLine', (_id) => ({ query: { _id } })),
  attack(404, getMyOrder, 'order', params('orderId')),
  attack(404, getMyOrder, 'number', params('orderId')),
  attack(404, resumePayment, 'order', (orderId) => ({ body: { orderId } })),
  attack(404, resumePayment, 'number', (orderId) => ({ body: { orderId } })),
  attack(404, reportPaymentFailed, 'payment', (id) => ({ body: { razorpay_order_id: id } })),
  attack(404, verifyPayment, 'payment', (id) => ({
    body: {
      razorpay_order_id: id,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'a'.repeat(64),
    },
  })),
  attack(403, getOrderHistory, 'order', params('orderId')),
  attack(403, updateOrderStatus, 'order', (id) => ({
    params: { orderId: id },
    body: { status: 'CANCELLED' as const },
  })),
  attack(403, updateMessageStatus, 'message', (id) => ({
    params: { messageId: id },
    body: { status: 'read' as const },
  })),
  attack(403, deleteMessage, 'message', params('messageId')),
  attack(403, getUser, 'owner', params('userId')),
  attack(403, updateUserStatus, 'owner', (id) => ({
    params: { userId: id },
    body: { status: 'banned' as const },
  })),
])('%s: refused, nothing read, nothing changed', async (_what, status, ids, call) => {
  const before = await fingerprint();
  const answers = [];
  for (const id of ids()) answers.push((await call(id)) as { status: number; refusal: object });
  const bad = answers.filter((answer) => answer.status !== status);
  expect(bad.slice(0, 3)).toEqual([]);
  for (const { refusal } of answers) {
    expect(refusal).toMatchObject({ success: false, data: null });
    expect(JSON.stringify(refusal)).not.toContain(secret);
  }
  expect(await fingerprint()).toEqual(before);
});

test.each([placeCodOrder, placeOnlineOrder])(
  '$name to an address of somebody else: refused, nothing read, nothing changed',
  async (endpoint) => {
    const productId = await product(testShop);
    const body = await orderBody(testShop, thief, [{ productId, quantity: 1 }]);
    const before = await fingerprint();
    for (const delivery_address of theirs.address) {
      const answer = await testShop.call(endpoint as typeof placeCodOrder, {
        body: { ...body, delivery_address },
        token: thief.token,
      });
      expect([answer.status, answer.refusal.data]).toEqual([404, null]);
    }
    expect(await fingerprint()).toEqual(before);
  },
);

test('lists and exports hold what is one’s own alone', async () => {
  const reads = [
    '/address/get',
    '/cart/get',
    '/order/getuserOrder',
    '/user/userdetails',
    '/user/export-data',
  ];
  for (const path of reads) {
    const answer = await testShop.app.inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${thief.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(secret);
    for (const id of [theirs.order[0], theirs.number[0], theirs.cartLine[1], owner.userId]) {
      expect(answer.body).not.toContain(id);
    }
  }
});
