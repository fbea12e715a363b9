import type { InjectOptions } from 'fastify';
import { multipart, tinyPng } from './multipart.ts';
import type { SeededRandom } from './seeded-random.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

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

export function operationsOf(document: JsonSchema): Operation[] {
  const paths = writeOutReferences(document, document.paths) as Record<
    string,
    Record<string, Omit<Operation, 'method' | 'path'>>
  >;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** Puts what a reference of the document leads to in its place. */
function writeOutReferences(document: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => writeOutReferences(document, item));
  const { $ref } = value as { $ref?: string };
  if ($ref) {
    const steps = $ref.split('/').slice(1);
    const found = steps.reduce<unknown>((part, step) => (part as JsonSchema)[step], document);
    return writeOutReferences(document, found);
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, writeOutReferences(document, part)]),
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

/** Values with a meaning for the shop, by the names of fields that may hold them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export function generateRequest(
  random: SeededRandom,
  operation: Operation,
  known: Known,
): InjectOptions {
  const query: Record<string, string> = {};
  let path = operation.path;
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'query' && !required && random.is(50)) continue;
    const value = random.is(80) ? valueFor(random, name, schema, known) : random.pick(oddities);
    // A path longer than the router accepts, or with an empty segment, is another route.
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
    ...bodyOf(random, operation, known),
  };
}

function bodyOf(random: SeededRandom, { requestBody }: Operation, known: Known): InjectOptions {
  const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? [
    undefined,
    { schema: {} as JsonSchema },
  ];
  if (type === undefined || random.is(2)) return {};
  if (type === 'multipart/form-data') {
    const field = random.pick([...Object.keys(schema.properties as object), 'other']);
    const bytes = random.pick([tinyPng, Buffer.from('id,name\r\n,Rocket\r\n'), Buffer.alloc(0)]);
    return multipart({ field, name: 'a.png', type: 'image/png', bytes });
  }
  const contentType = random.is(97) ? type : 'text/plain';
  let body = valueFor(random, '', schema, known) as Record<string, unknown>;
  const keys = Object.keys(body);
  const key = keys[random.below(keys.length)];
  if (key !== undefined && random.is(25)) body = { ...body, [key]: random.pick(oddities) };
  if (key !== undefined && random.is(5)) delete body[key];
  if (random.is(3)) body = { ...body, unknownField: 1 };
  const payload = random.is(2) ? '{"broken":' : JSON.stringify(random.is(2) ? [body] : body);
  return { headers: { 'content-type': contentType }, payload };
}

/** Mostly values the schema allows; fields the shop knows get existing values. */
function valueFor(random: SeededRandom, name: string, schema: JsonSchema, known: Known): unknown {
  const values = known[name];
  if (values?.length && random.is(85)) return random.pick(values);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  for (const choices of [schema.anyOf, schema.oneOf, schema.allOf]) {
    if (Array.isArray(choices)) return valueFor(random, name, random.pick(choices), known);
  }
  switch (schema.type) {
    case 'object':
      return objectFor(random, schema, known);
    case 'array': {
      const most = Math.min(Number(schema.maxItems ?? 3), 3);
      const items = (schema.items ?? {}) as JsonSchema;
      return Array.from({ length: random.below(most + 1) }, () =>
        valueFor(random, name, items, known),
      );
    }
    case 'integer':
    case 'number': {
      const lowest = Math.max(Number(schema.minimum ?? 0), -1000);
      const highest = Math.min(
        Number(schema.maximum ?? 1000),
        lowest + random.pick([3, 50, 100_000]),
      );
      const whole = lowest + random.below(highest - lowest + 1);
      return schema.type === 'integer' || random.is(50) ? whole : whole + random.below(100) / 100;
    }
    case 'boolean':
      return random.is(50);
    case 'null':
      return null;
    default:
      return 'Sparkler '.repeat(1 + random.below(3)).slice(0, Number(schema.maxLength ?? 100));
  }
}

function objectFor(
  random: SeededRandom,
  schema: JsonSchema,
  known: Known,
): Record<string, unknown> {
  const required = (schema.required ?? []) as string[];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0 && schema.additionalProperties) return { Colour: 'Red' };
  return Object.fromEntries(
    properties
      .filter(([name]) => required.includes(name) || random.is(50))
      .map(([name, property]) => [name, valueFor(random, name, property, known)]),
  );
}
