import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Shop } from '#server/shop.ts';

/** `/metrics` for Prometheus: the process, the time of answers by route, and what memory answered. */
export function addMetricsRoutes(app: FastifyInstance, { cache }: Shop): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Counter({
    name: 'cache_hits_total',
    help: 'Answers taken from memory',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.hits);
    },
  });
  new Counter({
    name: 'cache_misses_total',
    help: 'Answers that had to be made',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.misses);
    },
  });
  new Gauge({
    name: 'cache_entries',
    help: 'Answers kept in memory',
    registers: [registry],
    collect() {
      this.set(cache.size);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
