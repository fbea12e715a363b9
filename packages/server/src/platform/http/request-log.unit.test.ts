import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { internalAddress } from './network-of.ts';
import { logRequests, pathForLog } from './request-log.ts';

test('a response has one line in the log, and a call of the server to itself has none', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = Fastify();
  logRequests(app, pino({}, { write }));
  app.get('/products', async () => 'list');
  await app.inject({ url: '/products?search=rocket', remoteAddress: internalAddress });
  expect(lines).toEqual([]);
  await app.inject({ url: '/products?search=rocket' });
  expect(lines).toMatchObject([
    { reqId: expect.any(String), method: 'GET', path: '/products', status: 200, msg: 'request' },
  ]);
  await app.close();
});

test.each([
  ['/api/v1/quote/shared/0123456789ABCDEFGHJKMNPQRS', '/api/v1/quote/shared/[hidden]'],
  ['/api/v1/quote/shared/0123456789abcdefghjkmnpqrs?x=1', '/api/v1/quote/shared/[hidden]'],
  ['/order/0123456789ABCDEFGHJKMNPQRS.data?_routes=root', '/order/[hidden]'],
  ['/ta/order/0123-456789abc%20defghjkmnpqrs', '/ta/order/[hidden]'],
  ['/api/v1/order/answer/0123456789abc-defghjkmnpqrs', '/api/v1/order/answer/[hidden]'],
  ['/order/MP-7K4Q-92XD', '/order/MP-7K4Q-92XD'],
  ['/api/v1/order/getuserOrder', '/api/v1/order/getuserOrder'],
  ['/login?verify=token', '/login'],
  [
    '/productDetail/0192f3c2-7a1e-7c3d-9b55-1f2e3d4c5b6a',
    '/productDetail/0192f3c2-7a1e-7c3d-9b55-1f2e3d4c5b6a',
  ],
])('of the address %s the log has %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
