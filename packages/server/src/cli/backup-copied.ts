import { recordDone } from '#server/maintenance/last-done-queries.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { openExistingShop } from '#server/platform/db/open-shop-database.ts';
import { runCommand } from './run-command.ts';

/** For whoever copies backups to another machine: the shop shows its owner that it was done. */
await runCommand(async () => {
  const database = await openExistingShop(readConfig(readEnvironment()));
  try {
    await recordDone(database.db, 'backup copied');
  } finally {
    await database.close();
  }
});
