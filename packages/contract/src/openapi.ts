import * as z from 'zod/mini';
import { apiBase } from './calls.ts';
import { type AnyEndpoint, envelopeOf, noInput } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type ErrorCode, errorTable } from './errors.ts';
import { refusalsOf } from './refusals/call-refusals.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 document of all calls, generated from the endpoints that the server registers. */
export function makeOpenApiDocument(shop: { name: string; url: string }): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${shop.name} API`, version: '1' },
    servers: [{ url: `${shop.url}${apiBase}` }],
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token' },
      },
    },
  };
}

const refusal: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'code', 'message', 'data'],
  properties: {
    success: { const: false },
    error: { const: true },
    code: { enum: Object.keys(errorTable), description: 'Which refusal it is' },
    message: { type: 'string', description: 'A sentence for a person' },
    details: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description:
        'The values in the sentence, by name, and `retryAfterSeconds`; absent when there are none',
    },
    data: { description: 'null, or what the refusal has to bring' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          details: { type: 'object', description: 'What the message speaks of' },
        },
      },
    },
    requestId: { type: 'string' },
  },
};

function operationOf(endpoint: AnyEndpoint): JsonSchema {
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...security(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: { 200: { description: 'Done', content: answer(endpoint) }, ...refusals(endpoint) },
  };
}

function security({ access }: AnyEndpoint): JsonSchema {
  switch (access) {
    case 'anyone':
    case 'signature':
      return { security: [] };
    case 'visitor':
      return { security: [{}, { accessToken: [] }] };
    case 'refresh-token':
      return { security: [{ refreshToken: [] }] };
    default:
      return { security: [{ accessToken: [] }] };
  }
}

const inputSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const outputSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest;
};

function parameters(place: 'path' | 'query', schema: z.ZodMiniType): JsonSchema[] {
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: AnyEndpoint): JsonSchema {
  if (endpoint.files.length > 0) {
    const properties = Object.fromEntries(
      endpoint.files.map(({ name, maxFiles }) => [
        name,
        maxFiles === 1
          ? { type: 'string', format: 'binary' }
          : { type: 'array', maxItems: maxFiles, items: { type: 'string', format: 'binary' } },
      ]),
    );
    return {
      requestBody: {
        content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
      },
    };
  }
  if (endpoint.body === noInput) return {};
  return {
    requestBody: { content: { 'application/json': { schema: inputSchema(endpoint.body) } } },
  };
}

function answer(endpoint: AnyEndpoint): JsonSchema {
  if (endpoint.contentType) return { [endpoint.contentType]: { schema: { type: 'string' } } };
  return { 'application/json': { schema: outputSchema(envelopeOf(endpoint)) } };
}

function refusals(endpoint: AnyEndpoint): Record<number, unknown> {
  const codes = Map.groupBy(refusalsOf(endpoint), (code) => errorTable[code][0]);
  return Object.fromEntries(
    [...codes].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${errorTable[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: refusalWith(those) } },
      },
    ]),
  );
}

/** OpenAPI 3.1 lets keywords stand beside a reference: https://spec.openapis.org/oas/v3.1.0#schema-object */
const refusalWith = (codes: readonly ErrorCode[]): JsonSchema => ({
  $ref: '#/components/schemas/Refusal',
  properties: { code: { enum: codes } },
});
