import { getShopDetails } from '@mathappu/contract/shop';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { answerKept } from '#server/platform/http/kept-answer.ts';
import type { Shop } from '#server/shop.ts';
import { addAssetRoutes } from './asset-routes.ts';
import { loadBuiltPages } from './load-build.ts';
import { makePageRenderer } from './render-page.ts';
import { shopDetailsOf } from './shop-details.ts';

/** The React application: its files, and a page for every address that nothing else answers. */
export async function addApplicationRoutes(
  app: FastifyInstance,
  shop: Shop,
  { hasPages }: { hasPages: boolean },
): Promise<void> {
  handle(app, getShopDetails, () => ({ message: 'Shop details', data: shopDetailsOf(shop) }));
  if (!hasPages) return;
  // Named only here, so that neither tests nor production load the bundler.
  const isDev = shop.config.MATHAPPU_DEV;
  const loadBuild = isDev
    ? await (await import('./dev-pages.ts')).openDevPages(app)
    : loadBuiltPages();
  if (!loadBuild) return;
  if (!isDev) await addAssetRoutes(app);
  // Ready before most visitors, but not in the way of the start.
  app.addHook('onListen', async () => void setTimeout(loadBuild, 500).unref());
  const renderer = makePageRenderer(app, shop, loadBuild, { isKeeping: !isDev });
  app.get('/*', async (request, reply) =>
    isApi(request.url)
      ? reply.callNotFound()
      : answerKept(request, reply, await renderer.render(request.url)),
  );
}

const isApi = (url: string): boolean => /^\/(api|uploads)(\/|$)/.test(url);
