import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { addReceipt } from '@mathappu/contract/orders/manual-payments';
import { type EventType, eventTypes } from '@mathappu/contract/programs/event-types';
import { deliveriesShown } from '@mathappu/contract/programs/program-limits';
import * as calls from '@mathappu/contract/programs/webhooks';
import { toShopDay } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUpJobs } from '#server/maintenance/clean-up-jobs.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { type EventReceiver, openEventReceiver } from '#test/event-receiver.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { keyOf, staffWith } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { queueEvents } from './queue-events.ts';
import { eventTries } from './send-event.ts';

let receiver: EventReceiver;
let opened: EnquiryShop;
let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  receiver = await openEventReceiver();
  opened = await openEnquiryShop({ EVENT_HOSTS: receiver.host });
  ({ testShop, owner } = opened);
  await testShop.runJobs();
});
afterAll(async () => {
  await testShop.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200, body: 'ok' });
});
afterEach(async () => {
  await testShop.shop.db.deleteFrom('webhooks').execute();
});

const create = (
  given: Partial<BodyOf<typeof calls.createWebhook>> = {},
  headers: Record<string, string> = {},
) =>
  testShop.call(calls.createWebhook, {
    token: owner.token,
    headers,
    body: { url: receiver.url, events: [...eventTypes], password: owner.password, ...given },
  });

async function wanting(...events: EventType[]): Promise<{ _id: string; secret: string }> {
  const { status, body, refusal } = await create({ events });
  if (status !== 200) throw new Error(refusal.message);
  return { _id: body.data.webhook._id, secret: body.data.secret ?? '' };
}

const list = async () =>
  (await testShop.call(calls.listWebhooks, { token: owner.token })).body.data;
const log = async () => (await list())[0]?.deliveries ?? [];

/** Gives what was written its jobs and lets the due ones try. */
async function deliver(): Promise<void> {
  await queueEvents(testShop.shop);
  await testShop.runDueJobs('send-event');
}

/** As if the pause before the next try were over. */
async function tryAgain(): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = 'send-event'`.execute(
    testShop.database.db,
  );
  await testShop.runDueJobs('send-event');
}

const typesOf = () => receiver.received.map(({ body }) => JSON.parse(body).type);
const buyerOf = () => customer(testShop);
const sell = async () => opened.work.sellBy('cod');
const order = async (quantity = 1) => {
  const item = await product(testShop, { stock: 100 });
  return codOrder(testShop, await buyerOf(), [{ productId: item, quantity }]);
};
const send = (webhookId: string, deliveryId?: string) =>
  testShop.call(calls.sendEvent, {
    token: owner.token,
    params: { webhookId },
    body: { deliveryId },
  });

test('an order tells what happens to it, signed, with ids and sums alone', async () => {
  await sell();
  const { secret } = await wanting(
    'order.placed',
    'order.paid',
    'order.shipped',
    'order.cancelled',
  );
  const placed = await order(2);
  await setStatus(testShop, owner, placed._id, 'SHIPPED');
  await setStatus(testShop, owner, placed._id, 'DELIVERED');
  const other = await order();
  await setStatus(testShop, owner, other._id, 'CANCELLED');
  await deliver();
  receiver.verify(secret);
  expect(typesOf().sort()).toEqual(
    ['order.placed', 'order.shipped', 'order.paid', 'order.placed', 'order.cancelled'].sort(),
  );
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  const paid = bodies.find(({ type }) => type === 'order.paid');
  expect(paid).toEqual({
    type: 'order.paid',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      _id: placed._id,
      orderId: placed.orderId,
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      total: expect.any(Number),
    },
  });
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5);
  const [latest] = await log();
  expect(latest).toMatchObject({ state: 'delivered', tries: 1, answer: '200 ok' });
});

test('an order that is delivered at once has left as well; a refund that fails pays nothing twice', async () => {
  await sell();
  await wanting('order.paid', 'order.shipped');
  const { _id } = await order();
  await setStatus(testShop, owner, _id, 'DELIVERED');
  for (const status of ['REFUNDED', 'PAID'] as const) {
    await testShop.shop.db
      .updateTable('orders')
      .set({ payment_status: status })
      .where('id', '=', _id)
      .execute();
  }
  await deliver();
  expect(typesOf().sort()).toEqual(['order.paid', 'order.shipped']);
});

test('an enquiry that is sent and confirmed, and its order, paid by hand', async () => {
  await opened.work.sellBy('enquiry');
  await wanting('enquiry.sent', 'enquiry.confirmed', 'order.placed', 'order.paid');
  const quoteId = await opened.work.enquiry(opened.list());
  await opened.work.acts.confirm(quoteId, 1, 'offline');
  await deliver();
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type }) => type).sort()).toEqual([
    'enquiry.confirmed',
    'enquiry.sent',
    'order.placed',
  ]);
  const { data: confirmed } = bodies.find(({ type }) => type === 'enquiry.confirmed');
  expect(confirmed).toEqual({
    _id: quoteId,
    number: expect.stringMatching(/^EQ-/),
    state: 'CONFIRMED',
    total: expect.any(Number),
  });
  const { data: placed } = bodies.find(({ type }) => type === 'order.placed');
  expect(placed.total).toBe(confirmed.total);
  const received = { method: 'cash' as const, receivedOn: toShopDay(new Date()) };
  const booked = await testShop.call(addReceipt, {
    token: owner.token,
    params: { orderId: placed._id },
    body: { ...received, amount: placed.total },
  });
  if (booked.status !== 200) throw new Error(booked.refusal.message);
  await deliver();
  expect(typesOf().at(-1)).toBe('order.paid');
});

test('edge 18: stock that goes 12, 9, 11, 10 is told twice', async () => {
  await wanting('product.stock_low');
  const id = await product(testShop, { name: 'Chakkar', stock: 12 });
  for (const stock of [9, 11, 10, 3]) {
    await testShop.shop.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
  }
  await deliver();
  const told = receiver.received.map(({ body }) => JSON.parse(body).data);
  expect(told.map(({ stock }) => stock).sort()).toEqual([10, 9]);
  expect(told[0]).toMatchObject({ _id: id, name: 'Chakkar' });
});

test('what no address wants, or a switched off one, is not written', async () => {
  await sell();
  const rows = async () =>
    (await testShop.shop.db.selectFrom('webhook_deliveries').select('id').execute()).length;
  await order();
  expect(await rows()).toBe(0);
  const { _id } = await wanting('product.stock_low');
  await order();
  expect(await rows()).toBe(0);
  const off = { url: receiver.url, events: ['order.placed' as const], isOn: false, version: 1 };
  await testShop.call(calls.updateWebhook, {
    token: owner.token,
    params: { webhookId: _id },
    body: { ...off, password: owner.password },
  });
  await order();
  expect(await rows()).toBe(0);
});

test('edge 15: an act that rolls back tells nothing; one whose process died is told', async () => {
  await sell();
  await wanting('order.cancelled');
  const { _id } = await order();
  const cancelling = inTransaction(testShop.shop.db, async (tx) => {
    await sql`update orders set status = 'CANCELLED', is_stock_taken = false where id = ${_id}`.execute(
      tx,
    );
    throw new Error('rolled back');
  });
  await expect(cancelling).rejects.toThrow('rolled back');
  await deliver();
  expect(receiver.received).toEqual([]);
  await setStatus(testShop, owner, _id, 'CANCELLED');
  // Nobody heard of it; the job of the minute finds it.
  await testShop.database.db
    .transaction()
    .execute((tx) => testShop.shop.jobs.enqueue(tx, 'queue-events', {}));
  await testShop.runJobs('queue-events');
  await testShop.runDueJobs('send-event');
  expect(typesOf()).toEqual(['order.cancelled']);
});

test('edge 16: what is not taken is tried again under the same id, until it is', async () => {
  await sell();
  await wanting('order.placed');
  receiver.answer = () => ({ status: 503, body: 'busy' });
  await order();
  await deliver();
  expect((await log())[0]).toMatchObject({ state: 'waiting', tries: 1, answer: '503 busy' });
  await tryAgain();
  receiver.answer = () => ({ status: 204 });
  await tryAgain();
  await tryAgain();
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect((await log())[0]).toMatchObject({ state: 'delivered', tries: 3, answer: '204' });
});

test('after 30 tries it has failed: the owners are mailed once until something is delivered', async () => {
  await sell();
  const { _id } = await wanting('order.placed');
  receiver.answer = () => ({ status: 500 });
  const mails = () =>
    testShop.outbox.filter(
      ({ subject }) => subject.startsWith('Events of') && subject.endsWith('were not delivered'),
    );
  const fail = async () => {
    await order();
    await queueEvents(testShop.shop);
    await testShop.shop.db
      .updateTable('webhook_deliveries')
      .set({ tries: eventTries - 1 })
      .where('state', '=', 'waiting')
      .execute();
    expect(await testShop.runDueJobs('send-event')).toEqual([]);
    await testShop.runJobs('event-mail');
  };
  await fail();
  expect((await log())[0]).toMatchObject({ state: 'failed', tries: 30 });
  expect(mails().map(({ to }) => to)).toEqual([owner.email]);
  await fail();
  expect(mails()).toHaveLength(1);
  const todo = async () => (await testShop.call(getTodo, { token: owner.token })).body.data;
  expect((await todo()).failedEvents).toBe(2);

  receiver.answer = () => ({ status: 200 });
  const [failed] = await log();
  const again = await send(_id, failed?._id);
  expect(again.body.data).toMatchObject({ _id: failed?._id, state: 'delivered', tries: 31 });
  expect(receiver.received.at(-1)?.id).toBe(failed?._id);
  expect((await todo()).failedEvents).toBe(1);
  receiver.answer = () => ({ status: 500 });
  await fail();
  expect(mails()).toHaveLength(2);
});

test('410 switches the address off, and nothing more is sent to it', async () => {
  await sell();
  await wanting('order.placed');
  receiver.answer = () => ({ status: 410 });
  await order();
  await order();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  const [address] = await list();
  expect(address).toMatchObject({ isOn: false, version: 2 });
  expect(address?.deliveries.map(({ state }) => state)).toEqual(['failed', 'failed']);
  await order();
  await deliver();
  expect(await log()).toHaveLength(2);
  await testShop.runJobs();
});

test('a test is sent at once and its outcome is shown; it counts as no event that failed', async () => {
  const { _id, secret } = await wanting('order.placed');
  const sent = await send(_id);
  expect(sent.body.data).toMatchObject({
    event: 'ping',
    subject: '',
    state: 'delivered',
    tries: 1,
  });
  receiver.verify(secret);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'ping', data: {} });
  receiver.answer = () => ({ status: 404, body: 'no such hook' });
  const refused = await send(_id);
  expect(refused.body.data).toMatchObject({ state: 'failed', answer: '404 no such hook' });
  expect((await testShop.call(getTodo, { token: owner.token })).body.data.failedEvents).toBe(0);
  expect((await send(_id, crypto.randomUUID())).refusal.code).toBe('notFound');
  const other = await wanting('order.paid');
  expect((await send(other._id, sent.body.data._id)).refusal.code).toBe('notFound');
});

test('two processes that hear of an event give it one job', async () => {
  await sell();
  await wanting('order.placed');
  for (let count = 0; count < 5; count += 1) await order();
  await Promise.all([queueEvents(testShop.shop), queueEvents(testShop.shop)]);
  await testShop.runDueJobs('send-event');
  expect(receiver.received).toHaveLength(5);
});

test('an address that is not allowed is refused beside the field', async () => {
  for (const url of [
    'http://shop.example/',
    'https://10.0.0.1/',
    'nonsense',
    'https://a:b@c.example/',
  ]) {
    const { refusal } = await create({ url });
    expect(refusal, url).toMatchObject({ code: 'invalidInput', issues: [{ path: 'url' }] });
  }
  expect((await create({ events: [] })).refusal.issues?.[0]?.path).toBe('events');
  expect((await create({ password: 'not-my-password' })).refusal.code).toBe('wrongPassword');
});

test('a secret is shown once and stored encrypted; a repeated request has none', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = (await create({}, headers)).body.data;
  const again = (await create({}, headers)).body.data;
  expect(again).toEqual({ webhook: first.webhook, secret: null });
  const { db } = testShop.shop;
  const stored = [
    await db.selectFrom('webhooks').select('secret').execute(),
    await db.selectFrom('idempotent_requests').select('answer').execute(),
    await db.selectFrom('audit_entries').select('after').execute(),
  ];
  expect(first.secret).toMatch(/^whsec_/);
  expect(JSON.stringify(stored)).not.toContain(first.secret?.slice(6));
  expect(JSON.stringify(await list())).not.toContain(first.secret?.slice(6));
});

test('edge 10: under another AUTH_SECRET its secret has to be made anew', async () => {
  const { _id } = await wanting('order.placed');
  const { db } = testShop.shop;
  await db
    .updateTable('webhooks')
    .set({ secret: 'A'.repeat(80) })
    .execute();
  const sent = await send(_id);
  expect(sent.body.data).toMatchObject({
    state: 'failed',
    answer: 'Its secret cannot be read: delete it and add it anew',
  });
  expect(receiver.received).toEqual([]);
});

test('a stale change is refused with the address as it is, and a key changes none', async () => {
  const { _id } = await wanting('order.placed');
  const change = (version: number, token = owner.token) =>
    testShop.call(calls.updateWebhook, {
      token,
      params: { webhookId: _id },
      body: {
        ...{ version, isOn: true, url: receiver.url, events: ['order.paid'] },
        password: owner.password,
      },
    });
  expect((await change(1)).body.data).toMatchObject({ events: ['order.paid'], version: 2 });
  expect((await change(1)).refusal).toMatchObject({
    code: 'recordChanged',
    details: { by: owner.name },
    data: { version: 2 },
  });
  const { token } = await keyOf(testShop, owner, ['write_settings']);
  expect((await change(2, token)).refusal.code).toBe('personNeeded');
  const reader = await staffWith(testShop, ['read_people']);
  expect((await change(2, reader.token)).refusal.code).toBe('grantMissing');
  const trail = await testShop.call(listAuditEntries, { token: owner.token });
  const entry = trail.body.data.find(({ action }) => action === 'webhook.update');
  expect(entry?.subject).toMatchObject({ kind: 'webhook', name: receiver.host });
  // The path is often all that a receiver asks for.
  expect(JSON.stringify(trail.body.data)).not.toContain('/hook');
});

test('at most ten addresses, each gets an event of its own; deleting one deletes its log', async () => {
  await sell();
  for (let count = 0; count < 10; count += 1) expect((await create()).status).toBe(200);
  expect((await create()).refusal.code).toBe('tooMany');
  await order();
  await deliver();
  expect(typesOf().filter((type) => type === 'order.placed')).toHaveLength(10);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(receiver.received.length);
  const [first] = await list();
  const gone = await testShop.call(calls.deleteWebhook, {
    token: owner.token,
    params: { webhookId: first?._id ?? '' },
    body: { password: owner.password },
  });
  expect(gone.status).toBe(200);
  expect(await list()).toHaveLength(9);
});

test('what failed can be sent again, however much came after it', async () => {
  await sell();
  const { _id } = await wanting('order.placed');
  await order();
  await queueEvents(testShop.shop);
  await testShop.shop.db.updateTable('webhook_deliveries').set({ state: 'failed' }).execute();
  const [failed] = await log();
  for (let count = 0; count < deliveriesShown; count += 1) await send(_id);
  const shown = await log();
  expect(shown).toHaveLength(deliveriesShown);
  expect(shown.at(-1)).toEqual(failed);
  expect(shown.map(({ createdAt }) => createdAt)).toEqual(
    shown
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
});

test('a try by hand that fails leaves what the queue has found meanwhile', async () => {
  await sell();
  const { _id } = await wanting('order.placed');
  await order();
  await queueEvents(testShop.shop);
  const [event] = await log();
  receiver.answer = () => 'nothing';
  const byHand = send(_id, event?._id);
  await expect.poll(() => receiver.received.length).toBe(1);
  await testShop.shop.db.updateTable('webhook_deliveries').set({ state: 'failed' }).execute();
  receiver.dropAll();
  expect((await byHand).body.data).toMatchObject({
    state: 'failed',
    answer: 'The connection broke off',
  });
  await testShop.runJobs();
});

test('the log goes back 30 days', async () => {
  await sell();
  await wanting('order.placed');
  await order();
  await order();
  const [old] = await log();
  await sql`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${old?._id}`.execute(
    testShop.shop.db,
  );
  await cleanUpJobs
    .find(({ name }) => name === 'delete-old-events')
    ?.run(testShop.shop, {} as never, {} as never);
  expect(await log()).toHaveLength(1);
});

test('nothing of a person is in any body', async () => {
  await sell();
  await wanting(...eventTypes);
  const planted = 'Zebrawood';
  const someone = await customer(testShop, { name: planted, email: `${planted}@mail.test` });
  const item = await product(testShop, { stock: 11 });
  const placed = await codOrder(testShop, someone, [{ productId: item, quantity: 1 }]);
  await setStatus(testShop, owner, placed._id, 'SHIPPED');
  await setStatus(testShop, owner, placed._id, 'DELIVERED');
  await opened.work.sellBy('enquiry');
  const quoteId = await opened.work.enquiry(opened.list(), someone);
  await opened.work.acts.confirm(quoteId, 1, 'cod');
  await deliver();
  const known = new Set([
    '_id',
    'orderId',
    'status',
    'paymentStatus',
    'total',
    'number',
    'state',
    'name',
    'stock',
  ]);
  expect(receiver.received.length).toBeGreaterThan(5);
  for (const { body } of receiver.received) {
    expect(body).not.toMatch(/zebrawood|9876543210|mail\.test/i);
    const { data, ...rest } = JSON.parse(body);
    expect(Object.keys(rest).sort()).toEqual(['timestamp', 'type']);
    expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([]);
  }
});

test('a name that leads into the own network is not connected to, and said so', async () => {
  const inside = await openTestShop(
    {},
    { resolveHost: async () => [{ address: '10.0.0.5', family: 4 }] },
  );
  try {
    const some = await admin(inside);
    const body = {
      url: 'https://shop.example/',
      events: ['order.paid' as const],
      password: some.password,
    };
    const made = await inside.call(calls.createWebhook, { token: some.token, body });
    const sent = await inside.call(calls.sendEvent, {
      token: some.token,
      params: { webhookId: made.body.data.webhook._id },
      body: {},
    });
    expect(sent.body.data).toMatchObject({ state: 'failed', answer: 'Not a public address' });
  } finally {
    await inside.close();
  }
});
