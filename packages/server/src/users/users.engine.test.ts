import {
  deleteMyAccount,
  exportMyData,
  getUser,
  getUserDetails,
  listUsers,
  updateUserStatus,
} from '@mathappu/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { byTier } from '#test/by-tier.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const setStatus = (userId: string, body: object, token = owner.token) =>
  testShop.call(updateUserStatus, { token, params: { userId }, body: body as never });

test('the signed-in user reads their own details', async () => {
  const { token, userId, email } = await customer(testShop);
  const { body } = await testShop.call(getUserDetails, { token });
  expect(body.data).toMatchObject({
    _id: userId,
    email,
    role: 'USER',
    status: 'Active',
    address_details: [],
    shopping_cart: [],
    orderHistory: [],
  });
  expect(JSON.stringify(body)).not.toContain('argon2');
});

test('the admin lists, searches and filters users and sees the true total', async () => {
  const { userId } = await customer(testShop, { name: 'Tamizhselvi 100%' });
  const list = async (query: object) =>
    (await testShop.call(listUsers, { token: owner.token, query: query as never })).body.data;
  expect((await list({ search: 'tamizhselvi 100%' })).users).toMatchObject([
    { _id: userId, orderStats: { totalOrders: 0, totalSpent: 0, lastOrderDate: null } },
  ]);
  await testShop.shop.db
    .updateTable('users')
    .set({ phone: '9840012345' })
    .where('id', '=', userId)
    .execute();
  for (const search of ['+91 98400 12345', '098400-12345', '98400']) {
    expect((await list({ search })).users).toMatchObject([{ _id: userId }]);
  }
  const admins = await list({ role: 'ADMIN' });
  expect(admins.users.map((user) => user._id)).toEqual([owner.userId]);
  expect(admins.pagination).toMatchObject({ total: 1, totalPages: 1 });
  expect((await list({ page: '999' })).pagination.total).toBeGreaterThan(1);
  expect((await list({ page: '999' })).users).toEqual([]);
});

test.each(['suspended', 'banned'] as const)(
  'a %s user is refused from the next request on, with the reason',
  async (status) => {
    const person = await customer(testShop);
    const answer = await setStatus(person.userId, { status, reason: 'Chargebacks' });
    expect(answer.body.message).toBe('User status updated successfully');
    const next = await testShop.call(getUserDetails, { token: person.token });
    expect([401, 403]).toContain(next.status);
    await expect(signInAgain(testShop, person)).rejects.toThrow();

    await setStatus(person.userId, { status: 'Active' });
    expect((await signInAgain(testShop, person)).token).toBeTruthy();
    const { body } = await testShop.call(getUser, {
      token: owner.token,
      params: { userId: person.userId },
    });
    expect(body.data).toMatchObject({ status: 'Active', statusReason: '' });
  },
);

test('a status decided on something else than what it is now is refused with who and when', async () => {
  const { userId } = await customer(testShop);
  const other = await admin(testShop, { name: 'Priya' });
  const seen = { status: 'Active', reason: '' };
  const readTraces = async () => ({
    user: await testShop.shop.db
      .selectFrom('users')
      .select(['status', 'status_reason'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    audit: await testShop.shop.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'at'])
      .where('subject_id', '=', userId)
      .execute(),
  });
  const suspension = { status: 'suspended', reason: 'Three refused parcels', from: seen };
  expect((await setStatus(userId, suspension, other.token)).status).toBe(200);
  const before = await readTraces();

  const late = await setStatus(userId, { status: 'banned', reason: 'Fraud', from: seen });
  expect(late.status).toBe(409);
  expect(late.refusal).toMatchObject({
    code: 'userStatusChanged',
    message: 'Priya set this user to suspended meanwhile. Nothing was changed',
    details: {
      by: 'Priya',
      at: before.audit[0]?.at.toISOString(),
      status: 'suspended',
      reason: 'Three refused parcels',
    },
  });
  // The same status for another reason is another decision, and a second click is none.
  const otherReason = { ...suspension, reason: 'Chargebacks' };
  expect((await setStatus(userId, otherReason)).status).toBe(409);
  expect((await setStatus(userId, suspension, other.token)).status).toBe(200);
  expect(await readTraces()).toEqual(before);

  const from = { status: 'suspended', reason: 'Three refused parcels' };
  expect((await setStatus(userId, { ...otherReason, from })).status).toBe(200);
  await setStatus(other.userId, { status: 'banned' });
});

test('of two admins who decide about one user simultaneously exactly one wins', async () => {
  const { userId } = await customer(testShop);
  const other = await admin(testShop, { name: 'Priya' });
  for (let round = 0; round < byTier(20); round += 1) {
    const from = { status: round % 2 ? 'suspended' : 'Active', reason: '' };
    const change = { status: round % 2 ? 'Active' : 'suspended', from };
    const answers = await Promise.all([
      setStatus(userId, change),
      setStatus(userId, change, other.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const winner = late === answers[0] ? 'Priya' : owner.name;
    expect(late?.refusal.details).toMatchObject({ by: winner, status: change.status });
  }
  await setStatus(other.userId, { status: 'banned' });
});

test('an admin cannot change their own status, and the last one cannot be removed', async () => {
  expect((await setStatus(owner.userId, { status: 'banned' })).status).toBe(409);
  expect((await setStatus(newId(), { status: 'banned' })).status).toBe(404);
});

test('two admins cannot remove each other simultaneously', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const other = await testShopWithTwoAdmins();
    const statuses = await Promise.all([
      setStatus(other.userId, { status: 'banned' }),
      setStatus(owner.userId, { status: 'banned' }, other.token),
    ]);
    const left = await testShop.shop.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMIN')
      .where('status', '=', 'Active')
      .execute();
    expect(left.length, JSON.stringify(statuses.map(({ status }) => status))).toBe(1);
    await restoreOwner();
  }
});

const testShopWithTwoAdmins = () => admin(testShop);

async function restoreOwner(): Promise<void> {
  await testShop.shop.db
    .updateTable('users')
    .set({ status: 'banned' })
    .where('role', '=', 'ADMIN')
    .execute();
  await testShop.shop.db
    .updateTable('users')
    .set({ status: 'Active' })
    .where('id', '=', owner.userId)
    .execute();
  owner = { ...owner, ...(await signInAgain(testShop, owner)) };
}

test('a customer downloads everything and deletes the account with the password only', async () => {
  const person = await customer(testShop);
  const { body } = await testShop.call(exportMyData, { token: person.token });
  expect(body.data).toMatchObject({
    account: { email: person.email },
    sessions: [{ last_seen_at: expect.anything(), user_agent: expect.any(String) }],
    orders: [],
    addresses: [],
    refunds: [],
  });

  const remove = (password: string) =>
    testShop.call(deleteMyAccount, { token: person.token, body: { password } });
  const refused = await remove('not-the-password');
  expect(refused.refusal.message).toBe('Incorrect password');
  expect((await remove(person.password)).status).toBe(200);
  expect((await testShop.call(getUserDetails, { token: person.token })).status).toBe(401);
  const row = await testShop.shop.db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    name: 'Deleted account',
    email: `deleted-${person.userId}@deleted.invalid`,
    phone: '',
  });
  await testShop.runJobs();
  expect(testShop.outbox.at(-1)?.to).toBe(person.email);
});

test('deletion erases the IP addresses and browsers of the account’s sessions', async () => {
  const person = await customer(testShop);
  await testShop.call(deleteMyAccount, {
    token: person.token,
    body: { password: person.password },
  });
  const { db } = testShop.shop;
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', person.userId);
  expect(await sessions.execute()).toEqual([]);
});

test('a stolen token cannot be used to guess the password by deleting the account', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const { token, password } = await customer(strict);
  const statuses: number[] = [];
  for (const guess of ['guess-one', 'guess-two', 'guess-3', 'guess-4', 'guess-5', password]) {
    const answer = await strict.call(deleteMyAccount, { token, body: { password: guess } });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  await strict.close();
});

test('the last admin cannot delete the account', async () => {
  const answer = await testShop.call(deleteMyAccount, {
    token: owner.token,
    body: { password: owner.password },
  });
  expect(answer.status).toBe(409);
});
