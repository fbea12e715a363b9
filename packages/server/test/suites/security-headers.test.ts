import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeImage } from '#server/platform/files/store-image.ts';
import { securityHeadersOf } from '#server/platform/http/security-headers.ts';
import { securityHeaders } from '#test/expected-headers.ts';
import { tinyPng } from '#test/multipart.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let picture: string;

beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  await product(testShop);
  picture = await storeImage(testShop.shop, tinyPng, null);
});
afterAll(() => testShop.close());

const inject = (options: InjectOptions | string) => testShop.app.inject(options);

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async function tagOf(url: string): Promise<string> {
  return String((await inject(url)).headers.etag);
}

const kinds: [
  what: string,
  status: number,
  policy: RegExp,
  request: () => Promise<InjectOptions>,
][] = [
  [
    'an API answer',
    200,
    new RegExp(`^${apiPolicy}$`),
    async () => ({ url: '/api/v1/product/get' }),
  ],
  ['a refusal', 401, new RegExp(`^${apiPolicy}$`), async () => ({ url: '/api/v1/cart/get' })],
  ['a wrong address', 404, new RegExp(`^${apiPolicy}$`), async () => ({ url: '/api/v1/nothing' })],
  ['a broken address', 400, new RegExp(`^${apiPolicy}$`), async () => ({ url: '/uploads/%zz' })],
  [
    'a wrong method',
    405,
    new RegExp(`^${apiPolicy}$`),
    async () => ({ url: '/api/v1/cart/get', method: 'PUT' }),
  ],
  [
    'a broken body',
    400,
    new RegExp(`^${apiPolicy}$`),
    async () => ({
      url: '/api/v1/user/login',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
  ],
  [
    'an unchanged list',
    304,
    new RegExp(`^${apiPolicy}$`),
    async () => ({
      url: '/api/v1/product/get',
      headers: { 'if-none-match': await tagOf('/api/v1/product/get') },
    }),
  ],
  [
    'an uploaded picture',
    200,
    new RegExp(`^${apiPolicy}; sandbox$`),
    async () => ({ url: picture }),
  ],
  ['a page', 200, /^default-src 'none'; script-src 'self'/, async () => ({ url: '/' })],
  [
    'a page that is missing',
    404,
    /^default-src 'none'; script-src 'self'/,
    async () => ({ url: '/nothing-here' }),
  ],
  [
    'an unchanged page',
    304,
    /^default-src 'none'; script-src 'self'/,
    async () => ({ url: '/contact', headers: { 'if-none-match': await tagOf('/contact') } }),
  ],
  ['a built file', 200, new RegExp(`^${apiPolicy}$`), async () => ({ url: '/favicon.svg' })],
  ['the health check', 200, new RegExp(`^${apiPolicy}$`), async () => ({ url: '/healthz' })],
  [
    'the API reference',
    200,
    /^default-src 'none'; style-src 'sha256-/,
    async () => ({ url: '/api/v1/docs' }),
  ],
];

test.each(kinds)('%s carries the security headers', async (_what, status, policy, request) => {
  const { statusCode, headers, body } = await inject(await request());
  expect(statusCode, body.slice(0, 300)).toBe(status);
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-security-policy']).toMatch(policy);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('over https, HSTS is set for two years: %s', (HSTS, expected) => {
  const headers = securityHeadersOf({ publicUrl: 'https://a.in', HSTS });
  expect(headers['strict-transport-security']).toBe(expected);
  expect(securityHeadersOf({ publicUrl: 'http://shop.test', HSTS })).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('a page allows its own inline scripts and no others', async () => {
  const { body, headers } = await inject('/products');
  const policy = String(headers['content-security-policy']);
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, code = ''] of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(policy.match(/'sha256-/g)?.length).toBe(scripts.length);
  // React's mark of a form that waits for its script, which the policy lets nobody follow.
  const ownForms =
    / action="javascript:throw new Error\(&#x27;React form unexpectedly submitted.&#x27;\)"/g;
  const others = body.replace(ownForms, '').replaceAll(scripts.at(-1)?.[0] ?? '', '');
  expect(others).not.toMatch(/<[^>]+\son\w+=|<[^>]+\sstyle=|javascript:|<style/i);
  expect(policy).toMatch(/form-action 'self'/);
});
