import { join } from 'node:path';
import { PostgresDialect } from 'kysely';
import { giveListingRules } from './catalogue/listing/give-listing-rules.ts';
import { type GatewayOptions, openGateway } from './gateway/open-gateway.ts';
import { jobs } from './jobs.ts';
import { type Cache, openCache } from './platform/cache/cache.ts';
import { followChanges, type Program } from './platform/cache/follow-changes.ts';
import type { Config } from './platform/config/config.ts';
import { openClock } from './platform/db/database-clock.ts';
import { migrate } from './platform/db/migrate.ts';
import { type Db, type OpenDatabase, openKysely, openPool } from './platform/db/open-database.ts';
import { openShopDatabase } from './platform/db/open-shop-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { closeToOthers } from './platform/files/own-folder.ts';
import { openRateLimits, type RateLimits } from './platform/http/rate-limits.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/job-queue.ts';
import { openLog } from './platform/log/open-log.ts';
import { openTraces } from './platform/log/traces.ts';
import { type Mailer, openMailer } from './platform/mail/mailer.ts';
import { openSettings } from './settings/open-settings.ts';
import type { Shop } from './shop.ts';

export type OpenShop = {
  readonly shop: Shop;
  readonly database: OpenDatabase;
  /** Runs the jobs; acts enqueue through `shop.jobs`. */
  readonly queue: OpenJobQueue<Shop>;
  close(): Promise<void>;
};

/** Parts that tests replace. The shop closes them as it closes its own. */
export type Replacements = {
  readonly database?: OpenDatabase;
  /** The database that acts use. */
  readonly db?: Db;
  readonly mailer?: Mailer;
  readonly limits?: RateLimits;
  readonly cache?: Cache;
  readonly gateway?: GatewayOptions;
  readonly log?: Shop['log'];
  readonly now?: () => Date;
};

/** Opens and migrates everything the settings name. A failing start closes what it has opened. */
export async function openShop(
  config: Config,
  replacements: Replacements = {},
  program: Program = 'command',
): Promise<OpenShop> {
  await using opened = new AsyncDisposableStack();
  const log = replacements.log ?? openLog(config);
  for (const folder of ['', 'pgdata', 'outbox', 'sandbox']) {
    closeToOthers(join(config.dataDir, folder));
  }
  opened.adopt(await openTraces(config), (traces) => traces.close());
  const database = opened.adopt(
    replacements.database ?? (await openShopDatabase(config, log)),
    (open) => open.close(),
  );
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  await giveListingRules(database.db, config);
  const clock = opened.adopt(await openClock(database, log), (open) => open.close());
  const limits = opened.adopt(replacements.limits ?? (await openRateLimits(config)), (open) =>
    open.close(),
  );
  const mailer = opened.adopt(replacements.mailer ?? openMailer(config), (open) => open.close());
  const cache = replacements.cache ?? openCache();
  const settings = await openSettings({ db: database.db, cache, config, log });
  const follower = {
    onChange(what: string) {
      if (what === 'settings') void settings.refresh();
      else if (what.startsWith('stock')) cache.dropStock();
      else cache.drop();
    },
    onMissed: () => void settings.refresh(),
  };
  opened.adopt(await followChanges(database, follower, log, { program }), (following) =>
    following.close(),
  );
  const { gateway, sandbox } = await openGateway(
    config,
    replacements.gateway ?? { sandboxFolder: join(config.dataDir, 'sandbox') },
  );
  opened.defer(async () => sandbox?.close());
  const queue = opened.adopt(await openJobQueue(database, jobs, log), (open) => open.stop());
  const db = replacements.db ?? database.db;
  const shop: Shop = {
    config,
    db,
    cachedReads: replacements.db ?? openCachedReads(config, { database, log }, opened),
    settings,
    jobs: queue,
    mailer,
    files: await openFileStore(config),
    payments: gateway,
    sandbox,
    cache,
    limits,
    log,
    now: replacements.now ?? clock.now,
  };
  const parts = opened.move();
  return { shop, database, queue, close: () => parts.disposeAsync() };
}

/**
 * Cached answers are made over three connections. Searches take turns: several that share the processors
 * end late together, and carts and orders find the other connections free.
 */
export const cachedReadsAtOnce = 3;

function openCachedReads(
  config: Config,
  { database, log }: Pick<Shop, 'log'> & { database: OpenDatabase },
  opened: AsyncDisposableStack,
): Db {
  if (database.engine === 'pglite' || !config.DATABASE_URL) return database.db;
  const pool = openPool(config.DATABASE_URL, {
    poolSize: cachedReadsAtOnce,
    isPooled: config.DATABASE_DIRECT_URL !== undefined,
    onError: (error) => log.warn({ err: error }, 'database connection for reads lost'),
  });
  opened.defer(() => pool.end());
  return openKysely(new PostgresDialect({ pool }));
}
