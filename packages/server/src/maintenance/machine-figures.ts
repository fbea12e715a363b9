import { stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '#server/platform/http/metrics-routes.ts';
import type { Shop } from '#server/shop.ts';

type Parts = { config: Pick<Shop['config'], 'dataDir'> };

const lastBackup = ({ config }: Parts): string => join(config.dataDir, 'last-backup');

/** Wherever the backup is, the time of this file is that of the last one. */
export const recordBackup = (parts: Parts): Promise<void> =>
  writeFile(lastBackup(parts), `${new Date().toISOString()}\n`);

/** What is known without the database. */
export async function readMachineFigures(parts: Parts): Promise<Figure[]> {
  const { bsize, bavail, blocks } = await statfs(parts.config.dataDir);
  const backup = await stat(lastBackup(parts)).catch(() => undefined);
  return [
    { name: 'shop_data_free_bytes', value: bavail * bsize },
    { name: 'shop_data_size_bytes', value: blocks * bsize },
    {
      name: 'shop_last_backup_timestamp_seconds',
      value: backup ? Math.round(backup.mtimeMs / 1000) : 0,
    },
  ];
}
