import type { OpenShop } from './open-shop.ts';
import { countProcesses } from './platform/cache/follow-changes.ts';

/** Says what the processes do not share, since each has it in its own memory. */
export async function warnOfOthers({ shop, database }: OpenShop): Promise<void> {
  const shops = await countProcesses(database, ['shop']);
  if (shops > 1 && !shop.config.REDIS_URL) {
    shop.log.warn(
      { processes: shops },
      'several processes without REDIS_URL: each counts its rate limits for itself',
    );
  }
  if (!shop.sandbox) return;
  const all = await countProcesses(database, ['shop', 'worker']);
  if (all > 1) {
    shop.log.warn(
      { processes: all },
      'several processes with the payment sandbox: each knows its own payments alone',
    );
  }
}
