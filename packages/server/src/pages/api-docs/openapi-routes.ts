import { createHash } from 'node:crypto';
import { apiBase } from '@mathappu/contract/calls';
import { makeOpenApiDocument } from '@mathappu/contract/openapi';
import type { FastifyInstance } from 'fastify';
import {
  type CachedResponse,
  sendCachedResponse,
  toCachedResponse,
} from '#server/platform/cache/cached-response.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Shop } from '#server/shop.ts';
import { apiReferencePage, apiReferenceStyle } from './api-reference-page.ts';

/** The OpenAPI document and a page that shows it, both made on the first request. */
export function addOpenApiRoutes(app: FastifyInstance, { config }: Shop): void {
  let document: CachedResponse | undefined;
  let page: CachedResponse | undefined;
  app.get(`${apiBase}/openapi.json`, (request, reply) => {
    document ??= makeDocument(config);
    return sendCachedResponse(request, reply, document);
  });
  app.get(`${apiBase}/docs`, (request, reply) => {
    page ??= makePage(config);
    return sendCachedResponse(request, reply, page);
  });
}

const makeDocument = ({ SHOP_NAME: name, publicUrl: url }: Config): CachedResponse =>
  toCachedResponse(
    200,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' },
    JSON.stringify(makeOpenApiDocument({ name, url })),
  );

function makePage({ SHOP_NAME }: Config): CachedResponse {
  const styleHash = createHash('sha256').update(apiReferenceStyle).digest('base64');
  return toCachedResponse(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    apiReferencePage(SHOP_NAME),
  );
}
