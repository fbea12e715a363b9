import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Cache } from '#server/platform/cache/cache.ts';

export type Figure = {
  readonly name: FigureName;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
};

/** What is read from the database when it is asked for. */
const figureHelp = {
  shop_orders: 'Orders by status',
  shop_payments_to_settle: 'Payments and refunds that somebody has to look at',
  shop_jobs: 'Jobs that wait, run or have failed, by queue',
  shop_job_late_seconds: 'How long the first job that is due has waited, by queue',
  shop_replica_lag_seconds: 'How far the replica is behind, above two the primary is read instead',
} as const;
type FigureName = keyof typeof figureHelp;

type Sources = { readonly cache: Cache; readonly readFigures: () => Promise<Figure[]> };

/**
 * `/metrics` for Prometheus: the process, response times by route, the cache, and what the shop has to
 * do. Only for direct requests, since requests through the proxy come from the public.
 */
export function addMetricsRoutes(app: FastifyInstance, { cache, readFigures }: Sources): void {
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
    help: 'Values taken from memory, by what they are',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { hits }] of cache.uses) this.inc({ kind }, hits);
    },
  });
  new Counter({
    name: 'cache_misses_total',
    help: 'Values that had to be made, by what they are',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { misses }] of cache.uses) this.inc({ kind }, misses);
    },
  });
  new Gauge({
    name: 'cache_entries',
    help: 'Values kept in memory',
    registers: [registry],
    collect() {
      this.set(cache.size);
    },
  });
  new Gauge({
    name: 'cache_bytes',
    help: 'What the values kept in memory take up',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  const isReachable = new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database answers',
    registers: [registry],
  });
  const gauges = new Map<string, Gauge<string>>();
  async function measure(): Promise<void> {
    // What is no longer there has no value any more.
    for (const gauge of gauges.values()) gauge.reset();
    const figures = await readFigures().catch((error: unknown) => {
      app.log.warn({ err: error }, 'metrics');
      return undefined;
    });
    isReachable.set(figures ? 1 : 0);
    for (const { name, labels = {}, value } of figures ?? []) {
      const known = gauges.get(name);
      const gauge =
        known ??
        new Gauge({
          name,
          help: figureHelp[name],
          labelNames: Object.keys(labels),
          registers: [registry],
        });
      gauges.set(name, gauge);
      gauge.set(labels, value);
    }
  }
  // Looking up the counter of a set of labels costs more than counting, so each is looked up once.
  const timers = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const key = `${method} ${route} ${status}`;
    const timer = timers.get(key) ?? seconds.labels({ method, route, status });
    timers.set(key, timer);
    timer.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] || request.headers.forwarded)
      return reply.callNotFound();
    await measure();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
