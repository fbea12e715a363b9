import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
const origin = 'http://shop.test';

beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true });
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const inject = (options: InjectOptions | string) => testShop.app.inject(options);

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
      const { headers } = await inject({
        method,
        url: '/api/v1/product/get',
        headers: { origin: foreign, 'access-control-request-method': 'POST' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('the shop’s own origin may, with the headers that calls need', async () => {
    const { statusCode, headers } = await inject({
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

test('metrics are served to direct requests, not through a proxy', async () => {
  expect((await inject('/metrics')).statusCode).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const headers = { [name]: 'for=203.0.113.7' };
    const { statusCode, body } = await inject({ url: '/metrics', headers });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('process_cpu');
  }
});

test('visitors who share an IP address do not exhaust each other’s limit by reading', async () => {
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

test('personal data is never cached', async () => {
  // A session that is not looked at changes no answer.
  const isPersonal = ({ access, isCacheable }: AnyEndpoint) => access !== 'anyone' || !isCacheable;
  const reads = endpoints.filter(
    (each) => each.method === 'GET' && !each.path.includes(':') && isPersonal(each),
  );
  for (const { name, path } of reads.filter((endpoint) => endpoint.name !== 'logout')) {
    const { headers } = await inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(headers['cache-control'], name).toBe('no-store');
  }
});

describe('methods', () => {
  const paths = [...new Set(endpoints.map(({ path }) => path))];

  test.each(paths)('%s refuses other methods', async (path) => {
    const own = new Set(
      endpoints.filter((other) => other.path === path).map(({ method }) => method as string),
    );
    const url = `/api/v1${path.replace(/:\w+/g, 'x')}`;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const) {
      if (own.has(method)) continue;
      const { statusCode, headers, body } = await inject({ url, method: method as 'GET' });
      // Where two routes overlap (`/product/:productId`), the other one may answer.
      if (String(headers.allow ?? '') === '')
        expect([400, 401, 415], `${method} ${body}`).toContain(statusCode);
      else
        expect([statusCode, body]).toMatchObject([405, expect.stringContaining('"success":false')]);
      for (const each of own) if (headers.allow) expect(headers.allow).toContain(each);
    }
  });

  test('OPTIONS without an origin is answered without CORS headers', async () => {
    const { statusCode, headers } = await inject({ method: 'OPTIONS', url: '/api/v1/cart/get' });
    expect(statusCode).toBe(204);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('HEAD answers as GET, without the body', async () => {
    const { statusCode, body } = await inject({ method: 'HEAD', url: '/api/v1/product/get' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  test('a page allows only GET and HEAD, one with a form POST too', async () => {
    const { statusCode, headers } = await inject({ method: 'POST', url: '/products' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    const put = await inject({ method: 'PUT', url: '/contact' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});
