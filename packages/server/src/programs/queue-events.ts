import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { claimUnqueued } from './webhook-queries.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'send-event': { readonly deliveryId: string; readonly webhookId: string };
    'queue-events': Record<string, never>;
  }
}

const atOnce = 100;

/**
 * Gives each event that was written its job. Triggers write events, which know nothing of the queue; whoever
 * hears of one calls this, and a job each minute for what nobody has heard of.
 */
export async function queueEvents({ db, jobs }: Pick<Shop, 'db' | 'jobs'>): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const claimed = await claimUnqueued(tx, atOnce);
      for (const ids of claimed) await jobs.enqueue(tx, 'send-event', ids);
      return claimed.length;
    });
    if (count < atOnce) return;
  }
}
