import { updateLastActive } from '@mathappu/contract/account';
import { refreshToken } from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateUser } from '#server/account/account-queries.ts';
import { customer, type Person, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const refresh = (token: string) => testShop.call(refreshToken, { token });

/** Moves the last exchange 31 seconds back, beyond the grace period. */
const letGracePass = () =>
  testShop.shop.db
    .updateTable('sessions')
    .set({ exchanged_at: sql<Date>`exchanged_at - interval '31 seconds'` })
    .execute();

test('a refresh token is exchanged for an access token and its successor', async () => {
  const first = await refresh(person.refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.data.refreshToken).not.toBe(person.refreshToken);
  const active = await testShop.call(updateLastActive, { token: first.body.data.accessToken });
  expect(active.status).toBe(200);
  const second = await refresh(first.body.data.refreshToken);
  expect(second.status).toBe(200);
  expect(second.body.data.refreshToken).not.toBe(first.body.data.refreshToken);
});

test('a client that keeps its first token can refresh as long as the session lasts', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await refresh(person.refreshToken)).status).toBe(200);
    await letGracePass();
  }
});

test('reuse of a replaced token ends its session and is audited', async () => {
  const other = await signInAgain(testShop, person);
  const first = await refresh(person.refreshToken);
  const second = await refresh(first.body.data.refreshToken);
  const replayed = await refresh(person.refreshToken);
  expect(replayed.status).toBe(401);
  expect((await refresh(second.body.data.refreshToken)).status).toBe(401);
  const { accessToken: token } = second.body.data;
  expect((await testShop.call(updateLastActive, { token })).status).toBe(401);
  expect((await refresh(other.refreshToken)).status).toBe(200);
  const audit = await testShop.shop.db.selectFrom('audit_entries').selectAll().execute();
  expect(audit).toMatchObject([{ action: 'session.reused', actor_id: person.userId }]);
});

test('the current token again: the same successor within 30 seconds, afterwards the session ends', async () => {
  const first = await refresh(person.refreshToken);
  const second = await refresh(first.body.data.refreshToken);
  const again = await refresh(first.body.data.refreshToken);
  expect(again.body.data.refreshToken).toBe(second.body.data.refreshToken);
  await letGracePass();
  expect((await refresh(first.body.data.refreshToken)).status).toBe(401);
});

test('ten simultaneous tabs get the same successor, in each round', async () => {
  let stored = person.refreshToken;
  for (let round = 1; round <= 12; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(stored)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const successors = new Set(answers.map((answer) => answer.body.data.refreshToken));
    expect(successors.size).toBe(1);
    [stored = ''] = successors;
    const { generation } = await testShop.shop.db
      .selectFrom('sessions')
      .select('generation')
      .executeTakeFirstOrThrow();
    expect(generation).toBe(round - 1);
  }
});

test('suspended users and expired sessions cannot refresh', async () => {
  await updateUser(testShop.shop.db, person.userId, { status: 'suspended' });
  const suspended = await refresh(person.refreshToken);
  expect(suspended.status).toBe(403);
  expect(suspended.refusal.message).toBe('Your account is suspended');
  await updateUser(testShop.shop.db, person.userId, { status: 'Active' });
  await testShop.shop.db.updateTable('sessions').set({ expires_at: new Date() }).execute();
  expect((await refresh(person.refreshToken)).status).toBe(401);
});

test('only a refresh token of this shop refreshes', async () => {
  for (const token of ['rubbish', person.token, `${person.refreshToken}x`]) {
    expect((await refresh(token)).status).toBe(401);
  }
  expect((await testShop.call(refreshToken)).status).toBe(401);
});
