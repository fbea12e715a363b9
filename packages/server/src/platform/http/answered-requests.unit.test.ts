import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { openAnsweredRequests, pathForLog } from './answered-requests.ts';

test('a response has a line of its own in the log, many of one request have one a second together', async () => {
  vi.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = Fastify();
  const { report, openRepeated } = openAnsweredRequests(app, pino({}, { write }));
  const told = vi.fn();
  app.onAnswered(() => told);
  const answered = { method: 'GET', path: '/products', route: '/*', status: 200 };

  report(answered, 3.4, 'id-1');
  expect(lines.splice(0)).toMatchObject([{ reqId: 'id-1', path: '/products', ms: 3 }]);
  const count = openRepeated(answered);
  for (let times = 0; times < 40; times += 1) count(0.1);
  openRepeated({ ...answered, path: '/' })(0.1);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(lines.splice(0)).toMatchObject([
    { path: '/products', status: 200, times: 40 },
    { path: '/', times: 1 },
  ]);
  expect(told).toHaveBeenCalledTimes(42);

  count(0.1);
  vi.useRealTimers();
  await app.close();
  expect(lines).toMatchObject([{ times: 1 }]);
});

test.each([
  ['/api/v1/quote/shared/0123456789ABCDEFGHJKMNPQRS', '/api/v1/quote/shared/[hidden]'],
  ['/api/v1/quote/shared/0123456789abcdefghjkmnpqrs?x=1', '/api/v1/quote/shared/[hidden]'],
  ['/login?verify=token', '/login'],
  [
    '/productDetail/0192f3c2-7a1e-7c3d-9b55-1f2e3d4c5b6a',
    '/productDetail/0192f3c2-7a1e-7c3d-9b55-1f2e3d4c5b6a',
  ],
])('of the address %s the log has %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
