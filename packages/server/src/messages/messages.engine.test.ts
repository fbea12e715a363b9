import {
  deleteMessage,
  listMessages,
  type MessageStatus,
  sendMessage,
  updateMessageStatus,
} from '@mathappu/contract/messages';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterEach(async () => {
  await testShop.shop.db.deleteFrom('messages').execute();
  await testShop.shop.db.deleteFrom('message_senders').execute();
});
afterAll(() => testShop.close());

const note = (more: object = {}) => ({
  name: 'Kavitha',
  email: 'kavitha@example.com',
  subject: 'Delivery to Ooty',
  message: 'When will my parcel come?',
  ...more,
});

const send = (body: object, token?: string) =>
  testShop.call(sendMessage, { body: body as never, token });

const stored = () => testShop.shop.db.selectFrom('messages').selectAll().execute();

test('a message is stored as unread', async () => {
  const answer = await send(note());
  expect(answer.body).toMatchObject({ success: true, message: 'Message sent successfully!' });
  expect(await stored()).toMatchObject([{ status: 'unread', subject: 'Delivery to Ooty' }]);
});

test.each([
  [{ name: '' }, 'All fields are required'],
  [{ subject: '   ' }, 'All fields are required'],
  [{ message: undefined }, 'All fields are required'],
  [{ email: 'no-at-sign' }, 'Please enter a valid email address'],
  [{ message: 'Please CLICK here' }, 'Your message contains suspicious content'],
  [{ subject: 'see HTTPS://x.y' }, 'Your message contains suspicious content'],
])('refuses %j', async (wrong, sentence) => {
  const answer = await send(note(wrong));
  expect(answer.status).toBe(400);
  expect(answer.refusal).toMatchObject({ success: false, message: sentence });
  expect(await stored()).toEqual([]);
});

test.each([
  'http://',
  'https://',
  'www.',
  'buy now',
  'click here',
  'free',
  'discount',
  'offer',
  'limited time',
  'make money',
  'earn cash',
  'work from home',
])('the words %j are suspicious in subject and message, and named', async (words) => {
  for (const field of ['subject', 'message']) {
    for (const written of [words, words.toUpperCase()]) {
      const { refusal } = await send(note({ [field]: `Hello, ${written} and so on` }));
      expect(refusal.message).toBe('Your message contains suspicious content');
      expect(refusal.issues).toMatchObject([{ path: field, details: { words: [words] } }]);
    }
  }
});

test('refuses a message of more than 1000 characters', async () => {
  const answer = await send(note({ message: 'x'.repeat(1001) }));
  expect(answer.refusal.message).toBe('Message is too long (max 1000 characters)');
});

test('two messages of one sender are 30 seconds apart, regardless of other senders', async () => {
  expect((await send(note())).status).toBe(200);
  const again = await send(note({ email: 'KAVITHA@example.com' }));
  expect(again.status).toBe(429);
  expect(again.refusal.message).toBe('Please wait 30 seconds before sending another message');
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(note({ email: 'other@example.com' }))).status).toBe(200);
});

test('of ten simultaneous messages one is stored', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const email = `round${round}@example.com`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(note({ email }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('a signed-in sender is identified by the account, not by the email given', async () => {
  const { token } = await customer(testShop);
  expect((await send(note(), token)).status).toBe(200);
  expect((await send(note({ email: 'other@example.com' }), token)).status).toBe(429);
});

test('visitors who change the sender have 60 messages an hour from one IP address', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const statuses: number[] = [];
  for (let number = 1; number <= 62; number += 1) {
    const body = note({ email: `sender${number}@example.com` });
    statuses.push((await strict.call(sendMessage, { body: body as never })).status);
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
  const { token } = await customer(strict);
  const known = await strict.call(sendMessage, { body: note() as never, token });
  expect(known.status).toBe(200);
  await strict.close();
});

test('no transaction is open while the limiter, which may be Redis, counts', async () => {
  const unlimited = await openRateLimits({ RATE_LIMIT_SCALE: 1 });
  let counted = 0;
  const shop: TestShop = await openTestShop(
    {},
    {
      limits: {
        ...unlimited,
        async use(limit, key) {
          // The embedded database has one connection: during a transaction this would never be answered.
          const { rows } = await sql<{ open: number }>`
            select count(*)::int as open from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction'`.execute(
            shop.database.db,
          );
          expect(rows).toEqual([{ open: 0 }]);
          counted += limit === 'messageDay' ? 1 : 0;
          return unlimited.use(limit, key);
        },
      },
    },
  );
  const answer = await shop.call(sendMessage, { body: note() });
  expect([answer.status, counted]).toEqual([200, 1]);
  expect((await shop.call(sendMessage, { body: note() })).status).toBe(429);
  expect(counted).toBe(1);
  await shop.close();
});

test('the admin filters, searches, reads, archives and deletes', async () => {
  const { token } = await admin(testShop);
  await send(note());
  await send(note({ email: 'b@example.com', subject: '50% more_sound' }));
  const list = (query: object) => testShop.call(listMessages, { token, query: query as never });

  const found = await list({ search: '50% MORE_' });
  expect(found.body.data).toHaveLength(1);
  expect(found.body.pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1 });
  expect((await list({ search: '%' })).body.pagination.total).toBe(1);

  const messageId = found.body.data[0]?._id as string;
  await testShop.call(updateMessageStatus, {
    token,
    params: { messageId },
    body: { status: 'archived' },
  });
  expect((await list({ status: 'archived' })).body.data).toHaveLength(1);
  expect((await list({ status: 'unread' })).body.pagination.total).toBe(1);

  const removed = await testShop.call(deleteMessage, { token, params: { messageId } });
  expect(removed.body.message).toBe('Message deleted');
  expect((await testShop.call(deleteMessage, { token, params: { messageId } })).status).toBe(404);
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .where('subject_kind', '=', 'message')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  // Without sender and subject: audit entries outlive messages and accounts.
  expect(audit).toEqual([
    { action: 'message.status', before: { status: 'unread' }, after: { status: 'archived' } },
    { action: 'message.delete', before: { status: 'archived' }, after: null },
  ]);
});

test('a message that somebody else has dealt with meanwhile is neither changed nor deleted', async () => {
  const meena = await admin(testShop, { name: 'Meena' });
  const priya = await admin(testShop, { name: 'Priya' });
  await send(note());
  const messageId = (await stored())[0]?.id as string;
  const ofMessage = { params: { messageId } };
  const setStatus = ({ token }: Person, status: MessageStatus, from?: MessageStatus) =>
    testShop.call(updateMessageStatus, { ...ofMessage, token, body: { status, from } });
  expect((await setStatus(priya, 'archived', 'unread')).status).toBe(200);
  const entries = () =>
    testShop.shop.db
      .selectFrom('audit_entries')
      .select(['action', 'at'])
      .where('subject_id', '=', messageId)
      .execute();
  const [archived] = await entries();

  const removal = { ...ofMessage, token: meena.token };
  const late = [
    await setStatus(meena, 'read', 'unread'),
    await setStatus(meena, 'archived', 'unread'),
    await testShop.call(deleteMessage, { ...removal, query: { from: 'unread' } }),
  ];
  for (const { status, refusal } of late) {
    expect(status).toBe(409);
    expect(refusal).toMatchObject({
      code: 'messageStatusChanged',
      message: 'Priya set this message to archived meanwhile. Nothing was changed',
      details: { by: 'Priya', at: archived?.at.toISOString(), status: 'archived' },
    });
  }
  expect((await setStatus(priya, 'archived', 'unread')).status).toBe(200);
  expect(await stored()).toMatchObject([{ status: 'archived' }]);
  expect(await entries()).toHaveLength(1);

  const decided = await testShop.call(deleteMessage, { ...removal, query: { from: 'archived' } });
  expect(decided.status).toBe(200);
});

test('of two admins who deal with one message simultaneously exactly one wins', async () => {
  const admins = [await admin(testShop, { name: 'Meena' }), await admin(testShop)];
  await send(note());
  const messageId = (await stored())[0]?.id as string;
  for (let round = 0; round < byTier(20); round += 1) {
    const from = round % 2 ? 'archived' : 'unread';
    const answers = await Promise.all(
      admins.map(({ token }) =>
        testShop.call(updateMessageStatus, {
          params: { messageId },
          body: { status: round % 2 ? 'unread' : 'archived', from },
          token,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409]);
  }
});

test('a customer cannot read messages', async () => {
  const { token } = await customer(testShop);
  expect((await testShop.call(listMessages, { token })).status).toBe(403);
  expect((await testShop.call(listMessages)).status).toBe(401);
});
