import { createHash } from 'node:crypto';
import { endpoints } from '@mathappu/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeImage } from '#server/platform/files/store-image.ts';
import { securityHeadersOf } from '#server/platform/http/security-headers.ts';
import { securityHeaders } from '#test/expected-headers.ts';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { tinyPng } from '#test/tiny-png.ts';

let testShop: TestShop;
let keeper: Person;
let picture: string;
const origin = 'http://shop.test';

beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  keeper = await admin(testShop);
  await product(testShop);
  picture = await storeImage(testShop.shop, tinyPng, null);
});
afterAll(() => testShop.close());

const ask = (options: InjectOptions | string) => testShop.app.inject(options);

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async function tagOf(url: string): Promise<string> {
  return String((await ask(url)).headers.etag);
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
  const { statusCode, headers, body } = await ask(await request());
  expect(statusCode, body.slice(0, 300)).toBe(status);
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-security-policy']).toMatch(policy);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test('served over https, the shop is reached only so for two years', () => {
  const { 'strict-transport-security': transport } = securityHeadersOf({
    publicUrl: 'https://a.in',
  });
  expect(transport).toBe('max-age=63072000; includeSubDomains; preload');
  expect(securityHeadersOf({ publicUrl: origin })).not.toHaveProperty('strict-transport-security');
});

test('a page runs its own inline scripts and no other', async () => {
  const { body, headers } = await ask('/products');
  const policy = String(headers['content-security-policy']);
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, code = ''] of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(policy.match(/'sha256-/g)?.length).toBe(scripts.length);
  expect(body).not.toMatch(/<[^>]+\son\w+=|<[^>]+\sstyle=|javascript:|<style/i);
});

describe('other origins', () => {
  test.each([
    'http://shop.test.evil.example',
    'http://evilshop.test',
    'http://sub.shop.test',
    'https://shop.test',
    'http://shop.test:8080',
    'http://SHOP.test',
    'http://shop.test/',
    'http://user@shop.test',
    'null',
    'file://',
    '*',
  ])('%s may read nothing', async (foreign) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask({
        method,
        url: '/api/v1/product/get',
        headers: { origin: foreign, 'access-control-request-method': 'POST' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('the shop’s own origin may, with what the calls need', async () => {
    const { statusCode, headers } = await ask({
      method: 'OPTIONS',
      url: '/api/v1/order/cash-on-delivery',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, cache-control, pragma',
    });
    expect(headers.vary).toContain('Origin');
  });
});

test('figures of the process are for who reaches it, not for whom a proxy lets in', async () => {
  expect((await ask('/metrics')).statusCode).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const headers = { [name]: 'for=203.0.113.7' };
    const { statusCode, body } = await ask({ url: '/metrics', headers });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('process_cpu');
  }
});

test('visitors who share an address do not use up each other’s requests by looking', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' }, { hasPages: true });
  const statuses = new Map<number, number>();
  const send = async (options: InjectOptions, times: number) => {
    for (let time = 1; time <= times; time += 1) {
      const { statusCode } = await strict.app.inject(options);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  const webhook = '/api/v1/order/razorpay-webhook';
  await send({ url: '/assets/none.js' }, 1_000);
  await send({ url: webhook, method: 'POST', payload: { event: 'x' } }, 1_000);
  expect([...statuses.keys()].sort()).toEqual([400, 404]);
  statuses.clear();
  await send({ url: '/healthz' }, 610);
  expect(statuses).toEqual(
    new Map([
      [200, 600],
      [429, 10],
    ]),
  );
  await strict.close();
});

test('what belongs to a person is never kept by a cache', async () => {
  const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  for (const { name, path } of reads.filter((endpoint) => endpoint.name !== 'logout')) {
    const { headers } = await ask({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${keeper.token}` },
    });
    expect(headers['cache-control'], name).toBe('no-store');
  }
});

describe('methods', () => {
  const paths = [...new Set(endpoints.map(({ path }) => path))];

  test.each(paths)('%s refuses those it does not answer', async (path) => {
    const own = new Set(
      endpoints.filter((other) => other.path === path).map(({ method }) => method as string),
    );
    const url = `/api/v1${path.replace(/:\w+/g, 'x')}`;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const) {
      if (own.has(method)) continue;
      const { statusCode, headers, body } = await ask({ url, method: method as 'GET' });
      // Where two addresses overlap (`/product/:productId`), the other one may answer.
      if (String(headers.allow ?? '') === '')
        expect([400, 401, 415], `${method} ${body}`).toContain(statusCode);
      else
        expect([statusCode, body]).toMatchObject([405, expect.stringContaining('"success":false')]);
      for (const each of own) if (headers.allow) expect(headers.allow).toContain(each);
    }
  });

  test('OPTIONS without an origin is answered without one', async () => {
    const { statusCode, headers } = await ask({ method: 'OPTIONS', url: '/api/v1/cart/get' });
    expect(statusCode).toBe(204);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('HEAD answers as GET, without the body', async () => {
    const { statusCode, body } = await ask({ method: 'HEAD', url: '/api/v1/product/get' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  test('a page is only read', async () => {
    const { statusCode, headers } = await ask({ method: 'POST', url: '/products' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
