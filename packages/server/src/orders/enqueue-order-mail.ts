import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { type OrderMailKind, orderMailSubject } from './order-mails.ts';

/** The mail goes out exactly when the transaction commits; a deleted account gets none. */
export async function enqueueOrderMail(
  shop: Shop,
  tx: Tx,
  kind: OrderMailKind,
  order: { id: string; number: string; customerEmail: string },
): Promise<void> {
  if (order.customerEmail === '') return;
  await shop.jobs.enqueue(tx, 'order-mail', {
    kind,
    orderId: order.id,
    to: order.customerEmail,
    subject: orderMailSubject(kind, order.number, shop.config),
  });
}
