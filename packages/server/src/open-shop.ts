import { join } from 'node:path';
import { giveListingRules } from './catalogue/listing/give-listing-rules.ts';
import { type OpenCatalogue, openCatalogue } from './catalogue/open-catalogue.ts';
import { type GatewayOptions, openGateway } from './gateway/open-gateway.ts';
import { jobs } from './jobs.ts';
import { recordDone } from './maintenance/last-done-queries.ts';
import { type Cache, openCache } from './platform/cache/cache.ts';
import { followChanges, type Program } from './platform/cache/follow-changes.ts';
import type { Config } from './platform/config/config.ts';
import { openClock } from './platform/db/database-clock.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Db, OpenDatabase } from './platform/db/open-database.ts';
import { openShopDatabase } from './platform/db/open-shop-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { closeToOthers } from './platform/files/own-folder.ts';
import { openRateLimits, type RateLimits } from './platform/http/rate-limits.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/job-queue.ts';
import { openLog } from './platform/log/open-log.ts';
import { openTraces } from './platform/log/traces.ts';
import { type Mailer, openMailer } from './platform/mail/mailer.ts';
import { type EventQueue, openEventQueue } from './programs/open-event-queue.ts';
import { type ResolveHost, resolveHost } from './programs/resolve-host.ts';
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
  readonly resolveHost?: ResolveHost;
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
  /** The last mail is noted; a mail that went out is not sent again because that failed. */
  const send: Mailer['send'] = async (mail) => {
    await mailer.send(mail);
    await recordDone(database.db, 'mail sent').catch((error: unknown) =>
      log.warn({ err: error }, 'the time of the last mail was not stored'),
    );
  };
  const cache = replacements.cache ?? openCache();
  const settings = await openSettings({ db: database.db, cache, config, log });
  let catalogue: OpenCatalogue | undefined;
  let events: EventQueue | undefined;
  const follower = {
    onChange(what: string) {
      if (what === 'settings') void settings.refresh();
      else if (what === 'reviews') cache.drop();
      else if (what === 'events') events?.queue();
      else catalogue?.onChange(what);
    },
    onMissed() {
      void settings.refresh();
      catalogue?.onMissed();
      events?.queue();
    },
  };
  const following = opened.adopt(
    await followChanges(database, follower, log, { program }),
    (open) => open.close(),
  );
  catalogue = opened.adopt(
    openCatalogue(
      { db: database.db, log, following },
      { onApplied: ({ isOnlyStock }) => (isOnlyStock ? cache.dropStock() : cache.drop()) },
    ),
    (open) => open.close(),
  );
  cache.onDrop(catalogue.hasChanged);
  const { gateway, sandbox } = await openGateway(
    config,
    replacements.gateway ?? { sandboxFolder: join(config.dataDir, 'sandbox') },
  );
  opened.defer(async () => sandbox?.close());
  const queue = opened.adopt(await openJobQueue(database, jobs, log), (open) => open.stop());
  // A command ends before a job would run; a process of the shop takes over what it has written.
  if (program !== 'command')
    events = opened.adopt(openEventQueue({ db: database.db, jobs: queue, log }), (open) =>
      open.close(),
    );
  const db = replacements.db ?? database.db;
  const shop: Shop = {
    config,
    db,
    catalogue,
    settings,
    jobs: queue,
    mailer: { ...mailer, send },
    files: await openFileStore(config),
    payments: gateway,
    sandbox,
    cache,
    limits,
    resolveHost: replacements.resolveHost ?? resolveHost,
    log,
    now: replacements.now ?? clock.now,
  };
  const parts = opened.move();
  return { shop, database, queue, close: () => parts.disposeAsync() };
}
