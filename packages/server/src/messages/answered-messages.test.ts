import {
  deleteMessage,
  getMessage,
  listMessages,
  sendMessage,
  updateMessageAnswered,
  updateMessageStatus,
} from '@mathappu/contract/messages';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let meena: Person;
let priya: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  meena = await admin(testShop, { name: 'Meena' });
  priya = await admin(testShop, { name: 'Priya' });
});
afterEach(async () => {
  await testShop.shop.db.deleteFrom('messages').execute();
  await testShop.shop.db.deleteFrom('message_senders').execute();
});
afterAll(() => testShop.close());

/** Sends a message and returns its id. */
async function receive(fields: { email?: string; subject?: string } = {}, token?: string) {
  const message = {
    name: 'Kavitha',
    email: 'kavitha@example.com',
    subject: 'Delivery to Ooty',
    message: 'When will my parcel come?',
    ...fields,
  };
  expect((await testShop.call(sendMessage, { body: message, token })).status).toBe(200);
  const { db } = testShop.shop;
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const mark = (
  { token }: Person,
  messageId: string,
  body: { isAnswered: boolean; from?: boolean },
) => testShop.call(updateMessageAnswered, { token, params: { messageId }, body });

const open = async (messageId: string) =>
  (await testShop.call(getMessage, { token: meena.token, params: { messageId } })).body.data;

test('who marks a message as answered and deletes it at once is not told that it was changed meanwhile', async () => {
  const id = await receive();
  expect((await mark(meena, id, { isAnswered: true, from: false })).status).toBe(200);
  // The screen still shows it as unread.
  const removal = { params: { messageId: id }, query: { from: 'unread' as const } };
  expect((await testShop.call(deleteMessage, { ...removal, token: priya.token })).status).toBe(409);
  expect((await testShop.call(deleteMessage, { ...removal, token: meena.token })).status).toBe(200);
});

test('a message that somebody else has answered since is not deleted by an older screen', async () => {
  const id = await receive();
  const params = { messageId: id };
  const body = { status: 'read', from: 'unread' } as const;
  await testShop.call(updateMessageStatus, { params, body, token: meena.token });
  expect((await mark(priya, id, { isAnswered: true, from: false })).status).toBe(200);
  const removal = { params, query: { from: 'unread' as const }, token: meena.token };
  expect((await testShop.call(deleteMessage, removal)).status).toBe(409);
});

test('a message is marked answered with who and when, which reads it, and that is taken back', async () => {
  const id = await receive();
  expect(await open(id)).toMatchObject({ status: 'unread', answered: null, changes: [] });

  const { body } = await mark(meena, id, { isAnswered: true, from: false });
  expect(body.message).toBe('Message marked as answered');
  const answered = await open(id);
  expect(answered).toMatchObject({ status: 'read', answered: { by: 'Meena' } });
  expect(Date.now() - Date.parse(answered.answered?.at ?? '')).toBeLessThan(60_000);
  expect(answered.changes).toMatchObject([
    { to: 'answered', by: 'Meena', at: expect.any(String) },
    { to: 'read', by: 'Meena' },
  ]);

  const archived = { status: 'archived' } as const;
  const archiving = { token: priya.token, params: { messageId: id }, body: archived };
  expect((await testShop.call(updateMessageStatus, archiving)).status).toBe(200);
  const back = await mark(priya, id, { isAnswered: false, from: true });
  expect(back.body.message).toBe('Message marked as not answered');
  const { status, answered: none, changes } = await open(id);
  expect([status, none]).toEqual(['archived', null]);
  expect(changes.map(({ to, by }) => `${to} by ${by}`)).toEqual([
    'answered by Meena',
    'read by Meena',
    'archived by Priya',
    'not answered by Priya',
  ]);
});

test('the list says what is answered, and is filtered by it beside the status', async () => {
  const first = await receive({ email: 'a@example.com', subject: 'One' });
  await receive({ email: 'b@example.com', subject: 'Two' });
  await mark(meena, first, { isAnswered: true });
  const list = async (query: { answered?: 'yes' | 'no'; status?: 'read'; search?: string }) =>
    (await testShop.call(listMessages, { token: meena.token, query })).body;
  const subjects = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ subject }) => subject);
  expect((await list({})).data).toMatchObject([
    { subject: 'Two', answered: null },
    { subject: 'One', answered: { by: 'Meena', at: expect.any(String) } },
  ]);
  expect(await subjects({ answered: 'yes' })).toEqual(['One']);
  expect(await subjects({ answered: 'no' })).toEqual(['Two']);
  expect(await subjects({ answered: 'no', status: 'read' })).toEqual([]);
  expect((await list({ answered: 'yes', search: 'one' })).pagination.total).toBe(1);
});

test('an answer that somebody else has marked or taken back meanwhile is refused with who and when', async () => {
  const id = await receive();
  await mark(priya, id, { isAnswered: true, from: false });
  // A later change of the status is not the change that the refusal is about.
  await testShop.call(updateMessageStatus, {
    token: meena.token,
    params: { messageId: id },
    body: { status: 'archived' },
  });
  const { answered } = await open(id);
  const late = await mark(meena, id, { isAnswered: true, from: false });
  expect(late.status).toBe(409);
  expect(late.refusal).toMatchObject({
    code: 'messageAnswerChanged',
    message: 'Priya marked this message as answered meanwhile. Nothing was changed',
    details: { by: 'Priya', state: 'answered' },
  });
  const told = Date.parse(String(late.refusal.details?.at));
  expect(Math.abs(told - Date.parse(answered?.at ?? ''))).toBeLessThan(1_000);
  const status = await testShop.call(updateMessageStatus, {
    token: priya.token,
    params: { messageId: id },
    body: { status: 'read', from: 'unread' },
  });
  expect(status.refusal.details).toMatchObject({ by: 'Meena', status: 'archived' });
  // The second click of the same admin.
  expect((await mark(priya, id, { isAnswered: true, from: false })).status).toBe(200);
  expect((await open(id)).changes).toHaveLength(3);
  expect((await mark(meena, id, { isAnswered: false, from: true })).status).toBe(200);

  const gone = await mark(meena, crypto.randomUUID(), { isAnswered: true });
  expect([gone.status, gone.refusal.code]).toEqual([404, 'messageNotFound']);
  const { token } = await customer(testShop);
  expect((await mark({ ...meena, token }, id, { isAnswered: true })).status).toBe(403);
});

test('of two admins who mark one message simultaneously exactly one wins', async () => {
  const id = await receive();
  const rounds = byTier(20);
  for (let round = 0; round < rounds; round += 1) {
    const from = round % 2 === 1;
    const answers = await Promise.all(
      [meena, priya].map((person) => mark(person, id, { isAnswered: !from, from })),
    );
    expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409]);
  }
  expect((await open(id)).changes.filter(({ to }) => to !== 'read')).toHaveLength(rounds);
});

test('the customer who wrote is known by the sign-in, or else by the email', async () => {
  const kavitha = await customer(testShop, { email: 'kavitha@example.com', phone: '9840098400' });
  const item = await product(testShop, { price: 100, stock: 10 });
  await codOrder(testShop, kavitha, [{ productId: item, quantity: 1 }]);
  const account = { _id: kavitha.userId, phone: '9840098400', orders: 1 };

  const signedIn = await receive({ email: 'office@example.com' }, kavitha.token);
  expect((await open(signedIn)).customer).toEqual({ ...account, wasSignedIn: true });
  const byEmail = await receive({ email: 'Kavitha@example.com' });
  expect((await open(byEmail)).customer).toEqual({ ...account, wasSignedIn: false });
  const stranger = await receive({ email: 'nobody@example.com' });
  expect((await open(stranger)).customer).toBeNull();

  const { db } = testShop.shop;
  const erased = { deleted_at: new Date(), email: `${kavitha.userId}@deleted.invalid` };
  await db.updateTable('users').set(erased).where('id', '=', kavitha.userId).execute();
  expect((await open(byEmail)).customer).toBeNull();
});
