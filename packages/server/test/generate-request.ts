import type { InjectOptions } from 'fastify';
import { multipart } from './multipart.ts';
import { tinyPng } from './tiny-png.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export type Operation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: JsonSchema;
  }[];
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> };
  readonly responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
};

type Chance = {
  /** True so often in a hundred. */
  is(percent: number): boolean;
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
};

/** Chance that falls the same way again for the same seed. */
export function openChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    is: (percent) => next() * 100 < percent,
    below,
    pick: (values) => values[below(values.length)] as never,
  };
}

export function operationsOf(document: JsonSchema): Operation[] {
  const paths = document.paths as Record<
    string,
    Record<string, Omit<Operation, 'method' | 'path'>>
  >;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

const oddities: readonly unknown[] = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  '1e309',
  'NaN',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝕏'.repeat(80),
  'x'.repeat(5_000),
  '{{7*7}}',
  '$' + '{7*7}',
  '\\',
  '%',
  '_',
  '\r\nSet-Cookie: a=b',
  'ı',
  'İ',
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  0.1 + 0.2,
  true,
  false,
  null,
  [],
  {},
  [[[]]],
  { $gt: '' },
  { toString: 1 },
  ['a', 'a'],
];

/** Values that mean something to the shop, by the name of the field that may hold them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export function generateRequest(chance: Chance, operation: Operation, known: Known): InjectOptions {
  const query: Record<string, string> = {};
  let path = operation.path;
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'query' && !required && chance.is(50)) continue;
    const value = chance.is(80) ? valueFor(chance, name, schema, known) : chance.pick(oddities);
    // An address longer than the router takes, or a part that is empty, is another address.
    const text =
      (typeof value === 'object' ? JSON.stringify(value) : String(value))
        .slice(0, 150)
        .toWellFormed() || 'x';
    if (place === 'query') query[name] = text;
    else path = path.replace(`{${name}}`, encodeURIComponent(text));
  }
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: `/api/v1${path}`,
    query,
    ...bodyOf(chance, operation, known),
  };
}

function bodyOf(chance: Chance, { requestBody }: Operation, known: Known): InjectOptions {
  const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? [
    undefined,
    { schema: {} as JsonSchema },
  ];
  if (type === undefined || chance.is(2)) return {};
  if (type === 'multipart/form-data') {
    const field = chance.pick([...Object.keys(schema.properties as object), 'other']);
    const bytes = chance.pick([tinyPng, Buffer.from('id,name\r\n,Rocket\r\n'), Buffer.alloc(0)]);
    return multipart({ field, name: 'a.png', type: 'image/png', bytes });
  }
  const contentType = chance.is(97) ? type : 'text/plain';
  let body = valueFor(chance, '', schema, known) as Record<string, unknown>;
  const keys = Object.keys(body);
  const key = keys[chance.below(keys.length)];
  if (key !== undefined && chance.is(25)) body = { ...body, [key]: chance.pick(oddities) };
  if (key !== undefined && chance.is(5)) delete body[key];
  if (chance.is(3)) body = { ...body, unknownField: 1 };
  const payload = chance.is(2) ? '{"broken":' : JSON.stringify(chance.is(2) ? [body] : body);
  return { headers: { 'content-type': contentType }, payload };
}

/** Mostly what the schema allows; names that the shop knows get what it has. */
function valueFor(chance: Chance, name: string, schema: JsonSchema, known: Known): unknown {
  const values = known[name];
  if (values?.length && chance.is(85)) return chance.pick(values);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return chance.pick(schema.enum);
  for (const choices of [schema.anyOf, schema.oneOf, schema.allOf]) {
    if (Array.isArray(choices)) return valueFor(chance, name, chance.pick(choices), known);
  }
  switch (schema.type) {
    case 'object':
      return objectFor(chance, schema, known);
    case 'array': {
      const most = Math.min(Number(schema.maxItems ?? 3), 3);
      const items = (schema.items ?? {}) as JsonSchema;
      return Array.from({ length: chance.below(most + 1) }, () =>
        valueFor(chance, name, items, known),
      );
    }
    case 'integer':
    case 'number': {
      const lowest = Math.max(Number(schema.minimum ?? 0), -1000);
      const highest = Math.min(
        Number(schema.maximum ?? 1000),
        lowest + chance.pick([3, 50, 100_000]),
      );
      const whole = lowest + chance.below(highest - lowest + 1);
      return schema.type === 'integer' || chance.is(50) ? whole : whole + chance.below(100) / 100;
    }
    case 'boolean':
      return chance.is(50);
    case 'null':
      return null;
    default:
      return 'Sparkler '.repeat(1 + chance.below(3)).slice(0, Number(schema.maxLength ?? 100));
  }
}

function objectFor(chance: Chance, schema: JsonSchema, known: Known): Record<string, unknown> {
  const required = (schema.required ?? []) as string[];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0 && schema.additionalProperties) return { Colour: 'Red' };
  return Object.fromEntries(
    properties
      .filter(([name]) => required.includes(name) || chance.is(50))
      .map(([name, property]) => [name, valueFor(chance, name, property, known)]),
  );
}
