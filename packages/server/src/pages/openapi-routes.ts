import { createHash } from 'node:crypto';
import { makeOpenApiDocument } from '@mathappu/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { answerKept, keepAnswer } from '#server/platform/http/kept-answer.ts';
import type { Shop } from '#server/shop.ts';
import { apiReferencePage, apiReferenceStyle } from './api-reference-page.ts';

/** The OpenAPI document and a page that reads it aloud. */
export function addOpenApiRoutes(app: FastifyInstance, { config }: Shop): void {
  const description = makeOpenApiDocument({ name: config.SHOP_NAME, url: config.publicUrl });
  const document = keepAnswer(
    200,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' },
    JSON.stringify(description),
  );
  const styleHash = createHash('sha256').update(apiReferenceStyle).digest('base64');
  const page = keepAnswer(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    apiReferencePage(config.SHOP_NAME),
  );
  app.get('/api/v1/openapi.json', (request, reply) => answerKept(request, reply, document));
  app.get('/api/v1/docs', (request, reply) => answerKept(request, reply, page));
}
