import { join } from 'node:path';
import { toShopTime } from '@mathappu/contract/shop-time';
import { openShop } from '#server/open-shop.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';

const config = readConfig(readEnvironment());
const stamp = toShopTime(new Date()).replace(/[: ]/g, '-');
const folder = process.argv[2] ?? join(config.dataDir, 'backups', stamp);
const opened = await openShop(config);
try {
  const { tables, files } = await writeBackup(opened.shop.db, opened.shop.files, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${rows} rows and ${files} files are in ${folder}\n`);
} finally {
  await opened.close();
}
