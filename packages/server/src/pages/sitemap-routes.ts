import type { FastifyInstance } from 'fastify';
import { productsAt, slotsInOrder } from '#server/catalogue/catalogue.ts';
import { categoriesOf } from '#server/catalogue/categories/show-categories.ts';
import { languages, pageUrl, prefixOf } from '#server/platform/config/page-language.ts';
import type { Shop } from '#server/shop.ts';

const privatePaths = [
  '/account',
  '/address',
  '/admin/',
  '/cart',
  '/checkout',
  '/myorder',
  '/updateAvatar',
  '/updateUserDetail',
];

const disallowed = [
  ...languages.flatMap((language) => privatePaths.map((path) => prefixOf(language) + path)),
  '/api/',
];

/**
 * A sitemap holds 50,000 addresses, pages included, and has each in two languages:
 * https://www.sitemaps.org/protocol.html
 */
const mostProducts = 24_900;

/** https://www.rfc-editor.org/rfc/rfc9309 and https://www.sitemaps.org/protocol.html */
export function addSitemapRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicUrl } = shop.config;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const catalogue = await shop.catalogue.current();
    const shown = slotsInOrder(catalogue, 'featured').subarray(0, mostProducts);
    const lists = categoriesOf(catalogue)
      .categories.filter(({ count }) => count > 0)
      .map(({ slug }) => `/products?category=${slug}`);
    const pages = [...publicPaths, ...lists].map((path) => sitemapEntries(publicUrl, path));
    const details = productsAt(catalogue, shown).map(({ id, updated_at }) =>
      sitemapEntries(
        publicUrl,
        `/productDetail/${id}`,
        `<lastmod>${updated_at.toISOString()}</lastmod>`,
      ),
    );
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${[...pages, ...details].join('\n')}\n</urlset>\n`;
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}

/** A page in each language: https://developers.google.com/search/docs/specialty/international/localized-versions */
function sitemapEntries(publicUrl: string, path: string, facts = ''): string {
  const versions = languages.map((language) => ({
    locale: `${language}-IN`,
    url: pageUrl({ publicUrl }, language, path),
  }));
  const links = [...versions, { locale: 'x-default', url: publicUrl + path }].map(
    ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`,
  );
  return versions
    .map(({ url }) => `<url><loc>${url}</loc>${facts}${links.join('')}</url>`)
    .join('\n');
}

/** The public pages, except those of a product or a category. */
const publicPaths = [
  '/',
  '/products',
  '/safetytips',
  '/contact',
  '/privacypolicy',
  '/terms',
  '/refundpolicy',
];
