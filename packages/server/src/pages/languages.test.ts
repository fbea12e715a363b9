import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, sendRaw } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
});
afterAll(() => testShop.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  testShop.app.inject({ url, headers });

test('the address is the language of a page and of its links', async () => {
  const english = await open('/safetytips');
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('<html lang="en-IN"');
  expect(english.body.replaceAll(/<a [^>]*data-language[^>]*>/g, '')).not.toContain('href="/ta/');

  const tamil = await open('/ta/safetytips');
  expect(tamil.statusCode).toBe(200);
  expect(tamil.body).toContain('<html lang="ta-IN"');
  expect(tamil.body).toContain('href="http://shop.test/ta/safetytips"');
  const links = tamil.body.match(/<a (?![^>]*data-language)[^>]*href="\/[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !/href="\/ta(\/|")/.test(link))).toEqual([]);
});

test.each(['/ta', '/ta/', '/ta?from=mail', '/ta/products?page=2'])('%s is a page', async (url) => {
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('lang="ta-IN"');
});

test.each([
  ['/ta/no-such-page', 'ta-IN'],
  ['/ta/ta/products', 'ta-IN'],
  ['/TA', 'en-IN'],
  ['/TA/products', 'en-IN'],
  ['/Ta/products', 'en-IN'],
  ['/%74a/products', 'en-IN'],
  ['/tamil', 'en-IN'],
  ['/en/products', 'en-IN'],
])('%s is not found, in %s', async (url, locale) => {
  const page = await open(url);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(page.body).toContain(`lang="${locale}"`);
});

// Browsers send no dots, other programs do.
test('dots in a path are followed before it has a language', async () => {
  const port = await listen(testShop);
  for (const [path, status, locale] of [
    ['/ta/../terms', 200, 'en-IN'],
    ['/ta/%2e%2e/no-such-page', 404, 'en-IN'],
    ['/terms/../ta/terms', 200, 'ta-IN'],
  ]) {
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain(`<html lang="${locale}"`);
  }
});

test.each([
  ['/products?page=2', '/products?page=2', 'en_IN'],
  ['/ta/products?page=2', '/ta/products?page=2', 'ta_IN'],
  ['/', '/', 'en_IN'],
  ['/ta/', '/ta', 'ta_IN'],
])('%s tells search engines its address, language and translations', async (url, own, locale) => {
  const { body } = await open(url);
  const english = own.replace(/^\/ta/, '') || '/';
  const tamil = `/ta${english}`.replace(/\/$/, '');
  const hrefsOf = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, href]) => href);
  expect(hrefsOf(/<link rel="canonical" href="([^"]*)"/g)).toEqual([`http://shop.test${own}`]);
  for (const [language, path] of [
    ['en-IN', english],
    ['ta-IN', tamil],
    ['x-default', english],
  ]) {
    const alternate = new RegExp(
      `<link rel="alternate" hreflang="${language}" href="([^"]*)"`,
      'gi',
    );
    expect(hrefsOf(alternate)).toEqual([`http://shop.test${path}`]);
  }
  expect(body).toContain(`<meta property="og:locale" content="${locale}"`);
});

test('a page that is personal or not there has no address for search engines in either language', async () => {
  const gone = '/productDetail/00000000-0000-4000-8000-000000000000';
  for (const url of ['/account', '/ta/account', gone, `/ta${gone}`]) {
    const { body } = await open(url);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toMatch(/rel="(canonical|alternate)"/);
  }
});

test('the sitemap has each page in both languages, and robots.txt the private ones', async () => {
  const sitemap = (await open('/sitemap.xml')).body;
  const locations = [...sitemap.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)];
  const paths = locations.map(([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/ta', '/products', '/ta/products']));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths)
    expect([path, (await open(path ?? '')).statusCode]).toEqual([path, 200]);
  expect(sitemap).toContain(
    '<url><loc>http://shop.test/ta</loc><xhtml:link rel="alternate" hreflang="en-IN" href="http://shop.test/"/><xhtml:link rel="alternate" hreflang="ta-IN" href="http://shop.test/ta"/><xhtml:link rel="alternate" hreflang="x-default" href="http://shop.test/"/></url>',
  );
  const robots = (await open('/robots.txt')).body;
  for (const path of ['/checkout', '/ta/checkout', '/ta/admin/', '/api/']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
});

test('only pages in Tamil fetch the Tamil face at once, and each can be installed', async () => {
  const face = /<link rel="preload" href="\/fonts\/noto-sans-tamil-[^"]*"/;
  expect((await open('/terms')).body).not.toMatch(face);
  const { body } = await open('/ta/terms');
  expect(body).toMatch(face);
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(body) ?? [];
  const manifest = (await open(address)).json();
  expect(manifest).toMatchObject({ lang: 'ta-IN', start_url: '/ta', id: '/ta' });
});

test('each page has a plain link to itself in the other language', async () => {
  const linkIn = async (url: string) =>
    /<a href="([^"]*)" lang="([^"]*)"/.exec((await open(url)).body)?.slice(1);
  expect(await linkIn('/products?search=rocket')).toEqual(['/ta/products?search=rocket', 'ta']);
  expect(await linkIn('/ta/products?search=rocket')).toEqual(['/products?search=rocket', 'en']);
  expect(await linkIn('/')).toEqual(['/ta', 'ta']);
  expect(await linkIn('/ta')).toEqual(['/', 'en']);
  expect(await linkIn('/ta/admin/orders')).toEqual(['/admin/orders', 'en']);
});

describe.each(['/products', '/ta/products'])('%s', (url) => {
  test('is rendered once and not sent to who has it', async () => {
    const first = await open(url, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const { etag } = first.headers;
    const again = await open(url, { 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test('a form posted by a browser is answered in its language', async () => {
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/ta/contact',
    headers: {
      origin: 'http://shop.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'name=Kavitha',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('lang="ta-IN"');
  expect(answer.body).toContain('value="Kavitha"');
});

test('a refusal is worded in the language that a client asks for first', async () => {
  const refusalFor = async (headers: Record<string, string> = {}) => {
    const answer = await open('/api/v1/no-such-call', headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.json().code, answer.json().message];
  };
  const english = ['notFound', 'Resource not found'];
  expect(await refusalFor()).toEqual(english);
  expect(await refusalFor({ 'accept-language': '*' })).toEqual(english);
  expect(await refusalFor({ 'accept-language': 'en-IN,en;q=0.9,ta;q=0.8' })).toEqual(english);
  expect(await refusalFor({ 'accept-language': 'ta-IN,en;q=0.8' })).toEqual([
    'notFound',
    'தேடியது கிடைக்கவில்லை',
  ]);
});

test('the scripts of both languages are served at the same addresses', async () => {
  for (const url of ['/terms', '/ta/terms']) {
    const scripts = (await open(url)).body.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of new Set(scripts)) {
      const file = await open(script, { 'accept-encoding': 'br' });
      expect([script, file.statusCode]).toEqual([script, 200]);
      expect(file.headers['cache-control']).toContain('immutable');
    }
  }
});
