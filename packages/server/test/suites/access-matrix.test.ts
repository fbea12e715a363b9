import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import { noInput } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { accessTable, type Rule, rulesOf, undocumentedRoutes } from '#test/access-table.ts';
import { expiredToken, forgedTokens } from '#test/attacks/forged-tokens.ts';
import { admin, customer, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
const routes: { method: string; url: string }[] = [];
/** Bearer tokens of each identity; there are several forged ones. */
const bearers = new Map<keyof Rule, (string | undefined)[]>();

beforeAll(async () => {
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    });
  };
  subscribe('fastify.initialization', listen);
  testShop = await openTestShop({}, { hasPages: true });
  unsubscribe('fastify.initialization', listen);

  const { db } = testShop.shop;
  const one = await customer(testShop);
  bearers.set('anonymous', [undefined]);
  bearers.set('customer', [one.token]);
  bearers.set('otherCustomer', [(await customer(testShop)).token]);
  bearers.set('admin', [(await admin(testShop)).token]);
  for (const status of ['suspended', 'banned'] as const) {
    // Their sessions stay open here, so that the account status itself causes the refusal.
    const person = await customer(testShop);
    await db.updateTable('users').set({ status }).where('id', '=', person.userId).execute();
    bearers.set(status, [person.token]);
  }
  bearers.set('expired', [await expiredToken(testShop, one)]);
  bearers.set('forged', await forgedTokens(testShop, one));
  bearers.set('refreshTokenAsAccess', [one.refreshToken]);
});
afterAll(() => testShop.close());

/** Input that changes nothing, so that only the access rule is tested. */
async function knock(endpoint: AnyEndpoint, token: string | undefined) {
  const takesJson = endpoint.body !== noInput && endpoint.files.length === 0;
  return testShop.app.inject({
    method: endpoint.method,
    url: `/api/v1${endpoint.path.replace(/:\w+/g, () => newId())}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(takesJson ? { 'content-type': 'application/json' } : {}),
    },
    payload: takesJson ? '{}' : undefined,
  });
}

async function tokensFor(endpoint: AnyEndpoint, identity: keyof Rule) {
  const isOwn = ['customer', 'otherCustomer', 'admin'].includes(identity);
  if (endpoint.name !== 'logout' || !isOwn) return bearers.get(identity) ?? [];
  const { email, password } = await (identity === 'admin' ? admin : customer)(testShop);
  return [(await signInAgain(testShop, { email, password })).token];
}

test('every call of the contract has a row, and every row a call', () => {
  expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const rule = rulesOf(accessTable[name as keyof typeof accessTable]);
    test.each(Object.keys(rule) as (keyof Rule)[])('%s', async (identity) => {
      const tokens = await tokensFor(endpoint, identity);
      expect(tokens.length).toBeGreaterThan(0);
      for (const token of tokens) {
        const { statusCode, body } = await knock(endpoint, token);
        const expected = rule[identity];
        if (expected === 'admitted') expect([401, 403], body).not.toContain(statusCode);
        else {
          expect(statusCode, body).toBe(expected);
          expect(JSON.parse(body)).toMatchObject({ success: false, data: null });
        }
      }
    });
  },
);

test('a refresh token refreshes its own session, an access token none', async () => {
  const one = await customer(testShop);
  const endpoint = endpoints.find(({ name }) => name === 'refreshToken') as AnyEndpoint;
  expect((await knock(endpoint, one.refreshToken)).statusCode).toBe(200);
  expect((await knock(endpoint, one.token)).statusCode).toBe(401);
});

test('every route of the server is a call of the contract or on the list of open routes', () => {
  const known = new Set([
    ...endpoints.map(({ method, path }) => `${method} /api/v1${path}`),
    ...undocumentedRoutes,
  ]);
  const isBuiltFile = /^(GET|HEAD) \/((assets|fonts|media)\/\*|(?!api\/)[\w./@-]+\.\w+)$/;
  // The payment sandbox, which production cannot start.
  const isSandbox = /^[A-Z]+ \/sandbox\/razorpay\//;
  const unknown = routes
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => !known.has(route) && !known.has(route.replace(/^HEAD/, 'GET')))
    .filter((route) => !isBuiltFile.test(route) && !isSandbox.test(route));
  expect(routes.length).toBeGreaterThan(endpoints.length / 2);
  expect(unknown).toEqual([]);
});
