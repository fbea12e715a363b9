import { join } from 'node:path';
import { openGateway } from './gateway/open-gateway.ts';
import { jobs } from './jobs.ts';
import { openCache } from './platform/cache/cache.ts';
import { followChanges } from './platform/cache/follow-changes.ts';
import type { Config } from './platform/config/config.ts';
import { lockDataFolder } from './platform/db/data-folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import {
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from './platform/db/open-database.ts';
import { openFolderStore } from './platform/files/file-store.ts';
import { openBucketStore } from './platform/files/s3-store.ts';
import { openRateLimits } from './platform/http/rate-limits.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { openLog } from './platform/log/open-log.ts';
import { openMailer } from './platform/mail/mailer.ts';
import type { Shop } from './shop.ts';

export type OpenShop = {
  readonly shop: Shop;
  readonly database: OpenDatabase;
  close(): Promise<void>;
};

/** Opens all that the settings name, migrated and ready; used by serve.ts and the commands. */
export async function openShop(config: Config): Promise<OpenShop> {
  const log = openLog(config);
  const lock = config.DATABASE_URL ? undefined : lockDataFolder(config.dataDir);
  const database = config.DATABASE_URL
    ? openServerDatabase(config.DATABASE_URL, {
        poolSize: config.DATABASE_POOL,
        onError: (error) => log.warn({ err: error }, 'database connection lost'),
      })
    : await openEmbeddedDatabase({ dataDir: config.dataDir });
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const cache = openCache();
  const [following, queue] = await Promise.all([
    followChanges(database, cache, log),
    openJobQueue(database, jobs, log),
  ]);
  const mailer = openMailer(config);
  const limits = await openRateLimits(config);
  const shop: Shop = {
    config,
    db: database.db,
    jobs: queue,
    mailer,
    files: config.bucket
      ? openBucketStore(config.bucket)
      : await openFolderStore(join(config.dataDir, 'uploads')),
    payments: await openGateway(config, database.db),
    cache,
    limits,
    log,
    now: () => new Date(),
  };
  return {
    shop,
    database,
    async close() {
      await queue.stop();
      await following.close();
      mailer.close();
      limits.close();
      await database.close();
      lock?.release();
    },
  };
}
