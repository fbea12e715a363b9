import { fill, type Language } from '@mathappu/contract/words';
import type { FastifyInstance } from 'fastify';
import { languages, prefixOf } from '#server/platform/config/page-language.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './manifest-words.ta.ts';
import * as english from './manifest-words.ts';

const words = { en: english, ta: tamil };

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * Serves the manifests by which browsers install the shop, one for each language:
 * https://www.w3.org/TR/appmanifest
 */
export function addManifestRoutes(
  app: FastifyInstance,
  { settings }: Pick<Shop, 'settings'>,
): void {
  for (const language of languages) {
    app.get(pathOf(language), async (_request, reply) => {
      const { name } = (await settings.read()).shop;
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .send(JSON.stringify(manifestOf(name, language)));
    });
  }
}

const pathOf = (language: Language): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

function manifestOf(shop: string, language: Language) {
  const start = prefixOf(language) || '/';
  return {
    name: fill(words[language].name, { shop }),
    short_name: shop,
    description: words[language].description,
    id: start,
    start_url: start,
    display: 'standalone',
    lang: `${language}-IN`,
    background_color: '#fdf9f1',
    theme_color: '#140c2b',
    icons,
  };
}
