import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './render-page.ts';

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url));

/**
 * In development Vite serves the browser's files and rebuilds pages as they change:
 * https://vite.dev/guide/ssr
 */
export async function openDevPages(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|uploads|sandbox)\//.test(request.url)) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('finish', resolve);
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error ? reject(error as Error) : resolve(),
      );
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  return async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
}
