import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** Returns false when this event was received before. */
export async function insertWebhookEvent(
  tx: Tx,
  event: { eventId: string; type: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('webhook_events')
    .values({ event_id: event.eventId, type: event.type })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * The gateway stops redelivering an event after 24 hours, so none older than 30 days is redelivered.
 * https://razorpay.com/docs/webhooks/
 */
export const deleteOldWebhookEvents = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'webhook_events', sql`received_at < now() - interval '30 days'`);
