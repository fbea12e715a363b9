import { getOrderHistory, listAllOrders } from '@mathappu/contract/admin/admin-orders';
import type { InputOf } from '@mathappu/contract/endpoint';
import { getSharedOrder, uploadOrderPicture } from '@mathappu/contract/order-links/order-links';
import { getMyOrder } from '@mathappu/contract/orders';
import { packLine, saveShipment } from '@mathappu/contract/shipments/shipments';
import { toShopDay, toShopDayAfter } from '@mathappu/contract/shop-time';
import { deleteMyAccount } from '@mathappu/contract/users';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUnusedPictures } from '#server/maintenance/delete-unused-pictures.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { register } from '#test/admin/tax.ts';
import { findViolations } from '#test/invariants.ts';
import { multipart, tinyPng } from '#test/multipart.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let pots: string;
let rockets: string;
beforeEach(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
  pots = await product(testShop, { name: 'Flower Pots', price: 100, stock: 50 });
  rockets = await product(testShop, { name: 'Rocket', price: 50, stock: 50 });
});
afterEach(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const order = () =>
  codOrder(testShop, buyer, [
    { productId: pots, quantity: 5 },
    { productId: rockets, quantity: 2 },
  ]);
const pack = (orderId: string, productId: string, quantity: number, who = owner) =>
  testShop.call(packLine, {
    params: { orderId },
    body: { productId, quantity },
    token: who.token,
  });
type CardInput = Partial<InputOf<typeof saveShipment>['body']>;
const save = (orderId: string, card: CardInput = {}, who = owner) =>
  testShop.call(saveShipment, {
    params: { orderId },
    body: { version: 0, ...card },
    token: who.token,
  });
const ownOrder = async (orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token })).body.data;
const history = async (orderId: string) =>
  (await testShop.call(getOrderHistory, { params: { orderId }, token: owner.token })).body.data;
const subjects = async () => {
  await testShop.runJobs('order-mail');
  return testShop.outbox.map(({ subject }) => subject.replace(/ - .*/, ''));
};

const today = toShopDay(new Date());
const full = {
  cartons: 3,
  packedBy: 'Selvi',
  checkedBy: 'Ravi',
  transporter: 'Speed Lorry',
  lrNumber: '4711',
  lrDate: today,
  freight: 'toPay',
  office: { name: 'Erode office', phone: '0424 222222', text: 'Near the bus stand' },
  ewayBill: '1234 5678 9012',
} satisfies CardInput;

async function uploadPicture(code: string): Promise<string> {
  const answer = await testShop.app.inject({
    method: 'POST',
    url: `/api/v1${uploadOrderPicture.path.replace(':code', code)}`,
    ...multipart({ field: 'image', name: 'lr.png', type: 'image/png', bytes: tinyPng }),
  });
  return answer.json().data._id;
}

test('the first tick begins the packing; each says the pieces of one line and raises no version', async () => {
  const { _id } = await order();
  expect((await pack(_id, pots, 0)).body.data.status).toBe('PENDING');
  const first = (await pack(_id, pots, 3)).body.data;
  expect([first.status, first.shipment]).toMatchObject([
    'PROCESSING',
    { version: 0, packed: [{ productId: pots, quantity: 3 }], cartons: null, updatedBy: '' },
  ]);
  await pack(_id, rockets, 2);
  const { shipment } = (await pack(_id, pots, 5)).body.data;
  expect(shipment?.packed).toHaveLength(2);
  expect(shipment?.packed).toContainEqual({ productId: pots, quantity: 5 });
  expect((await pack(_id, rockets, 0)).body.data.shipment?.packed).toEqual([
    { productId: pots, quantity: 5 },
  ]);
});

test('more pieces than were sold, another product and an order that has left are refused', async () => {
  const { _id, orderId } = await order();
  expect((await pack(_id, pots, 6)).refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'quantity' }],
  });
  expect((await pack(_id, newId(), 1)).refusal.issues).toMatchObject([{ path: 'productId' }]);
  expect((await pack(newId(), pots, 1)).refusal.code).toBe('orderNotFound');
  await pack(orderId, pots, 5);
  await setStatus(testShop, owner, _id, 'SHIPPED');
  expect((await pack(_id, pots, 4)).refusal).toMatchObject({
    code: 'orderStatusChanged',
    details: { by: owner.name, status: 'SHIPPED' },
  });
  const { _id: cancelled } = await order();
  await setStatus(testShop, owner, cancelled, 'CANCELLED');
  expect((await pack(cancelled, pots, 4)).refusal.code).toBe('orderStatusChanged');
  expect((await save(cancelled)).refusal.code).toBe('orderStatusChanged');
});

test('a save replaces the card but the ticks, under a version', async () => {
  const { _id } = await order();
  await pack(_id, pots, 5);
  const saved = (await save(_id, full)).body.data;
  expect(saved.shipment).toMatchObject({
    ...full,
    ewayBill: '123456789012',
    version: 1,
    freightAmount: null,
    packed: [{ productId: pots, quantity: 5 }],
    updatedBy: owner.name,
  });
  expect([saved.order.status, saved.warnings]).toEqual(['PROCESSING', []]);
  // The answer was lost: the same card again is the same save.
  expect((await save(_id, full)).body.data.shipment.version).toBe(1);
  const other = await admin(testShop);
  const stale = await save(_id, { cartons: 4 }, other);
  expect(stale.refusal).toMatchObject({
    code: 'shipmentChanged',
    details: { by: owner.name },
    data: { version: 1, cartons: 3 },
  });
  const emptied = (await save(_id, { version: 1 }, other)).body.data.shipment;
  expect(emptied).toMatchObject({
    version: 2,
    cartons: null,
    transporter: '',
    office: { name: '', phone: '', text: '' },
    packed: [{ productId: pots, quantity: 5 }],
  });
});

test.each([
  ['cartons', { cartons: 0 }],
  ['cartons', { cartons: 1_000 }],
  ['lrNumber', { lrNumber: 'x'.repeat(31) }],
  ['lrDate', { lrDate: toShopDayAfter(new Date(), 1) }],
  ['lrDate', { lrDate: toShopDayAfter(new Date(), -1) }],
  ['freightAmount', { freight: 'paid', freightAmount: 100_001 }],
  ['freightAmount', { freight: 'toPay', freightAmount: 100 }],
  ['ewayBill', { ewayBill: '12345' }],
  ['office.text', { office: { text: 'x'.repeat(201) } }],
] as const)('bad input beside its field: %s of %j', async (field, card) => {
  const { _id } = await order();
  const { refusal } = await save(_id, card);
  expect([refusal.code, refusal.issues?.[0]?.path]).toEqual(['invalidInput', field]);
  expect((await history(_id)).order.shipment).toBeNull();
});

test('saving and shipping is one act, with its mail, and the buyer reads how it left', async () => {
  const { _id, orderId } = await order();
  await pack(_id, pots, 5);
  await save(_id, { ...full, packedBy: 'Selvi Murugan', checkedBy: 'Ravi Kannan' });
  expect((await ownOrder(_id)).shipment).toBeNull();
  const card = { ...full, packedBy: 'Selvi Murugan', checkedBy: 'Ravi Kannan', version: 1 };
  const refused = await save(_id, { ...card, isShipped: true, from: 'PENDING' });
  expect(refused.refusal.code).toBe('orderStatusChanged');
  const { order: shipped } = (await save(_id, { ...card, isShipped: true, from: 'PROCESSING' }))
    .body.data;
  expect([shipped.status, shipped.shipment?.version]).toEqual(['SHIPPED', 2]);
  expect((await save(_id, { ...card, isShipped: true, from: 'PROCESSING' })).status).toBe(200);
  const own = await ownOrder(_id);
  expect(own.shipment).toMatchObject({ cartons: 3, lrNumber: '4711', freight: 'toPay' });
  const shared = await testShop.call(getSharedOrder, { params: { code: own.code ?? '' } });
  expect(shared.body.data.shipment).toEqual(own.shipment);
  const seen = JSON.stringify([own, shared.body]);
  expect(seen).not.toMatch(/Selvi Murugan|Ravi Kannan|packedBy|updatedBy/);
  expect(await subjects()).toContain(`Order ${orderId} is on its way`);
  const mail = testShop.outbox.find(({ subject }) => subject.includes('on its way'));
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    '3 cartons with Speed Lorry, LR 4711 of ' +
      `${new Date(today).toLocaleDateString('en-IN', { day: 'numeric', month: 'short' })}. ` +
      'Freight: to pay when you collect at Erode office, 0424 222222, Near the bus stand.',
  );
});

test('edge 42: an LR entered or corrected after the mail sends the right one, once for each number', async () => {
  const { _id, orderId } = await order();
  const lorry = `Lorry receipt for order ${orderId}`;
  const sent = async () => (await subjects()).filter((subject) => subject === lorry).length;
  await save(_id, { isShipped: true, cartons: 1 });
  expect(await sent()).toBe(0);
  await save(_id, { version: 1, cartons: 1, lrNumber: '4711' });
  await save(_id, { version: 2, cartons: 2, lrNumber: '4711' });
  expect(await sent()).toBe(1);
  await save(_id, { version: 3, cartons: 2, lrNumber: '4712' });
  expect(await sent()).toBe(2);
  expect(testShop.outbox.at(-1)?.text).toContain('LR 4712');
  await save(_id, { version: 4, cartons: 2, lrNumber: '4713' });
  await save(_id, { version: 5, cartons: 2, lrNumber: '4714' });
  // What was corrected before it was sent is not told.
  expect(await sent()).toBe(3);
  expect(testShop.outbox.at(-1)?.text).toContain('LR 4714');
});

test('edge 40: two orders on one LR, and one name packed and checked: warned, and saved', async () => {
  const [first, second] = [await order(), await order()];
  await save(first._id, full);
  const { warnings, shipment } = (
    await save(second._id, { ...full, lrNumber: '4711 ', checkedBy: 'selvi' })
  ).body.data;
  expect(warnings).toEqual([{ code: 'sameName' }, { code: 'lrTaken', orderId: first.orderId }]);
  expect(shipment.version).toBe(1);
});

test('edge 41: with a GSTIN and no rate the card is saved as typed, and nothing is shipped', async () => {
  await register(testShop, owner, { rates: [] });
  const { _id } = await order();
  const { refusal } = await save(_id, { ...full, isShipped: true, from: 'PENDING' });
  expect(refusal).toMatchObject({
    code: 'taxRefused',
    data: { shipment: { version: 1, cartons: 3, lrNumber: '4711' } },
  });
  const { order: now } = await history(_id);
  expect([now.status, now.shipment?.version]).toEqual(['PENDING', 1]);
  expect((await subjects()).join()).not.toContain('on its way');
});

test('the photo of an LR is a picture of this order, which its buyer sees by the code', async () => {
  const [mine, other] = [await order(), await order()];
  const { code } = (await history(mine._id)).order;
  const photo = await uploadPicture(code ?? '');
  expect((await save(other._id, { photo })).refusal).toMatchObject({
    code: 'unknownImage',
    issues: [{ path: 'photo' }],
  });
  expect((await save(mine._id, { photo, isShipped: true })).status).toBe(200);
  expect((await ownOrder(mine._id)).shipment?.photo).toBe(photo);
});

test('the list is filtered by what is packed, and knows the transporters of before', async () => {
  const [whole, part, none] = [await order(), await order(), await order()];
  for (const { _id } of [whole, part]) await pack(_id, pots, 5);
  await pack(whole._id, rockets, 2);
  await pack(none._id, pots, 1);
  await pack(none._id, pots, 0);
  for (const [packed, expected] of [
    ['yes', whole],
    ['partly', part],
    ['no', none],
  ] as const) {
    const { data } = (await testShop.call(listAllOrders, { query: { packed }, token: owner.token }))
      .body;
    expect([packed, data.orders.map(({ _id }) => _id), data.pagination.total]).toEqual([
      packed,
      [expected._id],
      1,
    ]);
  }
  await save(part._id, { transporter: 'Old Lines' });
  await save(whole._id, { transporter: 'Speed Lorry' });
  await save(none._id, { transporter: 'Old Lines' });
  expect((await history(none._id)).transporters).toEqual(['Old Lines', 'Speed Lorry']);
});

test('a photo that a card shows stays, another goes after a day; both go with the account, the LR number stays', async () => {
  const { db } = testShop.shop;
  const { _id } = await order();
  const { code } = (await history(_id)).order;
  const [photo, unused] = [await uploadPicture(code ?? ''), await uploadPicture(code ?? '')];
  await save(_id, { ...full, photo, isShipped: true });
  const left = async () => {
    await db
      .updateTable('uploaded_files')
      .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
      .execute();
    await deleteUnusedPictures(testShop.shop);
    return (await db.selectFrom('uploaded_files').select('id').execute()).map(({ id }) => id);
  };
  expect(await left()).toEqual([photo]);
  expect(unused).not.toBe(photo);
  await setStatus(testShop, owner, _id, 'DELIVERED');
  const password = { body: { password: buyer.password }, token: buyer.token };
  expect((await testShop.call(deleteMyAccount, password)).status).toBe(200);
  expect((await history(_id)).order.shipment).toMatchObject({
    packedBy: '',
    checkedBy: '',
    photo: null,
    office: { name: '', phone: '', text: '' },
    transporter: 'Speed Lorry',
    lrNumber: '4711',
    cartons: 3,
  });
  expect(await left()).toEqual([]);
});

test.each(['CANCELLED', 'DELIVERED'] as const)(
  'a card does not bring back an order that is %s, also when it does not say what was seen',
  async (status) => {
    const { orderId } = await order();
    if (status === 'DELIVERED') await setStatus(testShop, owner, orderId, 'SHIPPED');
    await setStatus(testShop, owner, orderId, status);
    const { status: answered, refusal } = await save(orderId, { ...full, isShipped: true });
    expect([answered, refusal.code]).toEqual([409, 'orderStatusChanged']);
    expect((await history(orderId)).order.status).toBe(status);
  },
);
