import { createHash } from 'node:crypto';
import { fillPath } from '@mathappu/contract/calls';
import { addressOf, readFilters } from '@mathappu/contract/catalogue/product-address';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import type { Language } from '@mathappu/contract/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { categoriesOf, findBySlug, hasPage } from '#server/catalogue/categories/show-categories.ts';
import { checkoutSources } from '#server/gateway/checkout-sources.ts';
import { type CachedResponse, toCachedResponse } from '#server/platform/cache/cached-response.ts';
import { languageOf } from '#server/platform/config/page-language.ts';
import { internalAddress } from '#server/platform/http/network-of.ts';
import { headersOfLink, pagePolicy } from '#server/platform/http/security-headers.ts';
import { readShopDetails } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { knownAddress } from './known-address.ts';

/** The visitor who requests a page; calls of the page count against the visitor's limits. */
type PageVisitor = { ip: string; userAgent: string };

export const visitorOf = ({ ip, headers }: FastifyRequest): PageVisitor => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
});

export type PageRenderer = {
  render(url: string, visitor: PageVisitor): Promise<CachedResponse>;
  /** Hands the fields of a form, URL-encoded, to the page's action and renders its answer. */
  submit(url: string, visitor: PageVisitor, fields: string): Promise<CachedResponse>;
};

type ServerCall = (
  endpoint: AnyEndpoint,
  input?: { params?: object; query?: object; body?: object },
) => Promise<unknown>;

/** The named exports of the web application's server entry. */
type PageEntry = {
  renderPage(
    build: ServerBuild,
    mode: 'production' | 'development',
    request: Request,
    given: { call: ServerCall; shopDetails: unknown; report: (error: unknown) => void },
  ): Promise<Response>;
};

export type LoadBuild = (language: Language) => Promise<ServerBuild>;

/**
 * Renders the application's pages. They are the same for every visitor, so each is cached for
 * seconds, and until the catalogue or the settings change.
 */
export function makePageRenderer(
  app: FastifyInstance,
  shop: Pick<
    Shop,
    'config' | 'db' | 'catalogue' | 'cache' | 'log' | 'payments' | 'settings' | 'now'
  >,
  loadBuild: LoadBuild,
  { isCaching }: { isCaching: boolean },
): PageRenderer {
  const mode = isCaching ? 'production' : 'development';

  async function renderNow(
    url: string,
    visitor: PageVisitor,
    fields?: string,
  ): Promise<CachedResponse> {
    const { href, pathname } = new URL(shop.config.publicUrl + url);
    const language = languageOf(pathname);
    const build = await loadBuild(language);
    const entry = build.entry.module as unknown as PageEntry;
    const refusals: Refused[] = [];
    const request = new Request(href, formRequest(fields));
    const response = await entry.renderPage(build, mode, request, {
      call: makeServerCall(app, { ...visitor, language }, (refused) => refusals.push(refused)),
      shopDetails: await readShopDetails(shop),
      report: (error) => shop.log.error({ err: error }, 'rendering a page failed'),
    });
    const body = Buffer.from(await response.arrayBuffer());
    const policy = pagePolicy(hashInlineScripts(body), checkoutSources(shop.payments?.checkoutUrl));
    const isForLink = isOfLink(pathname);
    const isStored = response.ok && fields === undefined && !isForLink;
    const headers: Record<string, string> = {
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': isStored ? 'public, max-age=0, must-revalidate' : 'no-store',
      'content-security-policy': isCaching ? policy : allowInlineStyles(policy),
      ...(isForLink && headersOfLink),
    };
    const location = response.headers.get('location');
    if (location) headers.location = location;
    const { retryAfter } = refusals.find(({ status }) => status === response.status) ?? {};
    if (retryAfter) headers['retry-after'] = retryAfter;
    else if (response.status >= 500) headers['retry-after'] = '5';
    return toCachedResponse(response.status, headers, body);
  }

  return {
    async render(asked, visitor) {
      const url = knownAddress(asked);
      const kept = isCaching ? await findPageKey(shop, url) : undefined;
      if (!kept) return renderNow(url, visitor);
      const key = `${kept} ${shopDayOf(shop.now())}`;
      const make = async () => {
        const page = await renderNow(url, shared);
        if (page.status !== 200) throw new NotKept(page);
        // Compresses the page now, since nearly every browser accepts brotli.
        await page.variant('br');
        return page;
      };
      try {
        return await shop.cache.get(key, make);
      } catch (error) {
        if (error instanceof NotKept) return error.page;
        throw error;
      }
    },
    submit: (url, visitor, fields) => renderNow(knownAddress(url), visitor, fields),
  };
}

/** Carries a page to everybody who waits for it, without storing it in the cache. */
class NotKept extends Error {
  readonly page: CachedResponse;
  constructor(page: CachedResponse) {
    super('not kept');
    this.page = page;
  }
}

/** A number for the day in the shop, whose time is 5.5 hours ahead of UTC: at midnight the season may turn. */
const shopDayOf = (now: Date): number => Math.floor((now.getTime() / 3_600_000 + 5.5) / 24);

/** The visitor of cached pages: they are rendered for all and count against nobody's limits. */
const shared: PageVisitor = { ip: internalAddress, userAgent: '' };

const formRequest = (body: string | undefined): RequestInit =>
  body === undefined
    ? {}
    : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** In development Vite puts inline styles into the page. */
const allowInlineStyles = (policy: string) =>
  policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

type Refused = { status: number; retryAfter?: string };

/** Calls of loaders and actions to the API, without a session and within the process. */
function makeServerCall(
  app: FastifyInstance,
  { ip, userAgent, language }: PageVisitor & { language: Language },
  onRefused: (refused: Refused) => void,
): ServerCall {
  return async (endpoint, { params, query = {}, body } = {}) => {
    const response = await app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      query: query as Record<string, string>,
      remoteAddress: ip,
      headers: { 'user-agent': userAgent, 'accept-language': language },
      ...(body ? { payload: body } : {}),
    });
    if (response.statusCode >= 400) {
      const retryAfter = response.headers['retry-after']?.toString();
      onRefused({ status: response.statusCode, retryAfter });
      throw new Response(response.body, {
        status: response.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    }
    return response.json();
  };
}

function hashInlineScripts(html: Buffer): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end < 0) break;
    const isInline = !html.subarray(at, start).includes(' src=');
    if (isInline)
      hashes.push(createHash('sha256').update(html.subarray(start, end)).digest('base64'));
    at = end;
  }
  return hashes;
}

/** The page of a link, which is for whoever has its code. */
function isOfLink(path: string): boolean {
  try {
    return /^(\/ta)?\/order\/(?!(MP|EQ)-)/i.test(decodeURIComponent(path));
  } catch {
    // No route has such an address.
    return false;
  }
}

const maxLength = 100;

/**
 * The cache key of a page's address; undefined for a page that is rendered each time. Paths without a query
 * are cached, and the existing pages of the list of products, of all or of one category, in every order.
 */
async function findPageKey(
  { catalogue }: Pick<Shop, 'catalogue'>,
  url: string,
): Promise<string | undefined> {
  if (url.length > maxLength) return undefined;
  const [path = '', query] = url.split('?', 2);
  if (isOfLink(path)) return undefined;
  if (query === undefined) return `page ${path}`;
  if (!/^(\/ta)?\/products$/.test(path)) return undefined;
  if (query === 'view=list') return `page ${url}`;
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  const { category, sort } = readFilters(params, '');
  const parsed = String(new URLSearchParams(addressOf({ category, sort, page, search: '' })));
  // Other parameters, or another form of these, would change the links in the page.
  if (!Number.isInteger(page) || parsed !== url.slice(path.length + 1)) return undefined;
  const list = categoriesOf(await catalogue.current());
  const shelf = category === undefined ? undefined : findBySlug(list, category);
  // An old slug redirects, and the page of an unknown slug says that it is unknown.
  const isCurrent = category === undefined || shelf === null || shelf?.slug === category;
  if (!isCurrent || !hasPage(list, shelf, page)) return undefined;
  return `page ${path}?${parsed}`;
}
