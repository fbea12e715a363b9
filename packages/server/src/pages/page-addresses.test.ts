import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { product } from '#test/products.ts';
import { listen, sendRaw, statusesOf } from '#test/raw-http.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let port: number;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true, cache: openCache({ freshMs: 60_000 }) });
  port = await listen(testShop);
  await product(testShop, { name: 'Rocket', price: 100 });
});
afterAll(() => testShop.close());

/** Sends the path as it is, which other clients would put right. */
async function open(path: string) {
  const answer = await sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`,
  );
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return {
    status: statusesOf(answer)[0],
    type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim(),
    etag: /^etag: (.*)$/im.exec(head)?.[1]?.trim(),
    location: /^location: (.*)$/im.exec(head)?.[1]?.trim(),
    body: Buffer.from(body.join('\r\n\r\n'), 'latin1').toString(),
  };
}

const languages = [
  ['', 'en-IN', '404 - Page Not Found', 'Go Back'],
  ['/ta', 'ta-IN', '404 - பக்கம் கிடைக்கவில்லை', 'திரும்பிச் செல்ல'],
] as const;

describe.each(languages)(
  'an address below "%s/" that cannot be read',
  (prefix, locale, title, back) => {
    test.each([
      '/%',
      '/%zz',
      '/%E0%A4%A',
      '/products%',
      '/Products%',
      '/products%?page=2',
      '/productDetail/100%',
      '/order/%E0%A4%A',
      '/admin/orders/%80',
      '/login%',
      '/x/../terms%',
      '/api%',
      '/fonts/%',
      '//%',
    ])('is the page that says so: %s', async (path) => {
      const { status, type, body } = await open(prefix + path);
      expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${locale}"`);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe(title);
      expect(body).toMatch(new RegExp(`<a [^>]*href="${prefix || '/'}"[^>]*>${back}`));
      expect(body).toContain('<meta name="robots" content="noindex"');
    });
  },
);

test.each(['/api/%', '/api/v1/product/single/%', '/uploads/%', '/assets/%zz'])(
  '%s, which cannot be read, is refused as a call is',
  async (path) => {
    const { status, type, body } = await open(path);
    expect([status, type]).toEqual([400, 'application/json; charset=utf-8']);
    expect(JSON.parse(body).code).toBe('unreadableRequest');
  },
);

test('as a whole address, too', async () => {
  const { status, type } = await open('http://shop.test/terms%');
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
});

/** Where a browser arrives that is on the path. */
const targetOf = (link: string, path: string) => new URL(link, new URL(`http://shop.test${path}`));

/** Follows redirects, each within the shop, to the page. */
async function arrive(path: string, steps = 5): Promise<{ path: string; body: string }> {
  const { location, body } = await open(path);
  if (location === undefined) return { path, body };
  expect(steps, path).toBeGreaterThan(0);
  const { host, pathname, search } = targetOf(location, path);
  expect(host, `${path} leads to ${location}`).toBe('shop.test');
  return arrive(pathname + search, steps - 1);
}

describe.each(['', '/ta'])('below "%s/"', (prefix) => {
  test.each([
    '//evil.example',
    '//evil.example/offer',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '//evil.example/%',
    '/\\evil.example%',
    '//evil.example%0A',
    '/%0A//evil.example',
    '//evil.example?page=2',
    '/.%0A.//evil.example',
    '//evil.example/..//evil.example',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/ta//evil.example',
    '/products//evil.example',
  ])('no link leaves the shop: %s', async (evil) => {
    const { path, body } = await arrive(prefix + evil);
    const links = [...body.matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => targetOf(link, path).host === 'evil.example')).toEqual([]);
    const [, other = ''] = /<a href="([^"]*)" lang="/.exec(body) ?? [];
    expect(targetOf(other, path).host).toBe('shop.test');
  });
});

describe('a parameter that no page reads', () => {
  const pagesMade = () => testShop.shop.cache.uses.get('page')?.misses ?? 0;
  const marks = 'utm_source=mail&fbclid=x%20y&a[]=1&b';

  test.each([
    ['/', ''],
    ['/ta', ''],
    ['/products', ''],
    ['/products', 'view=list'],
    ['/products', 'sort=priceAsc'],
    ['/contact', ''],
    ['/safetytips', ''],
  ])('makes no other page of %s?%s', async (path, query) => {
    const url = query ? `${path}?${query}` : path;
    const page = await open(url);
    expect(page.status).toBe(200);
    const made = pagesMade();
    for (const more of [`${marks}&${query}`, `${query}&${marks}`]) {
      expect((await open(`${path}?${more}`)).etag).toBe(page.etag);
    }
    expect(pagesMade()).toBe(made);
  });

  test('is in none of its links, and what a page reads is', async () => {
    const { body } = await open('/products?utm_source=mail&search=rocket&noise=loud');
    expect(body).not.toContain('utm_source');
    expect(body).toContain('href="/ta/products?search=rocket&amp;noise=loud"');
    const contact = await open('/contact?subject=Order+MP-1&utm_source=mail');
    expect(contact.body).toContain('value="Order MP-1"');
    expect(contact.body).not.toContain('utm_source');
  });

  test('is one that another page reads', async () => {
    expect((await open('/terms?page=2&from=x')).etag).toBe((await open('/terms')).etag);
  });

  test('does not hide those that a page reads, however its path is written', async () => {
    for (const path of ['/login', '/Login/', '/x/../login', '/%6cogin', '/ta/login']) {
      const { status, body } = await open(`${path}?from=%2Fcheckout&x=1`);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain('register?from=%2Fcheckout"');
    }
  });
});
