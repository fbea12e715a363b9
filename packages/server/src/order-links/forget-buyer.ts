import { isQuoteClosed } from '@mathappu/contract/enquiries/quote-state';
import { anonymiseQuote } from '#server/enquiries/enquiry-queries.ts';
import { anonymiseSale } from '#server/orders/customer-order-queries.ts';
import { mailQueues } from '#server/orders/mail-queues.ts';
import { eraseAuditWords, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { removeBuyerFromRules } from '#server/prices/price-rule-queries.ts';
import type { Shop } from '#server/shop.ts';
import { lockSale } from './link-queries.ts';

/**
 * Erases who bought without an account, and what was written about them, from a sale with its enquiry, from
 * a closed enquiry or from an estimate. What the tax law keeps stays.
 * @throws AppError linkNotFound, linkTaken when an account holds it, ordersUnderWay, moneyToGiveBack
 */
export async function forgetBuyer(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  { userId: actorId }: Caller,
  { number, reason }: { number: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { quote, order, orders } = await lockSale(tx, number);
    const sale = order ?? quote;
    if (!sale) throw new AppError('linkNotFound');
    if (sale.userId !== null) throw new AppError('linkTaken');
    const isOpen = order
      ? orders.some((one) => one.isOpen)
      : quote?.kind === 'enquiry' && !isQuoteClosed(quote.state);
    if (isOpen) throw new AppError('ordersUnderWay');
    const owing = orders.find(({ toGiveBackPaise }) => toGiveBackPaise > 0);
    if (owing) throw new AppError('moneyToGiveBack', { order: owing.number });
    const ofOrders = orders.map(({ id }) => id);
    const ids = [...(quote ? [quote.id] : []), ...ofOrders];
    for (const to of new Set([quote?.email, order?.email])) {
      if (to) for (const name of mailQueues) await jobs.delete(tx, name, { to });
    }
    const phones = [...(quote ? [quote] : []), ...orders].map(({ phone }) => phone);
    await removeBuyerFromRules(tx, { userId: null, phones });
    if (quote) await anonymiseQuote(tx, quote.id);
    await anonymiseSale(tx, ofOrders);
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
