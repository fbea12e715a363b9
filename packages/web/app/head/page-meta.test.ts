import { expect, test } from 'vitest';
import { detailsForTests } from '#web/shop-details/details-for-tests.ts';
import { describePage, pageMeta } from './page-meta.ts';

const shop = detailsForTests();
const at = (pathname: string, loaderData: unknown = shop) => ({
  location: { pathname },
  matches: [{ id: 'root', loaderData }, undefined],
});
const words = { title: 'Products', description: 'All of them' };

test('names the shop once and links the canonical URL of the page', () => {
  const tags = pageMeta(words)(at('/products/'));
  expect(tags).toContainEqual({ title: 'Products | Mathappu' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/products',
  });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://shop.example/og.jpg' });
  expect(describePage(at('/'), { ...words, title: 'Mathappu at home' })).toContainEqual({
    title: 'Mathappu at home',
  });
});

test('a picture, an address with a query, and a personal page', () => {
  const tags = describePage(at('/products'), {
    ...words,
    image: '/uploads/a.webp',
    canonicalPath: '/products?page=2',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/uploads/a.webp',
  });
  expect(tags).toContainEqual({
    property: 'og:url',
    content: 'https://shop.example/products?page=2',
  });

  const own = describePage(at('/account'), { ...words, isPrivate: true });
  expect(own).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(own)).not.toContain('canonical');
});

test('works without the details of the shop', () => {
  expect(describePage(at('/nowhere', null), words)).toContainEqual({
    title: 'Products',
  });
});

test('the picture of shared links of a shop of another name has no name in it', () => {
  const tags = describePage(at('/products', { ...shop, name: 'Anbu & Sons' }), words);
  const content = 'https://shop.example/og-plain.jpg';
  expect(tags).toContainEqual({ property: 'og:image', content });
  expect(tags).toContainEqual({ title: 'Products | Anbu & Sons' });
});
