import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath } from '@mathappu/contract/calls';
import {
  type AnswerOf,
  type AnyEndpoint,
  type ArgumentOf,
  envelopeOf,
  type InputOf,
  type Refusal,
} from '@mathappu/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { expect, inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openShop, type Replacements } from '#server/open-shop.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open-database.ts';
import type { RequestTimes } from '#server/platform/http/slow-requests.ts';
import type { JobName } from '#server/platform/jobs/job-queue.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import { openCopy } from './database-template.ts';
import { rowTypeCheck } from './row-types.ts';
import { runDueJobs } from './run-due-jobs.ts';

export type TestAnswer<E extends AnyEndpoint> = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  /** The answer of a successful call; a test that expects a refusal reads `refusal`. */
  readonly body: AnswerOf<E>;
  readonly refusal: Refusal;
};

export type TestShop = {
  readonly shop: Shop;
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  /** Mails the shop has sent, in order. */
  readonly outbox: Mail[];
  /** Everything logged at level error; a test that expects errors removes them. */
  readonly errors: unknown[];
  /** Sets the shop's clock, which stands, or without a time lets it go on; the database's clock stays. */
  setNow(now?: Date): void;
  /** Expects an answer of a successful call to fit the contract. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    ...input: ArgumentOf<InputOf<E> & { token?: string; headers?: Record<string, string> }>
  ): Promise<TestAnswer<E>>;
  /** Runs the jobs that are due, or those of one kind, and expects none to fail. */
  runJobs(only?: JobName): Promise<void>;
  /** Runs the jobs that are due, or those of one kind, and returns the failures. */
  runDueJobs(only?: JobName): Promise<Error[]>;
  /** Closes the shop; logged errors that no test has removed fail the tests. */
  close(): Promise<void>;
};

/**
 * A shop opened as in production; only the outside (mail, log, clock, and what a test replaces) is
 * a fake. Rate limits are wide open unless settings say otherwise;
 * the React application is there only on demand, since it has to be built first.
 */
export async function openTestShop(
  settings: NodeJS.ProcessEnv = {},
  {
    hasPages = false,
    gatewayTimeoutMs = 5_000,
    times,
    openDb,
    sharedDatabase,
    ...replacements
  }: Pick<Replacements, 'mailer' | 'limits' | 'cache' | 'resolveHost'> & {
    hasPages?: boolean;
    gatewayTimeoutMs?: number;
    times?: RequestTimes;
    /** The database connection of acts; the shop's parts and the test have their own. */
    openDb?: (database: OpenDatabase) => Db;
    /** That of another test shop, which closes it: this one is a second process of that shop. */
    sharedDatabase?: OpenDatabase;
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
  const database = sharedDatabase
    ? { ...sharedDatabase, close: async () => undefined }
    : await openCopy(inject('databaseTemplate'));
  let now: Date | undefined;
  const { shop, queue, close } = await openShop(config, {
    database,
    db: (openDb?.(database) ?? database.db).withPlugin(
      rowTypeCheck((mismatch) => errors.push(mismatch)),
    ),
    mailer: { send: async (mail) => void outbox.push(mail), close: () => undefined },
    gateway: { timeoutMs: gatewayTimeoutMs },
    log,
    now: () => now ?? new Date(),
    ...replacements,
  });
  const app = await buildApp(shop, { hasPages, times });
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
    async call(endpoint, ...[input]) {
      const response = await app.inject(requestOf(endpoint, input ?? {}));
      const body = response.headers['content-type']?.toString().startsWith('application/json')
        ? response.json()
        : response.body;
      // Some calls answer with a file where they are asked for one.
      if (response.statusCode === 200 && !endpoint.contentType && typeof body !== 'string')
        expect(envelopeOf(endpoint).safeParse(body).error, endpoint.name).toBeUndefined();
      return { status: response.statusCode, headers: response.headers, body, refusal: body };
    },
    async runJobs(only) {
      const [failure] = await runDueJobs(queue.boss, shop, only);
      if (failure) throw failure;
    },
    runDueJobs: (only) => runDueJobs(queue.boss, shop, only),
    async close() {
      await app.close();
      await close();
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
