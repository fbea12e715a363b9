import { join } from 'node:path';
import { openShop } from '#server/open-shop.ts';
import { copyTables } from '#server/platform/backup/copy-tables.ts';
import { demandEmpty } from '#server/platform/backup/demand-empty.ts';
import { countRows } from '#server/platform/backup/table-sums.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';
import {
  directUrlOf,
  openExistingShop,
  openPatientDatabase,
} from '#server/platform/db/open-shop-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = { ...readConfig(readEnvironment()), seedsDemo: false };
  const url = directUrlOf(config);
  // Arguments are shown to everybody on the machine, so they are no place for a password.
  if (process.argv.length > 2 || !url) {
    throw new StartError(
      'Name the empty database to move to in the environment, not as an argument: DATABASE_URL=postgres://user:password@host/database npm run move-to-postgres',
    );
  }
  const place = join(config.dataDir, 'pgdata');
  const onServer = { ...config, DATABASE_URL: url, DATABASE_DIRECT_URL: undefined };
  await using parts = new AsyncDisposableStack();
  const keep = (database: OpenDatabase) => parts.adopt(database, ({ close }) => close());
  const from = keep(await openExistingShop({ ...onServer, DATABASE_URL: undefined }));
  const to = keep(await openPatientDatabase(onServer));
  await demandEmpty(to.db);
  await migrate(from);
  // Makes the tables, those of the job queue included.
  await (await openShop(onServer)).close();
  // All or nothing: broken off, it leaves a new shop, into which it can be begun again.
  const sums = await to.db.transaction().execute(async (writing) => {
    await demandEmpty(writing);
    return from.db.transaction().execute((reading) => copyTables(reading, writing));
  });
  process.stdout.write(
    `${countRows(sums)} rows of ${Object.keys(sums).length} tables are on the server, each table compared with its source.\n` +
      'Set DATABASE_URL to that address and start the shop. The pictures stay where they are; the embedded\n' +
      `database, ${place}, is as it was: keep it until the first backup of the server.\n`,
  );
});
