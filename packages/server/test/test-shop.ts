import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath } from '@mathappu/contract/calls';
import type { AnswerOf, AnyEndpoint, InputOf, Refusal } from '@mathappu/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { expect, inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openGateway } from '#server/gateway/open-gateway.ts';
import { jobs } from '#server/jobs.ts';
import { openCache } from '#server/platform/cache/cache.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open-database.ts';
import { openFolderStore } from '#server/platform/files/file-store.ts';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import { openCopy } from './database-template.ts';

export type TestAnswer<E extends AnyEndpoint> = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  /** The answer when it succeeded; a test that expects a refusal reads `refusal`. */
  readonly body: AnswerOf<E>;
  readonly refusal: Refusal;
};

export type TestShop = {
  readonly shop: Shop;
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  /** Mails the shop has sent, in order. */
  readonly outbox: Mail[];
  /** Everything logged at level error; a test that expects some takes them out. */
  readonly errors: unknown[];
  /** Moves the shop's clock; the database's clock stays. */
  setNow(now: Date): void;
  call<E extends AnyEndpoint>(
    endpoint: E,
    input?: InputOf<E> & { token?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer<E>>;
  /** Runs the jobs that are due and expects none to fail. */
  runJobs(): Promise<void>;
  /** Ends it; what has been logged as an error and not been taken out fails the tests. */
  close(): Promise<void>;
};

/**
 * A shop of its own: real migrations, real database, real app; only the outside (mail, payment
 * gateway, clock) is a fake. Rate limits are wide open unless settings say otherwise;
 * the React application is there only on demand, since it has to be built first.
 */
export async function openTestShop(
  settings: NodeJS.ProcessEnv = {},
  {
    hasPages = false,
    gatewayTimeoutMs = 5_000,
    openDb = (database) => database.db,
    ...fakes
  }: Partial<Shop> & {
    hasPages?: boolean;
    gatewayTimeoutMs?: number;
    /** The shop's way to its database; the gateway and the test have their own. */
    openDb?: (database: OpenDatabase) => Db;
  } = {},
): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://shop.test',
    SEED: 'none',
    RATE_LIMIT_SCALE: '100000',
    ...settings,
  });
  const outbox: Mail[] = [];
  const errors: unknown[] = [];
  const log = pino(
    { level: 'error' },
    { write: (line: string) => errors.push(JSON.parse(line) as unknown) },
  );
  const database = await openCopy(inject('databaseTemplate'));
  let now: Date | undefined;
  const shop: Shop = {
    config,
    db: openDb(database),
    jobs: await openJobQueue(database, jobs, log),
    mailer: { send: async (mail) => void outbox.push(mail), close: () => undefined },
    files: await openFolderStore(join(folder, 'uploads')),
    payments: await openGateway(config, database.db, { timeoutMs: gatewayTimeoutMs }),
    cache: openCache(),
    limits: await openRateLimits(config),
    log,
    now: () => now ?? new Date(),
    ...fakes,
  };
  const app = await buildApp(shop, { hasPages });
  await app.ready();

  return {
    shop,
    database,
    app,
    outbox,
    errors,
    setNow: (moment) => {
      now = moment;
    },
    async call(endpoint, input = {}) {
      const response = await app.inject(requestOf(endpoint, input));
      const body = response.headers['content-type']?.toString().startsWith('application/json')
        ? response.json()
        : response.body;
      return { status: response.statusCode, headers: response.headers, body, refusal: body };
    },
    async runJobs() {
      const [failure] = await shop.jobs.runDue(shop);
      if (failure) throw failure;
    },
    async close() {
      await app.close();
      await shop.jobs.stop();
      shop.limits.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
      expect(errors, 'what the shop has logged as errors').toEqual([]);
    },
  };
}

function requestOf(
  endpoint: AnyEndpoint,
  input: {
    params?: unknown;
    query?: unknown;
    body?: unknown;
    token?: string;
    headers?: Record<string, string>;
  },
): InjectOptions {
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    query: (input.query ?? {}) as Record<string, string>,
    headers: {
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  };
}
