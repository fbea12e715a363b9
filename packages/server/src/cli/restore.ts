import { openShop } from '#server/open-shop.ts';
import { readBackup } from '#server/platform/backup/read-backup.ts';
import { countRows } from '#server/platform/backup/table-sums.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new StartError('Name the folder of the backup: npm run restore -- var/backups/…');
  const config = { ...readConfig(readEnvironment()), seedsDemo: false };
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, bucket, dataDir } = config;
  if (directUrl !== undefined) {
    throw new StartError(
      'DATABASE_DIRECT_URL is set as well. Name the server to restore to, without a pooler, by DATABASE_URL alone: DATABASE_DIRECT_URL= DATABASE_URL=postgres://…/empty npm run restore -- <folder>',
    );
  }
  const server = databaseUrl && new URL(databaseUrl);
  process.stdout.write(
    `Restoring to ${server ? `${server.host}${server.pathname}` : dataDir}, pictures to ${bucket ? `the bucket ${bucket.bucket} at ${bucket.endpoint}` : dataDir}\n`,
  );
  const target = { databaseUrl, dataDir };
  const { tables, files } = await readBackup(target, await openFileStore(config), folder);
  // A backup of an older version is migrated as the shop opens.
  const opened = await openShop(config);
  await opened.close();
  process.stdout.write(`${countRows(tables)} rows and ${files} files are back\n`);
});
