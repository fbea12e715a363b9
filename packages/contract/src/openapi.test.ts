import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import type { JsonSchema } from './openapi/components.ts';
import { makeOpenApiDocument } from './openapi.ts';

type Parameter = { name: string; in: 'path' | 'query'; example?: unknown };
type Body = { content: Record<string, { schema: JsonSchema; example?: unknown }> };
type Described = {
  parameters: Parameter[];
  requestBody?: Body;
  security?: object[];
  'x-grant'?: string;
};

const shopDocument = makeOpenApiDocument({ name: 'Shop', url: 'http://shop.test' });
const paths = shopDocument.paths as Record<string, Record<string, Described>>;
const calls = endpoints.map((endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  return { endpoint, described: paths[path]?.[endpoint.method.toLowerCase()] as Described };
});

function* partsOf(value: unknown): Generator<JsonSchema> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as JsonSchema;
  for (const part of Object.values(value)) yield* partsOf(part);
}

const problemsOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the description of all calls', () => {
  test.each(calls.map((call) => [call.endpoint.name, call] as const))(
    '%s accepts its own example',
    (_, { endpoint, described }) => {
      for (const place of ['path', 'query'] as const) {
        const examples = described.parameters
          .filter((parameter) => parameter.in === place && 'example' in parameter)
          .map(({ name, example }) => [name, example]);
        const schema = place === 'path' ? endpoint.params : endpoint.query;
        expect(problemsOf(schema, Object.fromEntries(examples))).toBeUndefined();
      }
      const body = described.requestBody?.content['application/json'];
      if (body) expect(problemsOf(endpoint.body, body.example)).toBeUndefined();
    },
  );

  test('says the grant of each call of staff, and which calls take a key', () => {
    const grants = calls.flatMap(({ endpoint, described }) =>
      endpoint.access === 'admin' ? [[endpoint.name, endpoint.grant, described['x-grant']]] : [],
    );
    expect(grants.length).toBeGreaterThan(90);
    expect(grants.filter(([, grant, said]) => grant !== said)).toEqual([]);
    const securityOf = (name: string) =>
      calls.find(({ endpoint }) => endpoint.name === name)?.described.security ??
      shopDocument.security;
    expect(securityOf('listAllOrders')).toEqual([{ accessToken: [] }, { apiKey: [] }]);
    expect(securityOf('createApiKey')).toEqual([{ accessToken: [] }]);
    expect(securityOf('getProduct')).toEqual([{}, { accessToken: [] }, { apiKey: [] }]);
    expect(securityOf('getCart')).toEqual([{ accessToken: [] }]);
  });

  test('refers to nothing that is not there', () => {
    const { schemas, responses } = shopDocument.components as Record<string, object>;
    const known = [
      ...Object.keys(schemas ?? {}).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses ?? {}).map((name) => `#/components/responses/${name}`),
    ];
    const refs = [...partsOf(shopDocument)].flatMap(({ $ref }) => ($ref ? [$ref] : []));
    expect(refs.length).toBeGreaterThan(300);
    expect(known).toEqual(expect.arrayContaining(refs));
  });

  test('names what is long and used by several calls, and has at most 1,600 bytes a call', () => {
    const counts = new Map<string, number>();
    for (const part of partsOf(shopDocument)) {
      const text = part.properties ? JSON.stringify(part) : '';
      if (text.length > 300) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const repeated = [...counts].filter(([, count]) => count > 2).map(([text]) => text);
    expect(repeated.map((text) => text.slice(0, 120))).toEqual([]);
    expect(JSON.stringify(shopDocument).length / endpoints.length).toBeLessThan(1_600);
  });
});
