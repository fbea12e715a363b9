import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** False when this event has been taken in before. */
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

/** The gateway gives up on an event after a day; a month is more than enough to know it again. */
export async function deleteOldWebhookEvents(db: Queryable): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
