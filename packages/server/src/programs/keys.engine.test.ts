import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { createSynonym } from '@mathappu/contract/catalogue/synonyms';
import { getTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import { sendMessage } from '@mathappu/contract/messages';
import { createApiKey, endApiKey, listApiKeys } from '@mathappu/contract/programs/api-keys';
import { getSettings, updateSettings } from '@mathappu/contract/settings/edit-settings';
import { toShopDay } from '@mathappu/contract/shop-time';
import { endAccess, updateRole, updateStaff } from '@mathappu/contract/staff';
import { type Grant, grantsOfKeys, type KeyGrant } from '@mathappu/contract/staff/grants';
import {
  deleteMyAccount,
  exportMyData,
  getUserDetails,
  updateUserStatus,
} from '@mathappu/contract/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUpJobs } from '#server/maintenance/clean-up-jobs.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { keyOf, type StaffPerson, staffWith } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());
beforeEach(async () => {
  testShop.setNow();
  await testShop.shop.db.deleteFrom('api_keys').execute();
});

const create = (
  by: Person,
  given: { grants?: readonly KeyGrant[]; endsOn?: string; password?: string; name?: string } = {},
  headers: Record<string, string> = {},
) =>
  testShop.call(createApiKey, {
    token: by.token,
    headers,
    body: {
      name: 'Stock program',
      password: by.password,
      ...given,
      grants: [...(given.grants ?? (['read_orders'] as const))],
    },
  });

const lists = (token: string) => testShop.call(listAllOrders, { token });
const statusOf = async (token: string) => {
  const { status, refusal } = await lists(token);
  return status === 200 ? 200 : refusal.code;
};
const keyMakers = ['write_people', 'write_orders'] as const satisfies Grant[];
const endKey = (by: Person, keyId: string) =>
  testShop.call(endApiKey, { token: by.token, params: { keyId }, body: { password: by.password } });
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

const changeGrants = (of: StaffPerson, version: number, grants: Grant[]) =>
  testShop.call(updateRole, {
    token: owner.token,
    params: { roleId: of.roleId },
    body: {
      version,
      asksSecondStep: false,
      name: `Role of ${of.email}`.slice(0, 40),
      grants,
      password: owner.password,
    },
  });

test('a token is shown once, stored as a hash, and says whose key it is', async () => {
  const { body } = await create(owner);
  const { key, token } = body.data;
  expect(token).toMatch(/^mpk_[0-9A-Z]{8}_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'Stock program',
    start: token?.slice(0, 12),
    grants: ['read_orders'],
    by: owner.name,
    lastUsedOn: null,
    endsOn: toShopDay(later(90)),
  });
  const rows = await testShop.shop.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token?.slice(13));
  const answer = await testShop.call(listApiKeys, { token: owner.token });
  expect(JSON.stringify(answer.body)).not.toContain(token?.slice(13));
});

test('a key acts in its maker’s name with its own grants alone, and its use is noted', async () => {
  const { token, _id } = await keyOf(testShop, owner, ['write_products', 'read_orders']);
  expect(await statusOf(token)).toBe(200);
  const refused = await testShop.call(listAuditEntries, { token });
  expect(refused.refusal).toMatchObject({ code: 'grantMissing' });
  await testShop.call(createSynonym, {
    token,
    body: { kind: 'equal', words: ['sparkler', 'kambi'], to: [] },
  });
  const trail = await testShop.call(listAuditEntries, { token: owner.token });
  const made = trail.body.data.find(({ action }) => action === 'synonym.create');
  expect(made?.by).toEqual({ _id: owner.userId, name: `${owner.name}, key “Stock program”` });
  const [listed] = (await testShop.call(listApiKeys, { token: owner.token })).body.data;
  expect(listed).toMatchObject({
    _id,
    lastUsedOn: toShopDay(new Date()),
    lastNetwork: '127.0.0.1',
  });
});

test('a key has what its maker has, and nothing of people', async () => {
  const mani = await staffWith(testShop, keyMakers);
  expect((await create(mani, { grants: ['read_settings'] })).refusal.code).toBe('grantExceeded');
  const people = await create(mani, { grants: ['read_people' as KeyGrant] });
  expect(people.refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'grants.0', message: 'There is no such right, or a key cannot have it' }],
  });
  expect((await create(mani, { grants: [] })).refusal.issues?.[0]?.path).toBe('grants');
  const helper = await staffWith(testShop, ['write_orders']);
  expect((await create(helper)).refusal.code).toBe('grantMissing');
  const wrong = await create(mani, { password: 'not-my-password' });
  expect(wrong.refusal.issues?.[0]?.path).toBe('password');
});

test('it ends after its last day, which is at most 400 days away', async () => {
  const today = toShopDay(new Date());
  const past = await create(owner, { endsOn: toShopDay(later(-1)) });
  expect(past.refusal.issues?.[0]?.path).toBe('endsOn');
  const late = await create(owner, { endsOn: toShopDay(later(401)) });
  expect(late.refusal.issues?.[0]).toMatchObject({
    path: 'endsOn',
    message: 'Choose a day within 400 days',
  });
  expect((await create(owner, { endsOn: toShopDay(later(400)) })).status).toBe(200);
  const token = (await create(owner, { endsOn: today })).body.data.token ?? '';
  expect(await statusOf(token)).toBe(200);
  testShop.setNow(new Date(`${toShopDay(later(1))}T00:00:00+05:30`));
  expect(await statusOf(token)).toBe('keyEnded');
});

test('edge 12: the same request again is the same key without its token', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = (await create(owner, {}, headers)).body.data;
  const again = (await create(owner, {}, headers)).body.data;
  expect(again).toMatchObject({ key: { _id: first.key._id }, token: null });
  const other = await create(owner, { name: 'Other' }, headers);
  expect(other.refusal.code).toBe('idempotencyConflict');
  const answers = await testShop.shop.db
    .selectFrom('idempotent_requests')
    .select('answer')
    .execute();
  expect(JSON.stringify(answers)).not.toContain('mpk_');
  expect((await endKey(owner, first.key._id)).status).toBe(200);
  expect(await statusOf(first.token ?? '')).toBe('keyEnded');
  expect((await endKey(owner, first.key._id)).refusal.code).toBe('notFound');
});

test('edge 13: the key follows its maker’s grants, and stays ended after ended access', async () => {
  const mani = await staffWith(testShop, keyMakers);
  const { token } = await keyOf(testShop, mani, ['write_orders']);
  expect(await statusOf(token)).toBe(200);
  expect((await changeGrants(mani, 1, ['write_people'])).status).toBe(200);
  expect(await statusOf(token)).toBe('grantMissing');
  await changeGrants(mani, 2, ['write_people', 'read_orders']);
  expect(await statusOf(token)).toBe(200);

  await testShop.call(endAccess, {
    token: owner.token,
    params: { staffId: mani.staffId },
    body: { password: owner.password },
  });
  expect(await statusOf(token)).toBe('keyEnded');
  const { userId, name, email } = mani;
  await testShop.shop.db
    .insertInto('staff')
    .values({ id: mani.staffId, name, email, role_id: mani.roleId, user_id: userId })
    .execute();
  expect((await lists((await signInAgain(testShop, mani)).token)).status).toBe(200);
  expect(await statusOf(token)).toBe('keyEnded');
});

test('a suspended maker’s key stays ended when the suspension is over', async () => {
  const mani = await staffWith(testShop, keyMakers);
  const { token } = await keyOf(testShop, mani, ['read_orders']);
  const change = (status: 'suspended' | 'Active') =>
    testShop.call(updateUserStatus, {
      token: owner.token,
      params: { userId: mani.userId },
      body: { status, reason: status === 'Active' ? '' : 'away' },
    });
  expect((await change('suspended')).status).toBe(200);
  expect(await statusOf(token)).toBe('keyEnded');
  expect((await change('Active')).status).toBe(200);
  expect(await statusOf(token)).toBe('keyEnded');
});

test('access that was over by its day brings no key back, whether the night was there or not', async () => {
  const until = toShopDay(new Date());
  for (const isNight of [false, true]) {
    testShop.setNow();
    const mani = await staffWith(testShop, keyMakers, { until });
    const { token } = await keyOf(testShop, mani, ['read_orders']);
    testShop.setNow(later(2));
    expect(await statusOf(token)).toBe('keyEnded');
    if (isNight) {
      const night = cleanUpJobs.find(({ name }) => name === 'end-staff');
      await night?.run(testShop.shop, {} as never, {} as never);
    }
    const again = await signInAgain(testShop, owner);
    await testShop.call(updateStaff, {
      token: again.token,
      params: { staffId: mani.staffId },
      body: { version: 1, role: mani.roleId, until: null, password: owner.password },
    });
    expect(await statusOf(token)).toBe('keyEnded');
  }
});

test('with a deleted account its keys are gone, and the trail names none', async () => {
  const mani = await staffWith(testShop, [...keyMakers, 'write_products'], { name: 'Mani Helper' });
  const { token } = await keyOf(testShop, mani, ['write_products'], 'Planted key name');
  await testShop.call(createSynonym, {
    token,
    body: { kind: 'equal', words: ['rocket', 'vaanam'], to: [] },
  });
  const own = await testShop.call(exportMyData, { token: mani.token });
  expect(JSON.stringify(own.body)).toContain('Planted key name');
  expect(JSON.stringify(own.body)).not.toContain('token_hash');
  const left = await testShop.call(deleteMyAccount, {
    token: mani.token,
    body: { password: mani.password },
  });
  expect(left.status).toBe(200);
  expect(await statusOf(token)).toBe('keyEnded');
  const trail = await testShop.call(listAuditEntries, { token: owner.token });
  const made = trail.body.data.find(({ action }) => action === 'synonym.create');
  expect(made?.by.name).not.toContain('Mani');
  expect(JSON.stringify(trail.body)).not.toContain('Planted key name');
});

test('edge 14: a key in a query or a cookie is unread, and a customer’s call refuses it', async () => {
  const { token } = await keyOf(testShop, owner, grantsOfKeys);
  const refusalOf = async (url: string, headers: Record<string, string> = {}) =>
    (await testShop.app.inject({ url, headers })).json().code;
  expect(await refusalOf(`/api/v1/order/getallorders?access_token=${token}`)).toBe('notSignedIn');
  expect(await refusalOf('/api/v1/order/getallorders', { cookie: `token=${token}` })).toBe(
    'notSignedIn',
  );
  const details = await testShop.call(getUserDetails, { token });
  expect(details.refusal).toMatchObject({ code: 'personNeeded', message: 'A key cannot do this' });
  const deleted = await testShop.call(deleteMyAccount, {
    token,
    body: { password: owner.password },
  });
  expect(deleted.refusal.code).toBe('personNeeded');
  for (const wrong of ['mpk_', `${token}x`, token.toLowerCase(), 'mpk_%00'])
    expect(await statusOf(wrong)).toBe('keyEnded');
});

test('in a visitor’s call a key is nobody; papers of others need its grant', async () => {
  const { token } = await keyOf(testShop, owner, ['read_products']);
  const message = { name: 'Mani', email: 'm@mail.test', subject: 'Stock', message: 'Hello there' };
  expect((await testShop.call(sendMessage, { token, body: message })).status).toBe(200);
  const stored = testShop.shop.db.selectFrom('messages').select('user_id');
  expect(await stored.executeTakeFirst()).toEqual({ user_id: null });
  const params = { orderId: crypto.randomUUID() };
  const papers = await testShop.call(getTaxPapers, { token, params });
  expect(papers.refusal.code).toBe('grantMissing');
  const other = await keyOf(testShop, owner, ['read_orders']);
  const found = await testShop.call(getTaxPapers, { token: other.token, params });
  expect(found.refusal.code).toBe('notFound');
});

test('settings: what asks for a password refuses a key, the rest asks for its grant', async () => {
  const { token } = await keyOf(testShop, owner, ['write_settings']);
  const read = async () =>
    (await testShop.call(getSettings, { token, params: { part: 'selling' } })).body.data;
  const save = async (changes: object) => {
    const { version, document } = await read();
    const body = { version, document: { ...document, ...changes }, hasLegalAdvice: true };
    return testShop.call(updateSettings, { token, params: { part: 'selling' }, body });
  };
  expect((await save({ estimateDays: 9 })).status).toBe(200);
  expect((await read()).changes[0]?.by).toBe(`${owner.name}, key “Stock program”`);
  expect((await save({ saleMode: 'cod' })).refusal.code).toBe('personNeeded');
  const reader = await keyOf(testShop, owner, ['read_settings']);
  const { version, document } = await read();
  const refused = await testShop.call(updateSettings, {
    token: reader.token,
    params: { part: 'selling' },
    body: { version, document },
  });
  expect(refused.refusal.code).toBe('grantMissing');
});

test('a key bans nobody who may do what it may not', async () => {
  const { token } = await keyOf(testShop, owner, ['write_users']);
  const ban = (userId: string) =>
    testShop.call(updateUserStatus, {
      ...{ token, params: { userId } },
      body: { status: 'suspended', reason: 'By a program' },
    });
  const [other, helper, buyer] = [
    await admin(testShop),
    await staffWith(testShop, ['read_orders']),
    await customer(testShop),
  ];
  expect((await ban(other.userId)).refusal.code).toBe('grantExceeded');
  expect((await ban(helper.userId)).refusal.code).toBe('grantExceeded');
  expect((await ban(buyer.userId)).status).toBe(200);
});

test('a key has 300 requests a minute, apart from what its maker asks', async () => {
  const limited = await openTestShop({ RATE_LIMIT_SCALE: '0.1' });
  try {
    const some = await admin(limited);
    const { token } = await keyOf(limited, some, ['read_orders']);
    const ask = (bearer: string) => limited.call(listAllOrders, { token: bearer });
    for (let count = 0; count < 30; count += 1) expect((await ask(token)).status).toBe(200);
    const { refusal, headers } = await ask(token);
    expect(refusal.code).toBe('tooManyRequests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(some.token)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('open tasks are counted for what the key may see', async () => {
  const { token } = await keyOf(testShop, owner, ['read_messages']);
  const { body } = await testShop.call(getTodo, { token });
  expect(Object.keys(body.data)).toContain('unreadMessages');
  expect(Object.keys(body.data)).not.toContain('ordersToShip');
});

test('at most 20 living keys; an ended one makes room', async () => {
  for (let count = 0; count < 20; count += 1) expect((await create(owner)).status).toBe(200);
  expect((await create(owner)).refusal.code).toBe('tooMany');
  const [first] = (await testShop.call(listApiKeys, { token: owner.token })).body.data;
  expect((await endKey(owner, first?._id ?? '')).status).toBe(200);
  expect((await create(owner)).status).toBe(200);
});

test('nobody ends a key that may do what they may not', async () => {
  const mani = await staffWith(testShop, keyMakers);
  const { _id } = await keyOf(testShop, owner, ['write_settings']);
  expect((await endKey(mani, _id)).refusal.code).toBe('grantExceeded');
});
