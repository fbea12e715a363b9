import type { AnyEndpoint } from '../endpoint.ts';
import { type ErrorCode, errorTable } from '../errors.ts';
import type { JsonSchema } from './components.ts';

/** The body of every refusal. */
export const refusal: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'code', 'message', 'data'],
  properties: {
    success: { const: false },
    error: { const: true },
    code: {
      description: 'Which refusal it is',
      oneOf: Object.entries(errorTable).map(([code, [, sentence]]) => ({
        const: code,
        description: sentence,
      })),
    },
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

/** What a call refuses by itself, by status; 4XX is what any call may refuse. */
export function refusalResponses({ errors }: AnyEndpoint): Record<string, JsonSchema> {
  const own = Map.groupBy(errors, (code: ErrorCode) => errorTable[code][0]);
  const responses = [...own].map(([status, codes]) => [
    status,
    { ...refused, description: codes.map((code) => `\`${code}\``).join(', ') },
  ]);
  return { ...Object.fromEntries(responses), '4XX': refused };
}

/** OpenAPI 3.1 lets a description stand beside a reference: https://spec.openapis.org/oas/v3.1.0#reference-object */
const refused: JsonSchema = { $ref: '#/components/responses/Refused' };

export const refusedResponse: JsonSchema = {
  description: 'Refused, for the reason that `code` names',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
