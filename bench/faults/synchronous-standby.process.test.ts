import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#packages/server/src/platform/db/database-errors.ts';
import { openPool } from '#packages/server/src/platform/db/open-database.ts';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';

const options = { poolSize: 2, isPooled: false, onError: () => undefined };

test(
  'a commit that its synchronous standby does not confirm is not acknowledged',
  () =>
    withOwnPostgres(
      async ({ url }) => {
        const pool = openPool(url, options);
        const client = await pool.connect();
        try {
          await client.query('create table change (number int)');
          await client.query(`set synchronous_commit to 'on'`);
          await client.query('begin');
          await client.query('insert into change values (1)');
          const commit = await client.query('commit').catch((error: unknown) => error);
          expect(isDatabaseUnavailable(commit)).toBe(true);
        } finally {
          client.release(true);
          await pool.end();
        }
      },
      {
        isDurable: true,
        // What a start and the test itself write waits for no standby.
        settings: { synchronous_standby_names: 'absent', synchronous_commit: 'local' },
      },
    ),
  60_000,
);
