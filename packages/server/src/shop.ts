import type { Logger } from 'pino';
import type { OpenCatalogue } from './catalogue/open-catalogue.ts';
import type { PaymentSandbox } from './gateway/open-gateway.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import type { Cache } from './platform/cache/cache.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/db/open-database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { ResolveHost } from './programs/resolve-host.ts';
import type { ShopSettings } from './settings/open-settings.ts';

/** Everything an act may use, made by open-shop.ts. An act's parameters are the parts it needs. */
export interface Shop {
  readonly config: Config;
  readonly db: Db;
  /** The products that customers see, with categories and synonyms, in memory. */
  readonly catalogue: OpenCatalogue;
  /** Settings that the owner changes while the shop runs. */
  readonly settings: ShopSettings;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** Undefined when online payment is not configured. */
  readonly payments: PaymentGateway | undefined;
  /** Replaces the payment provider where that is not configured; never in production. */
  readonly sandbox: PaymentSandbox | undefined;
  readonly cache: Cache;
  readonly limits: RateLimits;
  /** The addresses of names on the Internet, for what is sent outwards. */
  readonly resolveHost: ResolveHost;
  readonly log: Logger;
  readonly now: () => Date;
}
