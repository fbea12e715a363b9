import { deleteAddress, setDefaultAddress, updateAddress } from '@mathappu/contract/addresses';
import { getOrderHistory, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { removeCartItem, updateCartQuantity } from '@mathappu/contract/cart';
import { createReview, deleteReview, updateReview } from '@mathappu/contract/catalogue/reviews';
import { placeCodOrder, placeOnlineOrder, resumePayment } from '@mathappu/contract/checkout';
import type { AnyEndpoint, InputOf } from '@mathappu/contract/endpoint';
import { getTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import { deleteMessage, updateMessageStatus } from '@mathappu/contract/messages';
import { getMyOrder } from '@mathappu/contract/orders';
import {
  cancelMyOrder,
  changeOrder,
  payInCash,
  reportPaymentFailed,
  verifyPayment,
} from '@mathappu/contract/payments';
import { getUser, updateUserStatus } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignIds, insertForeignRows } from '#test/foreign-rows.ts';
import { orderBody } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** The owner's name, which no response to the attacker may contain. */
const secret = 'Velliangiri';

let testShop: TestShop;
let owner: Person;
let attacker: Person;
let foreign: ForeignIds;

beforeAll(async () => {
  testShop = await openTestShop();
  owner = await customer(testShop, { name: secret });
  attacker = await customer(testShop);
  foreign = await insertForeignRows(testShop, owner);
});
afterAll(() => testShop.close());

/** A checksum of every table that an attack could change. */
async function checksums(): Promise<unknown> {
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
    'tax_documents',
    'messages',
    'reviews',
    'audit_entries',
  ];
  const sums = [];
  for (const table of tables) {
    const { rows } = await sql`
      select count(*) as count, md5(coalesce(string_agg(row_text, '|' order by row_text), '')) as sum
      from (select t::text as row_text from ${sql.table(table)} as t) as rows`.execute(
      testShop.shop.db,
    );
    sums.push([table, rows[0]]);
  }
  const { rows } = await sql`
    select id, name, status, role, status_reason from users order by id`.execute(testShop.shop.db);
  return [...sums, rows];
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
  kind: keyof ForeignIds | 'owner',
  input: (id: string) => InputOf<E>,
): Attack => [
  `${endpoint.name} with another user’s ${kind}`,
  status,
  () => (kind === 'owner' ? [owner.userId] : foreign[kind]),
  (id) => testShop.call(endpoint, { ...input(id), token: attacker.token } as never),
];
const params = (name: string) => (id: string) => ({ params: { [name]: id } }) as never;

test.each<Attack>([
  attack(404, deleteAddress, 'address', params('addressId')),
  attack(404, updateAddress, 'address', (addressId) => ({
    params: { addressId },
    body: {
      name: 'Thief',
      mobile: '9876543210',
      address_line: '4 Car Street',
      city: 'Chennai',
      state: 'Tamil Nadu',
      pincode: '600017',
      isDefault: true,
    },
  })),
  attack(404, setDefaultAddress, 'address', params('addressId')),
  attack(404, updateCartQuantity, 'cartLine', (_id) => ({ body: { _id, qty: 3 } })),
  attack(404, removeCartItem, 'cartLine', (_id) => ({ body: { _id } })),
  attack(404, removeCartItem, 'cartLine', (_id) => ({ query: { _id } })),
  attack(404, getMyOrder, 'order', params('orderId')),
  attack(404, getMyOrder, 'number', params('orderId')),
  attack(404, getTaxPapers, 'order', params('orderId')),
  attack(404, getTaxPapers, 'number', params('orderId')),
  attack(404, resumePayment, 'order', (orderId) => ({ body: { orderId } })),
  attack(404, resumePayment, 'number', (orderId) => ({ body: { orderId } })),
  attack(404, payInCash, 'order', (orderId) => ({ body: { orderId } })),
  attack(404, changeOrder, 'number', (orderId) => ({ body: { orderId } })),
  attack(404, cancelMyOrder, 'order', (orderId) => ({ body: { orderId } })),
  attack(404, cancelMyOrder, 'number', (orderId) => ({ body: { orderId } })),
  attack(404, reportPaymentFailed, 'payment', (id) => ({ body: { razorpay_order_id: id } })),
  attack(404, verifyPayment, 'payment', (id) => ({
    body: {
      razorpay_order_id: id,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'a'.repeat(64),
    },
  })),
  attack(404, createReview, 'order', (orderId) => ({
    body: { orderId, productId: crypto.randomUUID(), stars: 1 },
  })),
  attack(404, deleteReview, 'review', params('reviewId')),
  attack(403, updateReview, 'review', (reviewId) => ({
    params: { reviewId },
    body: { status: 'published' as const, version: 1 },
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
  const before = await checksums();
  const answers = [];
  for (const id of ids()) answers.push((await call(id)) as { status: number; refusal: object });
  const bad = answers.filter((answer) => answer.status !== status);
  expect(bad.slice(0, 3)).toEqual([]);
  for (const { refusal } of answers) {
    expect(refusal).toMatchObject({ success: false, data: null });
    expect(JSON.stringify(refusal)).not.toContain(secret);
  }
  expect(await checksums()).toEqual(before);
});

test.each([placeCodOrder, placeOnlineOrder])(
  '$name to another user’s address: refused, nothing read, nothing changed',
  async (endpoint) => {
    const productId = await product(testShop);
    const body = await orderBody(testShop, attacker, [{ productId, quantity: 1 }]);
    const before = await checksums();
    for (const delivery_address of foreign.address) {
      const answer = await testShop.call(endpoint as typeof placeCodOrder, {
        body: { ...body, delivery_address },
        token: attacker.token,
      });
      expect([answer.status, answer.refusal.data]).toEqual([404, null]);
    }
    expect(await checksums()).toEqual(before);
  },
);

test('lists and exports contain only the caller’s own rows', async () => {
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
      headers: { authorization: `Bearer ${attacker.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(secret);
    for (const id of [foreign.order[0], foreign.number[0], foreign.cartLine[1], owner.userId]) {
      expect(answer.body).not.toContain(id);
    }
  }
});
