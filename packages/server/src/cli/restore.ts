import { openShop } from '#server/open-shop.ts';
import { readBackup } from '#server/platform/backup/read-backup.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the backup: npm run restore -- var/backups/…');
const opened = await openShop({ ...readConfig(readEnvironment()), seedsDemo: false });
try {
  const { tables, files } = await readBackup(opened.shop.db, opened.shop.files, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${rows} rows and ${files} files are back\n`);
} finally {
  await opened.close();
}
