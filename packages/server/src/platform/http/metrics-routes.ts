import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Cache } from '#server/platform/cache/cache.ts';
import type { RateLimits } from './rate-limits.ts';
import { addRequestDurations } from './request-durations.ts';

export type Figure = {
  readonly name: FigureName;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
};

/** A figure that is read when it is asked for, with its help and labels. */
const figureTable = {
  shop_database_read_only: ['Whether the database takes no changes, as a replica does'],
  shop_orders: ['Orders by status', 'status'],
  shop_payments_to_settle: ['Payments and refunds that somebody has to look at'],
  shop_pictures_missing: ['Pictures whose files the nightly comparison did not find'],
  shop_jobs: ['Jobs that wait, run or have failed, by queue', 'queue', 'state'],
  shop_job_waiting_seconds: [
    'How long ago the oldest job that is still to be done was enqueued, by queue',
    'queue',
  ],
  shop_job_late_seconds: ['How long the first job that is due has waited, by queue', 'queue'],
  shop_data_free_bytes: ['What is free on the disk of the data folder'],
  shop_data_size_bytes: ['The size of the disk of the data folder'],
  shop_last_backup_timestamp_seconds: [
    'When the last backup of this database was finished, 0 before the first',
  ],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>;
type FigureName = keyof typeof figureTable;

type Sources = {
  readonly cache: Cache;
  readonly catalogue: {
    readonly figures: {
      readonly products: number;
      readonly ageSeconds: number;
      readonly fullReads: number;
    };
  };
  readonly limits: RateLimits;
  readonly readDatabase: () => Promise<Figure[]>;
  readonly readMachine: () => Promise<Figure[]>;
};

/**
 * `/metrics` for Prometheus: the process, response times by route, the cache, and what the shop has to
 * do. Only for direct requests, since requests through the proxy come from the public.
 */
export function addMetricsRoutes(app: FastifyInstance, sources: Sources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addRequestDurations(app, registry);
  countUses(registry, sources);
  const isReachable = new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database answers',
    registers: [registry],
  });
  const gauges = Object.entries(figureTable).map(([name, [help, ...labelNames]]) => ({
    gauge: new Gauge<string>({ name, help, labelNames, registers: [registry] }),
    isSingle: labelNames.length === 0,
  }));
  const read = (figures: Promise<Figure[]>) =>
    figures.catch((error: unknown) => {
      app.log.warn({ err: error }, 'metrics');
      return undefined;
    });
  async function measure(): Promise<void> {
    const [ofDatabase, ofMachine] = await Promise.all([
      read(sources.readDatabase()),
      read(sources.readMachine()),
    ]);
    isReachable.set(ofDatabase ? 1 : 0);
    // Labels that no longer occur keep no value.
    for (const { gauge, isSingle } of gauges) isSingle ? gauge.remove() : gauge.reset();
    for (const { name, labels = {}, value } of [...(ofDatabase ?? []), ...(ofMachine ?? [])])
      (registry.getSingleMetric(name) as Gauge).set(labels, value);
  }
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] || request.headers.forwarded)
      return reply.callNotFound();
    await measure();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Adds the figures that this process counts itself. */
function countUses(registry: Registry, { cache, catalogue, limits }: Sources): void {
  const counter = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [string, number]>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [kind, count] of read()) this.inc({ [label]: kind }, count);
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const uses = (of: 'hits' | 'misses') =>
    [...cache.uses].map(([kind, counts]) => [kind, counts[of]] as const);
  counter('cache_hits_total', 'Values taken from memory, by what they are', 'kind', () =>
    uses('hits'),
  );
  counter('cache_misses_total', 'Values that had to be made, by what they are', 'kind', () =>
    uses('misses'),
  );
  gauge('cache_entries', 'Values kept in memory', () => cache.size);
  gauge('catalogue_products', 'Products in memory', () => catalogue.figures.products);
  gauge(
    'catalogue_age_seconds',
    'How long ago the products in memory were known to be those of the database',
    () => catalogue.figures.ageSeconds,
  );
  gauge(
    'catalogue_full_reads',
    'How often all products were read since the start',
    () => catalogue.figures.fullReads,
  );
  gauge('cache_bytes', 'What the values kept in memory take up', () => cache.bytes);
  counter(
    'rate_limit_refusals_total',
    'Requests refused because a limit was reached, by limit',
    'limit',
    () => limits.refusals,
  );
  if (limits.isShared() !== undefined)
    gauge('shop_redis_up', 'Whether limits are counted in Redis for all processes', () =>
      Number(limits.isShared()),
    );
}
