import type { FastifyInstance } from 'fastify';
import { listSitemapProducts } from '#server/catalogue/product-queries.ts';
import type { Shop } from '#server/shop.ts';

const publicPaths = [
  '/',
  '/products',
  '/safetytips',
  '/contact',
  '/privacypolicy',
  '/terms',
  '/refundpolicy',
];
const privatePaths = [
  '/account',
  '/address',
  '/admin/',
  '/api/',
  '/cart',
  '/checkout',
  '/myorder',
  '/order/',
  '/updateAvatar',
  '/updateUserDetail',
];

/** https://www.rfc-editor.org/rfc/rfc9309 and https://www.sitemaps.org/protocol.html */
export function addSitemapRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicUrl } = shop.config;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${privatePaths.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const xml = await shop.cache.get('sitemap', ['products'], async () => {
      const products = await listSitemapProducts(shop.db);
      const pages = publicPaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
      const entries = products.map(
        ({ id, updated_at }) =>
          `<url><loc>${publicUrl}/productDetail/${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages, ...entries].join('\n')}\n</urlset>\n`;
    });
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}
