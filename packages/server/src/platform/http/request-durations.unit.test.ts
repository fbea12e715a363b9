import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addRequestDurations } from './request-durations.ts';

test('the histogram is the one that the library would print', async () => {
  const ours = new Registry();
  const theirs = new Registry();
  type Hook = (request: object, reply: object) => Promise<void>;
  let answered: Hook = async () => undefined;
  const addHook = (_name: string, hook: Hook) => {
    answered = hook;
  };
  addRequestDurations({ addHook } as unknown as FastifyInstance, ours);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [theirs],
  });
  const answers = [
    { method: 'GET', route: '/', status: 200, elapsed: [0, 1, 1.5, 5, 99, 20_000] },
    { method: 'PUT', route: '/:id', status: 404, elapsed: [0.25, 600, 10_000] },
  ];
  for (const { elapsed, method, route, status } of answers)
    for (const ms of elapsed) {
      await answered(
        { ip: '203.0.113.7', method, routeOptions: { url: route } },
        { statusCode: status, elapsedTime: ms },
      );
      histogram.observe({ method, route, status }, ms / 1000);
    }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
