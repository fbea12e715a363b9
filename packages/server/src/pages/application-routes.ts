import type { FastifyInstance } from 'fastify';
import { sendCachedResponse } from '#server/platform/cache/cached-response.ts';
import { languages } from '#server/platform/config/page-language.ts';
import type { Shop } from '#server/shop.ts';
import { addAssetRoutes } from './asset-routes.ts';
import { addFormRoutes } from './form-routes.ts';
import { loadBuiltPages } from './load-build.ts';
import { isStaffPage, openingPage } from './opening-page.ts';
import { makePageRenderer, visitorOf } from './render-page.ts';

/** The React application: its files, and a page for every URL without another route. */
export async function addApplicationRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  // Imported here alone, so that neither tests nor production load the bundler.
  const isDev = shop.config.MATHAPPU_DEV;
  const loadBuild = isDev
    ? await (await import('./dev-pages.ts')).openDevPages(app)
    : loadBuiltPages();
  if (!loadBuild) return;
  if (!isDev) await addAssetRoutes(app);
  // Loaded after the start, without delaying it, and before the first page is needed.
  app.addHook('onListen', async () => {
    for (const language of languages) setTimeout(loadBuild, 500, language).unref();
  });
  const renderer = makePageRenderer(app, shop, loadBuild, { isCaching: !isDev });
  addFormRoutes(app, shop.config, renderer);
  app.get('/*', async (request, reply) => {
    const { url } = request;
    if (isApi(url)) return reply.callNotFound();
    const plain = plainUrl(url);
    if (plain !== url) return reply.header('cache-control', 'no-store').redirect(plain, 308);
    const page =
      shop.settings.isIntroduced || isStaffPage(url)
        ? await renderer.render(url, visitorOf(request))
        : openingPage(url);
    return sendCachedResponse(request, reply, page);
  });
}

const isApi = (url: string): boolean => /^\/(api|uploads)(\/|$)/.test(url);

/**
 * Copied links may end in line breaks, which match none of React Router's routes. In a link a path that
 * begins with two slashes, forward or backward, would be another host.
 */
function plainUrl(url: string): string {
  const lineBreak = /%(0[ad]|e2%80%a[89])/gi;
  const [path = '', ...query] = url.split('?');
  return [path.replace(lineBreak, '').replace(/[/\\]+/g, '/'), ...query].join('?');
}
