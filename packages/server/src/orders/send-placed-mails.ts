import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { enqueuePlacedMail } from './order-mails.ts';
import { listDuePlacedMails, lockOrder } from './order-queries.ts';

const batchSize = 100;

/** Sends the due mails about new orders. An order that was paid by then has sent its own. */
export async function sendPlacedMails(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>,
): Promise<void> {
  const due = await listDuePlacedMails(shop.db, { now: shop.now(), limit: batchSize });
  for (const id of due) {
    await inTransaction(shop.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await enqueuePlacedMail(shop, tx, order);
    });
  }
}
