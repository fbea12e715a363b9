import { type AnyEndpoint, noInput } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import { type Grant, grantsOfKeys, hasGrant, type KeyGrant } from '@mathappu/contract/staff/grants';
import { widerForStaff } from '@mathappu/contract/staff/open-to-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { updateRoleRow } from '#server/staff/staff-queries.ts';
import { admin, type Person } from '#test/people.ts';
import { keyOf, staffWith } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

/** Input that changes nothing: admitted callers are told that it is wrong, or that there is no such row. */
async function knock(endpoint: AnyEndpoint, token: string): Promise<string> {
  const takesJson = endpoint.body !== noInput && endpoint.files.length === 0;
  const { statusCode, body } = await testShop.app.inject({
    method: endpoint.method,
    url: `/api/v1${endpoint.path.replace(/:\w+/g, () => newId())}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(takesJson ? { 'content-type': 'application/json' } : {}),
    },
    payload: takesJson ? '{}' : undefined,
  });
  return [401, 403].includes(statusCode) ? JSON.parse(body).code : 'admitted';
}

/** What is right, written apart from the guard: the key and its maker must both have what the call needs. */
function expectedOf(endpoint: AnyEndpoint, key: readonly Grant[], maker: readonly Grant[]): string {
  const { access, name, grant } = endpoint;
  const both = (needed: Grant) =>
    hasGrant(key, needed) && hasGrant(maker, needed) ? 'admitted' : 'grantMissing';
  if (name === 'refreshToken') return 'sessionEnded';
  if (access !== 'customer' && access !== 'admin') return 'admitted';
  if (access === 'customer') {
    const wider = widerForStaff[name];
    return wider ? both(wider) : 'personNeeded';
  }
  if (!grant) return 'admitted';
  return grant.endsWith('_people') ? 'personNeeded' : both(grant);
}

async function compare(token: string, key: readonly Grant[], maker: readonly Grant[]) {
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    const answer = await knock(endpoint, token);
    const expected = expectedOf(endpoint, key, maker);
    if (answer !== expected) wrong.push(`${endpoint.name}: ${answer} instead of ${expected}`);
  }
  return wrong;
}

const ofOwner = [...grantsOfKeys, 'write_people'] as const;

test.each([...grantsOfKeys.map((grant) => [grant]), [...grantsOfKeys]])(
  'keys × all calls: %s of an owner',
  async (...grants: KeyGrant[]) => {
    const { token } = await keyOf(testShop, owner, grants);
    expect(await compare(token, grants, ofOwner)).toEqual([]);
    await testShop.shop.db.deleteFrom('api_keys').execute();
  },
);

const laterRoles: Grant[][] = [
  [],
  ['write_people'],
  ['read_orders', 'write_dispatch'],
  ['read_products', 'read_settings', 'write_books'],
];

test.each(laterRoles.map((grants) => [grants] as const))(
  'a key of everything has no more than its maker, whose role is now %j',
  async (grants) => {
    const maker = await staffWith(testShop, ofOwner);
    const { token } = await keyOf(testShop, maker, grantsOfKeys);
    await updateRoleRow(testShop.shop.db, maker.roleId, {
      name: maker.email,
      grants,
      asksSecondStep: false,
    });
    expect(await compare(token, grantsOfKeys, grants)).toEqual([]);
  },
);

// https://github.com/vendurehq/vendure/security/advisories/GHSA-37xp-mjp8-6f9x: a key with more than its maker.
test('a key makes no key, no person and no role, whatever its maker may do', async () => {
  const { token } = await keyOf(testShop, owner, grantsOfKeys);
  const rows = async () => {
    const { db } = testShop.shop;
    const keys = await db.selectFrom('api_keys').select('id').execute();
    const people = await db.selectFrom('staff').select(['id', 'role_id', 'until']).execute();
    const roles = await db.selectFrom('roles').select(['id', 'grants']).execute();
    return JSON.stringify([keys, people, roles]);
  };
  const before = await rows();
  const password = owner.password;
  const attempts: [method: 'POST' | 'PUT' | 'DELETE', path: string, body: object][] = [
    ['POST', '/api-key/create', { name: 'More', grants: ['write_settings'], password }],
    ['POST', '/role/create', { name: 'More', grants: ['write_people'], password }],
    ['PUT', `/staff/${newId()}`, { version: 1, role: newId(), password }],
    [
      'POST',
      '/staff/invite',
      { name: 'X', email: 'x@mail.test', role: newId(), by: 'link', password },
    ],
    ['PUT', '/user/change-password', { oldPassword: password, newPassword: 'other-lantern-77' }],
  ];
  for (const [method, path, payload] of attempts) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await testShop.app.inject({ method, url: `/api/v1${path}`, headers, payload });
    expect(answer.json().code).toBe('personNeeded');
  }
  expect(await rows()).toBe(before);
});
