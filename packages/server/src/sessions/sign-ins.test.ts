import { updateLastActive } from '@mathappu/contract/account';
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  refreshToken,
} from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { customer, type Person, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let person: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  person = await customer(testShop);
});
afterEach(() => testShop.close());

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

async function signInByPhone() {
  const { body } = await testShop.call(login, {
    body: { email: person.email, password: person.password },
    headers: { 'user-agent': phone },
  });
  return { token: body.data.accesstoken, refreshToken: body.data.refreshtoken };
}

const list = async (token: string) => (await testShop.call(listSessions, { token })).body.data;
const statusOf = async (token: string) => (await testShop.call(updateLastActive, { token })).status;
const refresh = (token: string) => testShop.call(refreshToken, { token });

test('the open sign-ins of an account are listed, in words, and nobody else’s', async () => {
  await customer(testShop);
  const { token } = await signInByPhone();
  const sessions = await list(token);
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', isCurrent: true },
    { device: 'Unknown browser', isCurrent: false },
  ]);
  expect(await list(person.token)).toMatchObject([
    { device: 'Unknown browser', isCurrent: true },
    { device: 'Chrome on Android', isCurrent: false },
  ]);
  const headers = { 'accept-language': 'ta' };
  const inTamil = await testShop.call(listSessions, { token, headers });
  expect(inTamil.body.data.map(({ device }) => device)).toEqual([
    'Chrome - Android',
    'தெரியாத உலாவி',
  ]);
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
    '_id',
    'device',
    'isCurrent',
    'lastSeen',
    'since',
  ]);
  await testShop.shop.db
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', sessions[1]?._id ?? '')
    .execute();
  expect(await list(token)).toHaveLength(1);
});

test('a sign-in that was ended can neither act nor refresh, and leaves the list', async () => {
  const { token, refreshToken: successor } = await signInByPhone();
  const other = (await list(person.token)).find(({ isCurrent }) => !isCurrent);
  const params = { sessionId: other?._id ?? '' };
  const answer = await testShop.call(endSession, { params, token: person.token });
  expect(answer.body.message).toBe('Signed out there');
  expect(await statusOf(token)).toBe(401);
  expect((await refresh(successor)).status).toBe(401);
  expect(await list(person.token)).toMatchObject([{ isCurrent: true }]);
  const again = await testShop.call(endSession, { params, token: person.token });
  expect([again.status, again.refusal.code]).toEqual([404, 'sessionNotFound']);
});

test('a sign-in of somebody else is not found, and stays', async () => {
  const stranger = await customer(testShop);
  const [theirs] = await list(stranger.token);
  const params = { sessionId: theirs?._id ?? '' };
  const answer = await testShop.call(endSession, { params, token: person.token });
  expect([answer.status, answer.refusal.code]).toEqual([404, 'sessionNotFound']);
  expect(await statusOf(stranger.token)).toBe(200);
});

test('all other sign-ins are ended at once', async () => {
  const stranger = await customer(testShop);
  const others = [await signInByPhone(), await signInAgain(testShop, person)];
  await testShop.call(endOtherSessions, { token: person.token });
  for (const { token, refreshToken: successor } of others) {
    expect(await statusOf(token)).toBe(401);
    expect((await refresh(successor)).status).toBe(401);
  }
  expect(await statusOf(person.token)).toBe(200);
  expect(await statusOf(stranger.token)).toBe(200);
});

test('a refresh that runs while its sign-in is ended never outlives it', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const { refreshToken: successor } = await signInByPhone();
    const [refreshed] = await Promise.all([
      refresh(successor),
      testShop.call(endOtherSessions, { token: person.token }),
    ]);
    if (refreshed.status === 200) {
      expect(await statusOf(refreshed.body.data.accessToken)).toBe(401);
      expect((await refresh(refreshed.body.data.refreshToken)).status).toBe(401);
    }
    expect(await list(person.token)).toHaveLength(1);
  }
});

test('last seen follows refreshes, also of a client that keeps its first token, not requests', async () => {
  const { db } = testShop.shop;
  const ageOf = async () => {
    const [session] = await list(person.token);
    return Date.now() - Date.parse(session?.lastSeen ?? '');
  };
  const age = (seconds: number) =>
    db
      .updateTable('sessions')
      .set({
        last_seen_at: sql<Date>`now() - interval '1 second' * ${seconds}`,
        exchanged_at: sql<Date>`exchanged_at - interval '31 seconds'`,
      })
      .execute();
  await age(3600);
  await statusOf(person.token);
  expect(await ageOf()).toBeGreaterThan(3_500_000);
  for (let turn = 0; turn < 2; turn += 1) {
    await age(3600);
    expect((await refresh(person.refreshToken)).status).toBe(200);
    expect(await ageOf()).toBeLessThan(60_000);
  }
  await age(60);
  await refresh(person.refreshToken);
  expect(await ageOf()).toBeGreaterThan(50_000);
});
