import type { FastifyInstance } from 'fastify';
import { createServer } from './platform/http/create-server.ts';
import { addHealthRoutes } from './platform/http/health-routes.ts';
import type { Shop } from './shop.ts';

/** The shop's table of contents: one line a feature. */
export async function buildApp(shop: Shop): Promise<FastifyInstance> {
  const app = await createServer(shop);
  addHealthRoutes(app, shop);
  return app;
}
