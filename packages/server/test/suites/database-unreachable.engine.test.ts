import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openCatalogue } from '#server/catalogue/open-catalogue.ts';
import { jobs } from '#server/jobs.ts';
import { openCache } from '#server/platform/cache/cache.ts';
import { type OpenDatabase, openServerDatabase } from '#server/platform/db/open-database.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTcpProxy, type TcpProxy } from '#test/tcp-proxy.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let app: FastifyInstance;
let token: string;
let productId: string;
/** The catalogue is not in memory yet, or has grown too old to answer from. */
const nothingHeard = {
  catchUp: () => Promise.reject(new Error('not listening')),
  heardAt: () => Number.NEGATIVE_INFINITY,
};
const isServer = process.env.TEST_ENGINE === 'postgres';

beforeAll(async () => {
  testShop = await openTestShop();
  token = (await customer(testShop)).token;
  productId = await product(testShop);
});
afterAll(async () => {
  await app.close();
  await testShop.close();
});

const calls = (): { method: 'GET' | 'POST'; url: string; payload?: object }[] => [
  { method: 'GET', url: '/api/v1/product/get' },
  { method: 'GET', url: `/api/v1/product/single/${productId}` },
  { method: 'GET', url: '/api/v1/cart/get' },
  { method: 'GET', url: '/api/v1/user/userdetails' },
  { method: 'POST', url: '/api/v1/cart/create', payload: { productId } },
  {
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { email: 'a@mail.test', password: 'wrong-password' },
  },
  {
    method: 'POST',
    url: '/api/v1/message/send',
    payload: { name: 'A', email: 'a@mail.test', subject: 'Hello', message: 'Hello there' },
  },
  { method: 'GET', url: '/readyz' },
];

async function expectUnavailable(request: ReturnType<typeof calls>[number]): Promise<void> {
  const isOpen = /login|product/.test(request.url);
  const started = performance.now();
  const lateMs = latenessOfTimer(2_700);
  const answer = await app.inject({
    ...request,
    headers: isOpen ? {} : { authorization: `Bearer ${token}` },
  });
  const tookMs = performance.now() - started;
  expect([request.url, answer.statusCode]).toEqual([request.url, 503]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ success: false, message: 'Service unavailable' });
  expect(answer.body).not.toMatch(/ECONN|Query read|timeout|PGlite|postgres/i);
  // On a busy machine the shop's own timers are as late as this one.
  if (tookMs >= 3_000) expect(tookMs - (await lateMs), request.url).toBeLessThan(3_000);
}

async function latenessOfTimer(ms: number): Promise<number> {
  const started = performance.now();
  await wait(ms);
  return performance.now() - started - ms;
}

if (isServer) {
  describe('a database behind a network', () => {
    let database: OpenDatabase;
    let proxy: TcpProxy;
    let databaseName: string;

    beforeAll(async () => {
      const { rows } = await sql<{
        name: string;
      }>`select current_database() as name`.execute(testShop.shop.db);
      databaseName = rows[0]?.name ?? '';
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
      url.host = `127.0.0.1:${proxy.port}`;
      url.pathname = `/${databaseName}`;
      database = openServerDatabase(url.href, { poolSize: 4, onError: () => undefined });
      app = await buildApp(
        {
          ...testShop.shop,
          db: database.db,
          cache: openCache(),
          catalogue: openCatalogue(
            { db: database.db, log: testShop.shop.log, following: nothingHeard },
            { onApplied: () => undefined },
          ),
        },
        { hasPages: true },
      );
      await app.ready();
    });
    afterAll(async () => {
      await database.close();
      await proxy.close();
    });

    /** Opens all connections of the pool, as under load. */
    const warmUp = () =>
      Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(database.db)));

    test.each(['refuse', 'swallow'] as const)(
      'under %s: each call answers 503 within three seconds, and soon works again',
      async (fault) => {
        await warmUp();
        await proxy[fault]();
        await Promise.all([...calls(), ...calls()].map(expectUnavailable));

        const page = await app.inject('/products');
        expect(page.statusCode).toBe(503);
        expect(page.headers['content-type']).toContain('text/html');
        expect(page.body).toMatch(/<main/);
        expect((await app.inject('/contact')).statusCode).toBe(200);
        expect((await app.inject('/healthz')).statusCode).toBe(200);

        await proxy.open();
        const reopened = performance.now();
        while ((await app.inject('/readyz')).statusCode !== 200) {
          expect(performance.now() - reopened).toBeLessThan(5_000);
        }
        const cart = await app.inject({
          url: '/api/v1/cart/get',
          headers: { authorization: `Bearer ${token}` },
        });
        expect(cart.statusCode).toBe(200);
        testShop.errors.splice(0);
      },
      90_000,
    );

    test('a server that only reads: what would write answers 503', async () => {
      const setReadOnly = (value: 'on' | 'off') =>
        sql`alter database ${sql.id(databaseName)} set default_transaction_read_only = ${sql.lit(value)}`.execute(
          testShop.database.db,
        );
      await setReadOnly('on');
      try {
        // Connections get it as they begin.
        await proxy.refuse();
        await proxy.open();
        // An act in a transaction, and a single statement.
        const writes = calls().filter(({ url }) => /cart.create|message.send/.test(url));
        for (const request of writes) await expectUnavailable(request);
        const figures = (await app.inject('/metrics')).body;
        expect(figures).toMatch(/^shop_database_up 1$/m);
        expect(figures).toMatch(/^shop_database_read_only 1$/m);
        expect(testShop.errors.splice(0).length).toBeGreaterThan(0);
      } finally {
        await setReadOnly('off');
        await proxy.refuse();
        await proxy.open();
      }
    });

    test('workers that begin while it is away take up their schedules once it is back', async () => {
      const warnings: string[] = [];
      const write = (line: string) => void warnings.push(line);
      const queue = await openJobQueue(database, jobs, pino({ level: 'warn' }, { write }));
      try {
        await sql`delete from pgboss.schedule`.execute(testShop.database.db);
        await proxy.refuse();
        const working = queue.work(testShop.shop);
        await expect.poll(() => warnings.join()).toContain('schedules wait for the database');
        await proxy.open();
        await working;
        const { rows } = await sql<{ name: string }>`
          select name from pgboss.schedule order by name`.execute(testShop.database.db);
        const scheduled = jobs.flatMap(({ name, cron }) => (cron ? [name] : []));
        expect(rows.map(({ name }) => name)).toEqual(scheduled.toSorted());
      } finally {
        await queue.stop();
      }
    });
  });
} else {
  describe('an embedded database', () => {
    test('that has stopped: each call answers 503 with a message', async () => {
      app = testShop.app;
      if (testShop.database.engine === 'pglite') await testShop.database.pglite.close();
      for (const request of calls()) await expectUnavailable(request);
      testShop.errors.splice(0);
    });
  });
}
