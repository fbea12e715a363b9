import { isQuoteClosed } from '@mathappu/contract/enquiries/quote-state';
import { anonymiseQuote } from '#server/enquiries/enquiry-queries.ts';
import { anonymiseOrder } from '#server/orders/customer-order-queries.ts';
import { mailQueues } from '#server/orders/mail-queues.ts';
import { eraseAuditWords, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { lockSale } from './link-queries.ts';

/**
 * Erases who bought without an account, and what was written about them, from an order with its enquiry, from
 * a closed enquiry or from an estimate. What the tax law keeps stays.
 * @throws AppError linkNotFound, linkTaken when an account holds it, ordersUnderWay, moneyToGiveBack
 */
export async function forgetBuyer(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  { userId: actorId }: Caller,
  { number, reason }: { number: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { quote, order } = await lockSale(tx, number);
    const sale = order ?? quote;
    if (!sale) throw new AppError('linkNotFound');
    if (sale.userId !== null) throw new AppError('linkTaken');
    const isOpen = order ? order.isOpen : quote?.kind === 'enquiry' && !isQuoteClosed(quote.state);
    if (isOpen) throw new AppError('ordersUnderWay');
    if (order && order.toGiveBackPaise > 0) {
      throw new AppError('moneyToGiveBack', { order: order.number });
    }
    const ids = [quote?.id, order?.id].filter((id) => id !== undefined);
    for (const to of new Set([quote?.email, order?.email])) {
      if (to) for (const name of mailQueues) await jobs.delete(tx, name, { to });
    }
    if (quote) await anonymiseQuote(tx, quote.id);
    if (order) await anonymiseOrder(tx, order.id);
    await eraseAuditWords(tx, ids);
    await insertAuditEntry(tx, {
      actorId,
      action: 'order.forget',
      subjectKind: order ? 'order' : 'quote',
      subjectId: sale.id,
      after: { reason },
    });
  });
}
