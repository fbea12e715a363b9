import type { Tx } from '#server/platform/db/open-database.ts';
import { changeQuote, getLockedQuote } from './change-enquiry.ts';
import { lockOpenEnquiriesOf } from './enquiry-queries.ts';

/** Withdraws the open enquiries of an account that is about to be deleted. */
export async function withdrawEnquiriesOf(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const id of await lockOpenEnquiriesOf(tx, userId)) {
    const quote = await getLockedQuote(tx, id);
    const by = { actorId: userId, actorName: 'Customer', now };
    await changeQuote(tx, quote, {}, { act: 'withdraw', ...by });
  }
}
