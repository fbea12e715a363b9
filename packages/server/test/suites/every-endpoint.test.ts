import { apiBase, fillPath } from '@mathappu/contract/calls';
import { type AnyEndpoint, noInput, type Refusal } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import { errorTable } from '@mathappu/contract/errors';
import { refusalsOf } from '@mathappu/contract/refusals/call-refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '#server/platform/db/new-id.ts';
import { admin, customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
const tokens: Record<'visitor' | 'customer' | 'admin', string | undefined> = {
  visitor: undefined,
  customer: undefined,
  admin: undefined,
};

beforeAll(async () => {
  testShop = await openTestShop();
  tokens.customer = (await customer(testShop)).token;
  tokens.admin = (await admin(testShop)).token;
});
afterAll(() => testShop.close());

const takesJson = ({ body, files }: AnyEndpoint) => body !== noInput && files.length === 0;
const endsSession = ['logout', 'deleteMyAccount'];

/** Parameters that are no ids: the code of a link, the number of a sale and a month. */
const notIds = new Map([
  ['code', '0'.repeat(26)],
  ['number', 'MP-0000-0000'],
  ['month', '2025-11'],
]);

/** Well-formed, but of no existing row, where it is not one of a few names. */
const paramsOf = ({ params }: AnyEndpoint, id?: string) =>
  Object.fromEntries(
    Object.entries<{ options?: readonly string[] }>(params.shape).map(([name, { options }]) => [
      name,
      id ?? options?.[0] ?? notIds.get(name) ?? newId(),
    ]),
  );

async function send(
  endpoint: AnyEndpoint,
  {
    payload,
    query,
    params = paramsOf(endpoint),
    who = 'admin',
    contentType = 'application/json',
  }: {
    payload?: string;
    query?: Record<string, string>;
    params?: Record<string, string>;
    who?: keyof typeof tokens;
    contentType?: string;
  },
) {
  const token = tokens[who];
  return testShop.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': contentType }),
    },
    payload,
  });
}

function expectRefusal(
  endpoint: AnyEndpoint,
  answer: Awaited<ReturnType<typeof send>>,
  statuses: readonly number[],
): void {
  expect(statuses, answer.body).toContain(answer.statusCode);
  const refusal: Refusal = answer.json();
  expect(refusal).toMatchObject({ success: false, error: true, data: null });
  expect(refusal.message).toMatch(/^[A-Z].{3,}/s);
  expect([...refusalsOf(endpoint)]).toContain(refusal.code);
  expect(errorTable[refusal.code][0]).toBe(answer.statusCode);
  if (refusal.details) expect(refusal.details).not.toEqual({});
}

test('every call of the contract is registered, once', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  const missing = endpoints.filter(
    ({ method, path }) => !testShop.app.hasRoute({ method, url: apiBase + path }),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    const { access } = endpoint;

    if (access === 'customer' || access === 'admin' || access === 'refresh-token') {
      test('is refused without a token', async () => {
        expectRefusal(
          endpoint,
          await send(endpoint, { who: 'visitor', payload: payloadFor(endpoint) }),
          [401],
        );
      });
    }

    if (access === 'admin') {
      test('is refused to customers', async () => {
        expectRefusal(
          endpoint,
          await send(endpoint, { who: 'customer', payload: payloadFor(endpoint) }),
          [403],
        );
      });
    }

    if (takesJson(endpoint) && access !== 'refresh-token') {
      test.each(brokenBodies(endpoint))('refuses %s', async (_what, payload, contentType) => {
        expectRefusal(
          endpoint,
          await send(endpoint, { payload, contentType }),
          refusalStatusesOf(endpoint),
        );
      });
    }

    if (endpoint.path.includes(':')) {
      test.each(['nonsense', '%00', '..%2f..', 'a'.repeat(150), "1'or'1'='1"])(
        'refuses the id %s',
        async (id) => {
          const params = paramsOf(endpoint, id);
          expectRefusal(
            endpoint,
            await send(endpoint, { params, payload: payloadFor(endpoint) }),
            [404, 415],
          );
        },
      );
    }

    if (endpoint.query !== noInput) {
      test.each([
        ['an unknown field', { unknown: '1' }],
        ['a page that is no number', { page: 'one', unknown: '1' }],
        ['a negative limit', { limit: '-1', unknown: '1' }],
        ['a long search', { search: 'x'.repeat(101), unknown: '1' }],
      ])('refuses %s in the query', async (_what, query) => {
        expectRefusal(
          endpoint,
          await send(endpoint, { query, payload: payloadFor(endpoint) }),
          [400, 415],
        );
      });
    }

    if (!endsSession.includes(endpoint.name)) {
      test('answers a bare request with a valid envelope', async () => {
        const answer = await send(endpoint, { payload: payloadFor(endpoint) });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      });
    }
  },
);

const payloadFor = (endpoint: AnyEndpoint) => (takesJson(endpoint) ? '{}' : undefined);

/** A signed body is refused for its signature before it is parsed. */
const refusalStatusesOf = ({ access }: AnyEndpoint) =>
  access === 'signature' ? [400, 401, 415] : [400, 415];

function brokenBodies(
  endpoint: AnyEndpoint,
): [what: string, payload: string, contentType: string][] {
  const json = 'application/json';
  const isStrict = endpoint.access !== 'signature';
  return [
    ['broken JSON', '{"a":', json],
    ['a list', '[]', json],
    ['a bare word', '"text"', json],
    ['a deep body', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, json],
    ['a prototype', '{"__proto__":{"role":"ADMIN"}}', json],
    ['another content type', '{}', 'text/plain'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
    ...(isStrict ? strictBodies(endpoint, json) : []),
  ];
}

function strictBodies(endpoint: AnyEndpoint, json: string): [string, string, string][] {
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const fields = Object.keys(schema.properties ?? {});
  return [
    ['an unknown field', '{"unknownField":1}', json],
    ...fields.flatMap((field): [string, string, string][] => [
      [`an object as ${field}`, JSON.stringify({ [field]: { $gt: '' } }), json],
      [`a huge number as ${field}`, `{"${field}":1e999}`, json],
      [`an over-long ${field}`, JSON.stringify({ [field]: 'x'.repeat(20_000) }), json],
    ]),
  ];
}
