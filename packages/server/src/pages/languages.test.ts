import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let englishShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({ TAMIL: '1' }, { hasPages: true });
  englishShop = await openTestShop({}, { hasPages: true });
});
afterAll(async () => {
  await testShop.close();
  await englishShop.close();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  testShop.app.inject({ url, headers });

test('the address is the language of a page and of its links', async () => {
  const english = await open('/safetytips');
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('<html lang="en-IN"');
  expect(english.body).not.toContain('"/ta/');

  const tamil = await open('/ta/safetytips');
  expect(tamil.statusCode).toBe(200);
  expect(tamil.body).toContain('<html lang="ta-IN"');
  expect(tamil.body).toContain('href="http://shop.test/ta/safetytips"');
  const links = tamil.body.match(/<a [^>]*href="\/[^"]*"/g) ?? [];
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

test('without the setting there are no pages in Tamil', async () => {
  for (const url of ['/ta', '/ta/terms']) {
    const page = await englishShop.app.inject({ url });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('lang="en-IN"');
  }
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
