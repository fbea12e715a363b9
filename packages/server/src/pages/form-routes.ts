import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCachedResponse } from '#server/platform/cache/cached-response.ts';
import type { Config } from '#server/platform/config/config.ts';
import { languages, prefixOf } from '#server/platform/config/page-language.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type PageRenderer, visitorOf } from './render-page.ts';

/**
 * The page of a link sends no referrer, so that old browsers say `null` of its form. Only whoever has the code
 * can send it.
 */
const linkPage = '/order/:code';

/** The pages with an `action`, whose forms work before and without the page's scripts. */
const formPages = ['/login', '/register', '/forgotpassword', '/contact', linkPage];
const maxFormBytes = 32 * 1024;

/** Registers POST of the form pages, as browsers send it without scripts. */
export function addFormRoutes(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  renderer: Pick<PageRenderer, 'submit'>,
): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      async (_request: FastifyRequest, fields: string) => fields,
    );
    const paths = languages
      .map(prefixOf)
      .flatMap((prefix) => formPages.map((path) => prefix + path));
    for (const path of paths) {
      scope.post<{ Body?: string }>(path, async (request, reply) => {
        demandOwnOrigin(request, path.endsWith(linkPage) ? [ownOrigin, 'null'] : [ownOrigin]);
        const { url, body = '' } = request;
        const page = await renderer.submit(url, visitorOf(request), body);
        return sendCachedResponse(request, reply, page);
      });
    }
  });
}

/**
 * Refuses forms of other sites, which could sign a visitor in to an account of theirs or write in the
 * visitor's name. Over plain HTTP, and in old browsers, only Origin tells:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 * @throws AppError accessDenied
 */
function demandOwnOrigin({ headers }: FastifyRequest, origins: readonly string[]): void {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined ? origins.includes(headers.origin ?? '') : site === 'same-origin';
  if (!isOwn) throw new AppError('accessDenied');
}
