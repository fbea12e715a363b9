import { demoCatalogue } from '@mathappu/demo/demo-catalogue';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrationNames } from '#server/platform/db/migrate.ts';
import { openServerDatabase } from '#server/platform/db/open-database.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { startShopProcess } from '#test/shop-process.ts';

const rounds = 3;
const processes = 3;

const settings = {
  NODE_ENV: 'test',
  AUTH_SECRET: 'one-secret-of-all-processes-0123456789',
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: 'owner@mail.test',
  ADMIN_PASSWORD: 'banyan-lantern-42',
};

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several processes', () => {
  test('that start together on an empty database fill it once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const url = await createEmptyDatabase(inject('databaseTemplate'));
      const starts = await Promise.allSettled(
        Array.from({ length: processes }, () =>
          startShopProcess({ ...settings, DATABASE_URL: url }),
        ),
      );
      const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
      const { db, close } = openServerDatabase(url, { poolSize: 1, onError: () => undefined });
      const count = async (table: 'products' | 'users' | 'applied_migrations') =>
        (await db.selectFrom(table).select(sql`1`.as('row')).execute()).length;
      try {
        expect(shops).toHaveLength(processes);
        expect(await count('applied_migrations')).toBe(migrationNames.length);
        expect(await count('products')).toBe(demoCatalogue.length);
        // The demo's two and the first admin.
        expect(await count('users')).toBe(3);
      } finally {
        await close();
        await Promise.all(shops.map((shop) => shop.stop()));
      }
    }
  });
});
