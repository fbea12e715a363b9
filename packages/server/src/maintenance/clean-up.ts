import { deleteExpiredAccountRows } from '#server/account/expired-account-queries.ts';
import { deleteOldWebhookEvents } from '#server/gateway/webhook-queries.ts';
import { deleteOldSenders } from '#server/messages/message-queries.ts';
import { compactShards } from '#server/orders/sales-queries.ts';
import { deleteOldRequests } from '#server/platform/db/idempotency-queries.ts';
import { imageWidths, pictureFile } from '#server/platform/files/picture-address.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';
import { deleteUnusedPictures } from './unused-picture-queries.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'clean-up': Record<string, never>;
  }
}

/** Removes what nothing reads any more, and draws together what is read as a sum. */
export async function cleanUp(shop: Shop): Promise<void> {
  await deleteOldRequests(shop.db);
  await deleteOldWebhookEvents(shop.db);
  await deleteExpiredAccountRows(shop.db);
  await deleteOldSenders(shop.db);
  await compactShards(shop.db);
  // The row goes first: a file without row is invisible, a row without file is a broken picture.
  for (const id of await deleteUnusedPictures(shop.db)) {
    for (const width of imageWidths) await shop.files.remove(pictureFile(id, width));
  }
}

export const cleanUpJob = defineJob({
  name: 'clean-up',
  retryLimit: 0,
  retryDelay: 60,
  cron: '17 * * * *',
  run: (shop: Shop) => cleanUp(shop),
});
