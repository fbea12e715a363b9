import { apiBase } from './calls.ts';
import { type AnyEndpoint, noInput } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type Described, describeSchemas, type JsonSchema } from './openapi/components.ts';
import { makeExamples } from './openapi/examples.ts';
import { refusal, refusalResponses, refusedResponse } from './openapi/refusals.ts';
import { isOpenToKeys } from './staff/open-to-keys.ts';

/** The OpenAPI 3.1 document of all calls, generated from the endpoints that the server registers. */
export function makeOpenApiDocument(shop: { name: string; url: string }): JsonSchema {
  const described = describeSchemas(endpoints);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      ...operationOf(endpoint, described),
      responses: {
        200: answerOf(endpoint, described.answers[endpoint.name]),
        ...refusalResponses(endpoint),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version: '1',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: `${shop.url}${apiBase}` }],
    // Of calls that say nothing else.
    security: ofStaff,
    paths,
    components: {
      schemas: { Answer: answer, Refusal: refusal, ...described.named },
      responses: { Refused: refusedResponse },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key, mpk_…, with the x-grant of the call',
        },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token' },
      },
    },
  };
}

function operationOf(endpoint: AnyEndpoint, { inputs, named }: Described): JsonSchema {
  const { params, query, body } = inputs[endpoint.name] as Described['inputs'][string];
  const exampleOf = makeExamples(endpoint.name, named);
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...security(endpoint),
    ...(endpoint.grant && { 'x-grant': endpoint.grant }),
    parameters: [
      ...parameters('path', params, exampleOf(params)),
      ...parameters('query', query, exampleOf(query)),
    ],
    ...requestBody(endpoint, body, exampleOf(body)),
  };
}

const session = { accessToken: [] };
const ofStaff = [session, { apiKey: [] }];

function security(endpoint: AnyEndpoint): JsonSchema {
  const isForKeys = isOpenToKeys(endpoint);
  switch (endpoint.access) {
    case 'anyone':
    case 'signature':
      return { security: [] };
    case 'visitor':
      return { security: [{}, ...(isForKeys ? ofStaff : [session])] };
    case 'refresh-token':
      return { security: [{ refreshToken: [] }] };
    default:
      return isForKeys ? {} : { security: [session] };
  }
}

function parameters(place: 'path' | 'query', schema: JsonSchema, examples: unknown): JsonSchema[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: property,
    ...(name in (examples as JsonSchema) && { example: (examples as JsonSchema)[name] }),
  }));
}

function requestBody(endpoint: AnyEndpoint, schema: JsonSchema, example: unknown): JsonSchema {
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
  return { requestBody: { content: { 'application/json': { schema, example } } } };
}

/** What every answer carries; a call's own schema says what stands beside it. */
const answer: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'message'],
  properties: {
    success: { const: true },
    error: { const: false },
    message: { type: 'string', description: 'A sentence for a person' },
  },
};

function answerOf(
  { contentType, fileType }: AnyEndpoint,
  schema: JsonSchema | undefined,
): JsonSchema {
  const file = { schema: { type: 'string' } };
  const content = contentType
    ? { [contentType]: file }
    : {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Answer' }, schema] },
        },
      };
  return { description: 'Done', content: { ...content, ...(fileType && { [fileType]: file }) } };
}
