import { fillPath } from '@mathappu/contract/calls';
import { type AnyEndpoint, noInput } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import { settingsParts, writtenSchemas } from '@mathappu/contract/settings/parts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#server/platform/db/new-id.ts';
import { bodyLimitOf } from '#server/platform/http/body-limits.ts';
import { expectCheap } from '#test/attacks/processor-time.ts';
import { admin, customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** Of the processor, for one request. */
const mostMs = 50;
/** A server reads no more of a request's line and headers than 16 kB. */
const queryBytes = 14 * 1024;

let testShop: TestShop;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  testShop = await openTestShop();
  tokens.customer = (await customer(testShop)).token;
  tokens.admin = (await admin(testShop)).token;
});
afterAll(() => testShop.close());

/** JSON of about so many bytes. */
type Value = (bytes: number) => string;
const times = (part: string, bytes: number) => part.repeat(Math.max(0, bytes / part.length));
const list =
  (item: string): Value =>
  (bytes) =>
    `[${times(`${item},`, bytes - item.length - 2)}${item}]`;
const text =
  (part: string): Value =>
  (bytes) =>
    `"${times(part, bytes - 2)}"`;
const names = (bytes: number) =>
  Array.from(
    { length: Math.max(1, (bytes - 2) / 10) },
    (_, at) => `"${String(at).padStart(5, 'k')}":1`,
  );
const values: Readonly<Record<string, Value>> = {
  numbers: list('1'),
  objects: list('{}'),
  names: (bytes) => `{${names(bytes).join()}}`,
  depth: (bytes) => `${times('{"a":', (bytes * 5) / 6 - 1)}1${times('}', bytes / 6)}`,
  'at-signs': text('@'),
  spaces: text(' '),
};

type Schema = {
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly maxProperties?: number;
};

/** A body that has a value in one of its fields, in every row where the field is one of rows. */
type Place = (value: Value) => Value;

/** All fields of a schema, in depth. */
function* placesOf(schema: Schema, at: Place = (value) => value): Generator<Place> {
  yield at;
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* placesOf(one, at);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield* placesOf(field, (value) =>
      at((bytes) => `{"${name}":${value(bytes - name.length - 5)}}`),
    );
  }
  const inRows = (count: number, opening: string, closing: string, name: (at: number) => string) =>
    ((value) =>
      at((bytes) => {
        const row = value(Math.floor((bytes - 2) / count) - name(count).length - 1);
        const rows = Array.from({ length: count }, (_, index) => name(index) + row);
        return opening + rows.join() + closing;
      })) satisfies Place;
  const { items, maxItems = 1, additionalProperties: rest, maxProperties = 1 } = schema;
  if (items)
    yield* placesOf(
      items,
      inRows(maxItems, '[', ']', () => ''),
    );
  if (typeof rest === 'object')
    yield* placesOf(
      rest,
      inRows(maxProperties, '{', '}', (index) => `"k${index}":`),
    );
}

const inputOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Well-formed, but of no existing row, where it is not one of a few names. */
const paramsOf = ({ params }: AnyEndpoint) =>
  Object.fromEntries(
    Object.entries<{ options?: readonly string[] }>(params.shape).map(([name, { options }]) => [
      name,
      options?.[0] ?? newId(),
    ]),
  );

type Hostile = { readonly url: string; readonly payload?: string };

function* hostileBodies(endpoint: AnyEndpoint, value: Value): Generator<Hostile> {
  const bytes = bodyLimitOf(endpoint.name);
  const url = fillPath(endpoint.path, paramsOf(endpoint));
  for (const place of placesOf(inputOf(endpoint.body))) yield { url, payload: place(value)(bytes) };
  if (endpoint.name !== 'updateSettings') return;
  for (const part of settingsParts) {
    const inDocument: Place = (one) => (length) => `{"version":1,"document":${one(length - 30)}}`;
    for (const place of placesOf(inputOf(writtenSchemas[part]), inDocument)) {
      yield { url: fillPath(endpoint.path, { part }), payload: place(value)(bytes) };
    }
  }
}

function* hostileQueries(endpoint: AnyEndpoint, value: Value): Generator<Hostile> {
  const url = fillPath(endpoint.path, paramsOf(endpoint));
  for (const name of Object.keys(endpoint.query.shape)) {
    yield { url: `${url}?${name}=${encodeURIComponent(value(queryBytes / 3))}` };
    yield { url: `${url}?${times(`${name}=1&`, queryBytes)}` };
  }
}

function expectCheapAnswer(endpoint: AnyEndpoint, hostile: Hostile, token?: string) {
  const options: InjectOptions = {
    method: endpoint.method,
    ...hostile,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hostile.payload && { 'content-type': 'application/json' }),
    },
  };
  const ask = async () => {
    const { statusCode, body } = await testShop.app.inject(options);
    expect(statusCode, body).toBeLessThan(500);
  };
  return expectCheap(ask, mostMs, `${hostile.url.slice(0, 100)} ${hostile.payload?.slice(0, 100)}`);
}

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers the longest of hostile values at little cost, to visitors and to whoever may call it',
  async (_name, endpoint) => {
    const hasBody = endpoint.method !== 'GET' && endpoint.files.length === 0;
    const token = tokens[endpoint.access === 'admin' ? 'admin' : 'customer'];
    const isOpen = ['anyone', 'visitor', 'signature'].includes(endpoint.access);
    // Who else calls it is refused before its fields are looked at, or treated the same.
    const [mostly, once] = isOpen ? [undefined, token] : [token, undefined];
    for (const value of Object.values(values)) {
      const hostile = [
        ...(hasBody ? hostileBodies(endpoint, value) : []),
        ...(endpoint.query === noInput ? [] : hostileQueries(endpoint, value)),
      ];
      for (const one of hostile) await expectCheapAnswer(endpoint, one, mostly);
      if (hostile[0]) await expectCheapAnswer(endpoint, hostile[0], once);
    }
  },
);
