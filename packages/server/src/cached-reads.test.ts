import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { cachedReadsAtOnce, openShop } from './open-shop.ts';

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what is cached is made over few connections, and others find theirs free',
  async () => {
    const url = await createEmptyDatabase(inject('databaseTemplate'));
    const folder = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
    const settings = { NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none', DATABASE_URL: url };
    const { shop, close } = await openShop(readConfig(settings), {
      log: pino({ level: 'silent' }),
    });
    // Held until the other connection lets them go.
    const held = sql`select pg_advisory_xact_lock(1)`;
    const making = await shop.db.transaction().execute(async (tx) => {
      await held.execute(tx);
      const waiting = Array.from({ length: 2 * cachedReadsAtOnce }, () =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_advisory_xact_lock(1)`.execute(
          shop.cachedReads,
        ),
      );
      const isWaiting = sql<{ count: number }>`
        select count(*) as count from pg_locks where locktype = 'advisory' and not granted`;
      await expect
        .poll(async () => (await isWaiting.execute(shop.db)).rows[0]?.count)
        .toBe(cachedReadsAtOnce);
      return waiting;
    });
    const pids = (await Promise.all(making)).map(({ rows }) => rows[0]?.pid);
    expect(new Set(pids).size).toBe(cachedReadsAtOnce);
    await close();
    await rm(folder, { recursive: true });
  },
);
