import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { AnsweredRequest } from './answered-requests.ts';
import { addRequestDurations } from './request-durations.ts';

test('the histogram is the one that the library would print', async () => {
  const ours = new Registry();
  const theirs = new Registry();
  let counterOf: (answered: AnsweredRequest) => (elapsedMs: number) => void = () => () => undefined;
  const onAnswered = (listener: typeof counterOf) => {
    counterOf = listener;
  };
  addRequestDurations({ onAnswered } as unknown as FastifyInstance, ours);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [theirs],
  });
  const answers = [
    { method: 'GET', path: '/', route: '/', status: 200, elapsed: [0, 1, 1.5, 5, 99, 20_000] },
    { method: 'PUT', path: '/a', route: '/:id', status: 404, elapsed: [0.25, 600, 10_000] },
  ];
  for (const { elapsed, ...answered } of answers)
    for (const ms of elapsed) {
      const { method, route, status } = answered;
      counterOf(answered)(ms);
      histogram.observe({ method, route, status }, ms / 1000);
    }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
