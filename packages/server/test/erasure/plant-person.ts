import { forgotPassword, resendVerification, uploadAvatar } from '@mathappu/contract/account';
import { createAddress } from '@mathappu/contract/addresses';
import { listAllOrders, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { addToCart } from '@mathappu/contract/cart';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import * as staffQuotes from '@mathappu/contract/enquiries/admin-enquiries';
import { createEstimate } from '@mathappu/contract/estimates/estimates';
import { listMessages, sendMessage } from '@mathappu/contract/messages';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { login } from '@mathappu/contract/sessions';
import { saveShipment } from '@mathappu/contract/shipments/shipments';
import { getUser, listUsers, updateUserStatus } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { reportingOf } from '#test/admin/reports.ts';
import { register } from '#test/admin/tax.ts';
import { multipart, tinyPng } from '#test/multipart.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { requestRefund } from '#test/refunds.ts';
import type { TestAnswer, TestShop } from '#test/test-shop.ts';

const phone = '9400000017';
const recipientsMobile = '9400000025';
const ip = '198.51.100.77';

/** What is written below, by its beginning, and the numbers that are a person's. */
export const plantedPattern = `planted|${phone}|${recipientsMobile}|${ip.replaceAll('.', '\\.')}`;

type PlantedPerson = { readonly owner: Person; readonly person: Person };

/**
 * A customer of whom everything is written that the customer, the staff and the browser can write, each
 * text beginning with 'Planted'. No order is under way and no mail is sent yet, so that deletion is allowed
 * and the queue is full.
 */
export async function plantPerson(
  testShop: TestShop,
  staff: { name?: string; email?: string } = {},
): Promise<PlantedPerson> {
  const owner = await admin(testShop, staff);
  await register(testShop, owner);
  const made = await customer(testShop, {
    name: 'Planted Customer',
    email: 'planted@mail.test',
    phone,
    isEmailVerified: true,
  });
  await suspendAndRestore(testShop, owner, made);
  const person = { ...made, ...(await signIn(testShop, made)) };
  await plantProfile(testShop, person);
  await plantMessages(testShop, person);
  const goods = await product(testShop, { stock: 500 });
  const others = await product(testShop, { stock: 500 });
  await plantOrders(testShop, { owner, person }, [goods, others]);
  await plantRefund(testShop, { owner, person }, goods);
  await plantEnquiries(testShop, { owner, person }, [goods, others]);
  await lookUp(testShop, { owner, person });
  await plantWhatNoCallWrites(testShop, person);
  return { owner, person };
}

/** The answer of a call that has to succeed. */
async function done<E extends AnyEndpoint>(answer: Promise<TestAnswer<E>>): Promise<TestAnswer<E>> {
  const { status, refusal } = await answer;
  if (status !== 200) throw new Error(`${refusal.code}: ${refusal.message}`);
  return answer;
}

async function suspendAndRestore({ call }: TestShop, owner: Person, { userId }: Person) {
  const set = (body: { status: 'suspended' | 'Active'; reason: string }) =>
    done(call(updateUserStatus, { params: { userId }, body, token: owner.token }));
  await set({ status: 'suspended', reason: 'Planted suspension' });
  await set({ status: 'Active', reason: 'Planted pardon' });
}

async function signIn({ call }: TestShop, { email, password }: Person) {
  const headers = { 'user-agent': 'Planted/1.0', 'x-forwarded-for': ip };
  const { body } = await done(call(login, { body: { email, password }, headers }));
  return { token: body.data.accesstoken, refreshToken: body.data.refreshtoken };
}

async function plantProfile(testShop: TestShop, { token, email }: Person): Promise<void> {
  const { app, call } = testShop;
  const file = { field: 'avatar', name: 'planted.png', type: 'image/png', bytes: tinyPng };
  const { payload, headers } = multipart(file);
  const uploaded = await app.inject({
    method: uploadAvatar.method,
    url: `/api/v1${uploadAvatar.path}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  if (uploaded.statusCode !== 200) throw new Error(uploaded.body);
  const address = {
    name: 'Planted Recipient',
    mobile: recipientsMobile,
    address_line: 'Planted Street 4',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
  };
  await done(call(createAddress, { body: address, token }));
  await done(call(forgotPassword, { body: { email } }));
  await done(call(resendVerification, { token }));
}

async function plantMessages({ call }: TestShop, { token, email }: Person): Promise<void> {
  const body = { name: 'Planted', email, subject: 'Planted subject', message: 'Planted message' };
  await done(call(sendMessage, { body, token }));
  await done(call(sendMessage, { body }));
}

const setStatus = ({ call }: TestShop, { token }: Person, orderId: string, status: OrderStatus) =>
  done(
    call(updateOrderStatus, {
      params: { orderId },
      body: { status, reason: `Planted reason for ${status}` },
      token,
    }),
  );

type Goods = readonly [string, string];

async function plantOrders(
  testShop: TestShop,
  { owner, person }: PlantedPerson,
  goods: Goods,
): Promise<void> {
  const lines = goods.map((productId) => ({ productId, quantity: 1 }));
  await done(testShop.call(addToCart, { body: { productId: goods[0] }, token: person.token }));
  const cancelled = await codOrder(testShop, person, lines);
  await setStatus(testShop, owner, cancelled._id, 'CANCELLED');
  const { _id: orderId } = await codOrder(testShop, person, [...lines].reverse());
  await setStatus(testShop, owner, orderId, 'DELIVERED');
  const reviews = reviewsOf(testShop, owner);
  for (const [at, productId] of goods.entries()) {
    const written = { orderId, productId, text: `Planted review ${at}` };
    const { _id } = (await done(reviews.write(person, written))).body.data;
    const judgement =
      at === 0
        ? ({ status: 'published', answer: 'Planted answer' } as const)
        : ({ status: 'rejected', reason: 'personalData' } as const);
    await done(reviews.judge(_id, { version: 1, ...judgement }));
  }
}

async function plantRefund(
  testShop: TestShop,
  { owner, person }: PlantedPerson,
  productId: string,
): Promise<void> {
  const order = await onlineOrder(testShop, person, [{ productId, quantity: 2 }]);
  await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  await done(requestRefund(testShop, owner, { order }, { reason: 'Planted refund', amount: 100 }));
  await testShop.runJobs('advance-refunds');
  await setStatus(testShop, owner, order._id, 'DELIVERED');
}

async function plantEnquiries(
  testShop: TestShop,
  { owner, person }: PlantedPerson,
  [goods, others]: Goods,
): Promise<void> {
  const { call } = testShop;
  const items = [{ productId: goods, quantity: 3 }];
  await done(call(createEstimate, { body: { items }, token: person.token }));
  const work = receiptsOf(testShop, { owner, buyer: person });
  await done(work.sellBy('enquiry'));
  const asked = [...items, { productId: others, quantity: 2 }];
  const sendEdited = async () => {
    const body = { ...(await orderBody(testShop, person, asked)), note: 'Planted note' };
    const { _id } = (await done(work.send(body, person, crypto.randomUUID()))).body.data;
    await done(
      work.edit(_id, {
        version: 1,
        lines: [
          { productId: goods, quantity: 3, price: 90, priceReason: 'Planted price' },
          { productId: others, quantity: 1, reason: 'Planted shortage' },
        ],
        discount: { reason: 'Planted discount', amount: 10 },
        shopNote: 'Planted answer',
      }),
    );
    return _id;
  };
  const params = { quoteId: await sendEdited() };
  const message = 'Planted message';
  const offered = { params, body: { version: 2, days: 3, message }, token: owner.token };
  await done(call(staffQuotes.offerQuote, offered));
  const declined = { params, body: { version: 3, reason: 'Planted no' }, token: owner.token };
  await done(call(staffQuotes.declineQuote, declined));
  const confirmed = (await done(work.acts.confirm(await sendEdited(), 2, 'offline'))).body.data;
  const { order } = await work.history(confirmed._id);
  const reporting = reportingOf(testShop, { owner, work });
  await done(
    reporting.pay(
      confirmed._id,
      { method: 'bank', reference: 'PLANTEDBYBUYER', amount: 1 },
      person,
    ),
  );
  const booking = { method: 'upi', reference: 'PLANTED-1', note: 'Planted cousin' } as const;
  await done(work.book(confirmed._id, { amount: order.totalAmount, ...booking }));
  await done(
    call(saveShipment, {
      params: { orderId: confirmed._id },
      body: {
        version: 0,
        packedBy: 'Planted packer',
        checkedBy: 'Planted checker',
        office: { name: 'Planted office', phone: 'Planted 0424', text: 'Planted street' },
        isShipped: true,
      },
      token: owner.token,
    }),
  );
  const photos = [await reporting.photo(confirmed._id)];
  const lines = [{ productId: goods, quantity: 1, what: 'damaged' as const }];
  const text = 'Planted complaint';
  const told = (await done(reporting.complain(confirmed._id, { lines, text, photos }))).body.data;
  await done(reporting.decide(told._id, { decision: 'refuse', answer: 'Planted refusal' }));
  await setStatus(testShop, owner, confirmed._id, 'DELIVERED');
  // One that nobody has answered.
  await sendEdited();
}

/** As staff do who look for the customer. */
async function lookUp({ call }: TestShop, { owner: { token }, person }: PlantedPerson) {
  const query = { search: person.name };
  await done(call(listUsers, { query, token }));
  await done(call(getUser, { params: { userId: person.userId }, token }));
  await done(call(listAllOrders, { query: { search: phone }, token }));
  await done(call(staffQuotes.listQuotes, { query, token }));
  await done(call(listMessages, { query, token }));
}

/** Columns that a suspended account fills, which cannot be deleted, or that nothing fills yet. */
async function plantWhatNoCallWrites({ shop: { db } }: TestShop, { userId }: Person) {
  const statusReason = { status_reason: 'Planted reason' };
  await db.updateTable('users').set(statusReason).where('id', '=', userId).execute();
  const gstin = { buyer_gstin: 'PLANTED', buyer_name: 'Planted Traders' };
  await db.updateTable('quotes').set(gstin).where('user_id', '=', userId).execute();
  await db.updateTable('orders').set(gstin).where('user_id', '=', userId).execute();
  await sql`update tax_documents set buyer_gstin = 'PLANTED' from orders
    where orders.id = order_id and orders.user_id = ${userId}`.execute(db);
  const rule = { id: crypto.randomUUID(), name: 'For regular buyers', percent_bp: 500 };
  const chosen = { is_for_chosen: true, accounts: [userId], mobiles: [phone, recipientsMobile] };
  await db
    .insertInto('price_rules')
    .values({ ...rule, ...chosen })
    .execute();
}
