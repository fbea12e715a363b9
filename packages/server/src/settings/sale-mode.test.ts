import { getTodo } from '@mathappu/contract/admin/dashboard';
import { placeOnlineOrder, resumePayment } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import { getShopDetails } from '@mathappu/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import {
  deliverWebhooks,
  onlineOrder,
  payInSandbox,
  paymentOf,
  sendOnlineOrder,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let lines: { productId: string; quantity: number }[];
let settings: ReturnType<typeof settingsOf>;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  owner = await admin(testShop, { name: 'Meena Owner' });
  buyer = await customer(testShop);
  lines = [{ productId: await product(testShop, { stock: 10 }), quantity: 1 }];
  settings = settingsOf(testShop, owner);
});
afterAll(() => testShop.close());

const toMode = (saleMode: 'full' | 'cod' | 'enquiry') =>
  settings.change('selling', { saleMode }, { password: owner.password, hasLegalAdvice: true });

test('edge 36: the mode is chosen with the password and the responsibility, which the record keeps', async () => {
  const { version, document } = await settings.read('selling');
  expect(document).toEqual({
    saleMode: 'full',
    minimumOrder: 0,
    packingPercent: 0,
    estimateDays: 3,
    offerDays: 3,
    payDays: 3,
    opensOn: '',
    lastOrderOn: '',
    isClosed: false,
    seasonNotice: '',
    lawNote: '',
    mailsEnquiries: true,
  });
  const refused = await settings.save('selling', {
    version,
    document: { ...document, saleMode: 'cod' },
  });
  expect(refused.refusal.issues?.map(({ path, message }) => [path, message])).toEqual([
    ['password', 'Please enter your password'],
    ['hasLegalAdvice', 'Please confirm that you have legal advice'],
  ]);
  // As it is, but chosen for the first time: no password, since nothing changes.
  const kept = await settings.save('selling', { version, document });
  expect(kept.refusal.issues?.map(({ path }) => path)).toEqual(['hasLegalAdvice']);
  expect(
    (await settings.save('selling', { version, document, hasLegalAdvice: true })).body.data,
  ).toMatchObject({
    version: 2,
    changes: [{ before: {}, after: { hasLegalAdvice: true } }],
  });
  expect((await settings.change('selling', {})).status).toBe(200);

  expect((await toMode('cod')).body.data).toMatchObject({
    version: 3,
    changes: [
      { before: { saleMode: 'full' }, after: { saleMode: 'cod', hasLegalAdvice: true } },
      { after: { hasLegalAdvice: true } },
    ],
  });
  await testShop.runJobs('settings-mail');
  expect(testShop.outbox.map(({ subject }) => subject)).toEqual([
    'Sale mode of Mathappu was changed',
  ]);
  expect(testShop.outbox[0]?.text).not.toMatch(/cod|cash|full/i);
});

test('a shop that takes cash alone refuses online orders and sells for cash', async () => {
  await toMode('cod');
  expect((await testShop.call(getShopDetails)).body.data).toMatchObject({
    saleMode: 'cod',
    isOnlinePaymentAvailable: false,
  });
  const todo = await testShop.call(getTodo, { token: owner.token });
  expect(todo.body.data.saleMode).toBe('cod');
  const body = await orderBody(testShop, buyer, lines);
  const refused = await testShop.call(placeOnlineOrder, { body, token: buyer.token });
  expect([refused.status, refused.refusal.code]).toEqual([409, 'saleModeRefused']);
  await codOrder(testShop, buyer, lines);
  const orders = await testShop.shop.db.selectFrom('orders').select('payment_method').execute();
  expect(orders).toEqual([{ payment_method: 'cod' }]);
});

test('edge 2: the key of an order placed before the mode changed answers that order', async () => {
  const body = await orderBody(testShop, buyer, lines);
  const first = await sendOnlineOrder(testShop, buyer, body, 'key');
  for (const mode of ['cod', 'enquiry'] as const) {
    await toMode(mode);
    const again = await sendOnlineOrder(testShop, buyer, body, 'key');
    expect(again.body.data).toEqual(first.body.data);
  }
});

test('edge 3: no new attempt at paying starts once online orders are refused', async () => {
  const { _id: orderId } = await onlineOrder(testShop, buyer, lines);
  const resume = () => testShop.call(resumePayment, { body: { orderId }, token: buyer.token });
  for (const mode of ['cod', 'enquiry'] as const) {
    await toMode(mode);
    expect((await resume()).refusal.code).toBe('saleModeRefused');
  }
  await toMode('full');
  expect((await resume()).status).toBe(200);
  const order = await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token });
  expect(order.body.data).toMatchObject({ orderStatus: 'pending_payment' });
});

type Order = Awaited<ReturnType<typeof onlineOrder>>;

const waysToHear: Record<string, (order: Order) => Promise<unknown>> = {
  async 'the callback'(order) {
    const callback = await payInSandbox(testShop, order.razorpay);
    await verify(testShop, buyer.token, callback);
  },
  async 'a webhook'(order) {
    await payInSandbox(testShop, order.razorpay);
    await deliverWebhooks(testShop);
  },
  async reconciling(order) {
    await setSandbox(testShop, { lostWebhooks: ['*'] });
    await payInSandbox(testShop, order.razorpay);
    testShop.setNow(new Date(Date.now() + 60 * 60_000));
    await reconcilePayments(testShop.shop);
    testShop.setNow();
  },
};

test.each(
  Object.entries(waysToHear).flatMap(([way, hear]) =>
    (['cod', 'enquiry', 'full'] as const).map((mode) => ({ way, mode, hear })),
  ),
)(
  'edge 4: late money for a cancelled order, heard by $way, goes back unless the mode is full: $mode',
  async ({ mode, hear }) => {
    const order = await onlineOrder(testShop, buyer, lines);
    if (mode !== 'full') await toMode(mode);
    testShop.setNow(new Date(Date.now() + 21 * 60_000));
    await releaseHolds(testShop.shop);
    testShop.setNow();
    await hear(order);
    await testShop.runJobs();
    const isRevived = mode === 'full';
    expect(await paymentOf(testShop, order._id)).toMatchObject({
      status: isRevived ? 'PENDING' : 'CANCELLED',
      payments: [{ isSettling: isRevived }],
      refunds: isRevived ? [] : [{ reason: 'The order could no longer be filled' }],
    });
  },
);

test('a payment under way when the mode changes settles', async () => {
  const order = await onlineOrder(testShop, buyer, lines);
  await toMode('cod');
  const callback = await payInSandbox(testShop, order.razorpay);
  expect((await verify(testShop, buyer.token, callback)).status).toBe(200);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
  });
});

test('in production the dashboard asks how the shop sells until somebody has chosen', async () => {
  const todoOf = async (shop: TestShop, { token }: Person) =>
    (await shop.call(getTodo, { token })).body.data.isSaleModeOpen;
  expect(await todoOf(testShop, owner)).toBe(false);

  const production = await openTestShop({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    AUTH_SECRET: 'q7Zr0vT2mXk9LpW4sYb6Nd8Hc1Fg3Ja5Ue',
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_FROM: 'Shop <shop@shop.example>',
    DATABASE_URL: 'postgres://localhost/shop',
    RAZORPAY_KEY_ID: '',
  });
  const person = await admin(production);
  const { change, read, save } = settingsOf(production, person);
  expect(await todoOf(production, person)).toBe(true);
  const { version, document } = await read('selling');
  await save('selling', { version, document, hasLegalAdvice: true });
  expect(await todoOf(production, person)).toBe(false);
  expect((await change('selling', {})).status).toBe(200);
  await production.close();
});

// The embedded database announces changes within the process.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'edge 34: settings saved while the listener is cut count for orders at once, for pages when it is back',
  async () => {
    const sharedDatabase = testShop.database;
    const serving = await openTestShop({}, { hasPages: true, sharedDatabase });
    const shopper = await customer(serving);
    const isShown = async () => {
      const { body } = await serving.call(getShopDetails);
      const { body: page } = await serving.app.inject('/');
      return [body.data.saleMode, body.data.phone, page.includes('0452 234 567')];
    };
    expect(await isShown()).toEqual(['full', '+91 423 244 0000', false]);

    const listeners = sql`
      from pg_stat_activity where datname = current_database() and query = 'listen cache_tag'`;
    await sql`select pg_terminate_backend(pid) ${listeners}`.execute(testShop.shop.db);
    await vi.waitFor(async () => {
      expect((await sql`select pid ${listeners}`.execute(testShop.shop.db)).rows).toEqual([]);
    });
    await toMode('cod');
    const { password } = owner;
    await settings.change('shop', { phone: '0452 234 567' }, { password });
    const { token } = shopper;
    const body = await orderBody(serving, shopper, lines);
    const refused = await serving.call(placeOnlineOrder, { body, token });
    expect(refused.refusal.code).toBe('saleModeRefused');
    await vi.waitFor(async () => expect(await isShown()).toEqual(['cod', '0452 234 567', true]), {
      timeout: 10_000,
    });
    await serving.close();
  },
);
