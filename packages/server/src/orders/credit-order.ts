import { issueCreditNote } from '#server/invoices/issue-credit-note.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueOrderMail } from './order-mails.ts';
import type { Actor, LockedOrder } from './order-queries.ts';

type Credit = { cause: Parameters<typeof issueCreditNote>[2]['cause']; by: Actor };

/**
 * Issues a credit note for the amount of a locked order that should be credited and is not yet, and mails
 * its customer. Does nothing if the order has no invoice.
 * @throws AppError taxNumberRefused
 */
export async function creditOrder(
  shop: Pick<Shop, 'jobs' | 'settings' | 'now'>,
  tx: Tx,
  order: LockedOrder,
  { cause, by }: Credit,
): Promise<void> {
  const request = { orderId: order.id, cause, issuedBy: by.id };
  const note = await issueCreditNote(shop, tx, request);
  if (note) await enqueueOrderMail(shop, tx, { kind: 'creditNote', ...note }, order);
}
