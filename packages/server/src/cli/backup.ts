import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toShopTime } from '@mathappu/contract/shop-time';
import { recordDone } from '#server/maintenance/last-done-queries.ts';
import { findOldBackups } from '#server/platform/backup/old-backups.ts';
import { countRows } from '#server/platform/backup/table-sums.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { openExistingShop } from '#server/platform/db/open-shop-database.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(readEnvironment());
  const stamp = toShopTime(new Date()).replace(/[: ]/g, '-');
  const backups = join(config.dataDir, 'backups');
  const named = process.argv[2];
  const folder = named ?? join(backups, stamp);
  /** One that was broken off or damaged waits for somebody who looks why. */
  const isFinished = (name: string) => existsSync(join(backups, name, 'manifest.json'));

  const database = await openExistingShop(config);
  try {
    const { tables, files } = await writeBackup(database, await openFileStore(config), folder);
    await recordDone(database.db, 'backup');
    process.stdout.write(`${countRows(tables)} rows and ${files} files are in ${folder}\n`);
  } finally {
    await database.close();
  }
  // Whoever names the folder of the backup removes old ones there.
  const old = named ? [] : findOldBackups((await readdir(backups)).filter(isFinished));
  for (const name of old) await rm(join(backups, name), { recursive: true });
  if (old.length > 0) process.stdout.write(`${old.length} older ones were deleted\n`);
});
