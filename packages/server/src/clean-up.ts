import { sql } from 'kysely';
import { deleteExpiredAccountRows } from './account/expired-account-queries.ts';
import { deleteOldSenders } from './messages/message-queries.ts';
import { drawDaysTogether } from './orders/order-day-queries.ts';
import { deleteOldWebhookEvents } from './payments/webhook-queries.ts';
import { deleteOldRequests } from './platform/db/idempotency-queries.ts';
import { imageWidths } from './platform/files/process-image.ts';
import { defineJob } from './platform/jobs/job-queue.ts';
import type { Shop } from './shop.ts';

/** Removes what nothing reads any more, and draws together what is read as a sum. */
export async function cleanUp(shop: Shop): Promise<void> {
  await deleteOldRequests(shop.db);
  await deleteOldWebhookEvents(shop.db);
  await deleteExpiredAccountRows(shop.db);
  await deleteOldSenders(shop.db);
  await drawDaysTogether(shop.db);
  await deleteUnusedPictures(shop);
}

/**
 * Pictures that nothing has shown for a day. An order keeps showing what it sold, so those count.
 * The row goes first: a file without row is invisible, a row without file is a broken picture.
 */
async function deleteUnusedPictures({ db, files }: Shop): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from uploaded_files f
    where f.created_at < now() - interval '1 day'
      and not exists (select from products p where '/uploads/' || f.id || '-1280.webp' = any(p.images))
      and not exists (select from users u where u.avatar_url = '/uploads/' || f.id || '-1280.webp')
      and not exists (select from order_lines l where l.image = '/uploads/' || f.id || '-1280.webp')
    returning f.id`.execute(db);
  for (const { id } of rows) {
    for (const width of imageWidths) await files.remove(`${id}-${width}.webp`);
  }
}

export const cleanUpJob = defineJob({
  name: 'clean-up',
  retryLimit: 0,
  retryDelay: 60,
  cron: '17 * * * *',
  run: (shop) => cleanUp(shop),
});
