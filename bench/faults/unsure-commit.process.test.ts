import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#packages/server/src/platform/db/database-errors.ts';
import { claimRequest } from '#packages/server/src/platform/db/idempotency-queries.ts';
import { inTransaction } from '#packages/server/src/platform/db/in-transaction.ts';
import { migrate } from '#packages/server/src/platform/db/migrate.ts';
import { newId } from '#packages/server/src/platform/db/new-id.ts';
import { openServerDatabase } from '#packages/server/src/platform/db/open-database.ts';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';

test('what the standby has not confirmed is acknowledged to nobody, nor when it is asked for again', () =>
  withOwnPostgres(
    async ({ url }) => {
      const database = openServerDatabase(url, { poolSize: 2, onError: () => undefined });
      const { db, close } = database;
      const waitFor = async (standby: string) => {
        await sql`alter system set synchronous_standby_names = ${sql.lit(standby)}`.execute(db);
        await sql`select pg_reload_conf()`.execute(db);
        const shown = async () =>
          (
            await sql<{
              names: string;
            }>`select current_setting('synchronous_standby_names') as names`.execute(db)
          ).rows;
        await expect.poll(shown).toEqual([{ names: standby }]);
      };
      const request = { userId: newId(), route: 'order cod', key: 'once' };
      const claim = () =>
        inTransaction(db, (tx) => claimRequest(tx, request, { requestHash: '', answer: {} }));
      try {
        await migrate(database);
        await waitFor('absent');
        for (let time = 1; time <= 2; time += 1) {
          const refusal = await claim().catch((error: unknown) => error);
          expect(isDatabaseUnavailable(refusal)).toBe(true);
          expect(await db.selectFrom('idempotent_requests').select('key').execute()).toHaveLength(
            1,
          );
        }
        await waitFor('');
        expect(await claim()).toEqual({ requestHash: '', answer: {}, isEarlier: true });
      } finally {
        await close();
      }
    },
    { isDurable: true },
  ));
