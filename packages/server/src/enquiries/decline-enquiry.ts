import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { mailCustomer } from './enqueue-enquiry-mail.ts';

/**
 * Declines an enquiry, or ends an estimate.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged
 */
export async function declineQuote(
  shop: Pick<Shop, 'db' | 'now' | 'jobs' | 'settings'>,
  { userId, name }: Caller,
  { quoteId, version, reason }: ActRequest & { readonly reason: string },
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId);
    assertAct(quote, 'decline', version);
    const by = { actorId: userId, actorName: name, now: shop.now() };
    const declined = await changeQuote(tx, quote, { reason }, { act: 'decline', ...by });
    await mailCustomer(shop, tx, declined, { kind: 'declined' });
  });
}
