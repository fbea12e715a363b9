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

/** The OpenAPI document and a page that shows it, both made on the first request and named as the shop. */
export function addOpenApiRoutes(
  app: FastifyInstance,
  { config, cache, settings }: Pick<Shop, 'config' | 'cache' | 'settings'>,
): void {
  const nameOfShop = async () => (await settings.read()).shop.name;
  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    const make = async () => makeDocument(await nameOfShop(), config);
    const document = await cache.get('openapi document', make);
    return sendCachedResponse(request, reply, document);
  });
  app.get(`${apiBase}/docs`, async (request, reply) => {
    const make = async () => makePage(await nameOfShop());
    const page = await cache.get('openapi page', make);
    return sendCachedResponse(request, reply, page);
  });
}

const makeDocument = (name: string, { publicUrl: url }: Config): CachedResponse =>
  toCachedResponse(
    200,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' },
    JSON.stringify(makeOpenApiDocument({ name, url })),
  );

function makePage(name: string): CachedResponse {
  const styleHash = createHash('sha256').update(apiReferenceStyle).digest('base64');
  return toCachedResponse(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    apiReferencePage(name),
  );
}
