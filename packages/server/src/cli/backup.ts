import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toShopTime } from '@mathappu/contract/shop-time';
import { recordBackup } from '#server/maintenance/machine-figures.ts';
import { openShop } from '#server/open-shop.ts';
import { findOldBackups } from '#server/platform/backup/old-backups.ts';
import { checkBackup } from '#server/platform/backup/read-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';

const config = readConfig(readEnvironment());
const stamp = toShopTime(new Date()).replace(/[: ]/g, '-');
const backups = join(config.dataDir, 'backups');
const named = process.argv[2];
const folder = named ?? join(backups, stamp);
/** One that was broken off waits for somebody who looks why. */
const isFinished = (name: string) => existsSync(join(backups, name, 'manifest.json'));

const opened = await openShop(config);
try {
  const { tables, files } = await writeBackup(opened.shop.db, opened.shop.files, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  await checkBackup(folder);
  await recordBackup(opened.shop);
  process.stdout.write(`${rows} rows and ${files} files are in ${folder}\n`);
  // Where somebody else names the folder, somebody else looks after it.
  const old = named ? [] : findOldBackups((await readdir(backups)).filter(isFinished));
  for (const name of old) await rm(join(backups, name), { recursive: true });
  if (old.length > 0) process.stdout.write(`${old.length} older ones were deleted\n`);
} finally {
  await opened.close();
}
