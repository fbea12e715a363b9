import type { EventType } from '@mathappu/contract/programs/event-types';
import { deliveriesShown } from '@mathappu/contract/programs/program-limits';
import type { Delivery, Webhook } from '@mathappu/contract/programs/webhooks';
import { type Insertable, sql, type Updateable } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

const selectWebhooks = (db: Queryable) =>
  db.selectFrom('webhooks').select(['id', 'url', 'events', 'is_on', 'version', 'created_at']);

export type WebhookRow = Awaited<ReturnType<typeof findWebhook>> & object;

export const findWebhook = (db: Queryable, id: string) =>
  selectWebhooks(db).where('id', '=', id).executeTakeFirst();

export const listWebhookRows = (db: Queryable) =>
  selectWebhooks(db).orderBy('created_at').orderBy('id').execute();

export const toWebhook = (row: WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  events: row.events as EventType[],
  isOn: row.is_on,
  version: row.version,
  createdAt: row.created_at.toISOString(),
});

export async function insertWebhook(
  db: Queryable,
  row: Pick<Insertable<Tables['webhooks']>, 'id' | 'url' | 'events' | 'secret'>,
): Promise<void> {
  await db.insertInto('webhooks').values(row).execute();
}

export async function updateWebhookRow(
  db: Queryable,
  id: string,
  changes: Pick<Updateable<Tables['webhooks']>, 'url' | 'events' | 'is_on'>,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhookRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

const deliveryColumns = [
  'id',
  'event',
  'data',
  'state',
  'tries',
  'answer',
  'created_at',
  'tried_at',
] as const;

type DeliveryRow = Awaited<ReturnType<typeof findDelivery>> & object;

export const findDelivery = (db: Queryable, id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .select('webhook_id')
    .where('id', '=', id)
    .executeTakeFirst();

/** The last deliveries of an address, the newest first; of more those that failed, to be sent again. */
export const listDeliveries = (db: Queryable, webhookId: string) =>
  db
    .selectFrom((own) =>
      own
        .selectFrom('webhook_deliveries')
        .select(deliveryColumns)
        .where('webhook_id', '=', webhookId)
        .orderBy(sql`(state = 'failed')`, 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(deliveriesShown)
        .as('shown'),
    )
    .select(deliveryColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

type Subject = { orderId?: string; number?: string; name?: string };

export function toDelivery(row: Omit<DeliveryRow, 'webhook_id'>): Delivery {
  const { orderId, number, name } = row.data as Subject;
  return {
    _id: row.id,
    event: row.event as Delivery['event'],
    subject: orderId ?? number ?? name ?? '',
    state: row.state,
    tries: row.tries,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
  };
}

/** An event that is sent in any case, and has no job. */
export async function insertTest(db: Queryable, webhookId: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('webhook_deliveries')
    .values({ id, webhook_id: webhookId, event: 'ping', data: '{}', is_queued: true })
    .execute();
  return id;
}

/** Takes events that have no job yet; another process takes others at the same moment. */
export async function claimUnqueued(
  tx: Tx,
  limit: number,
): Promise<{ deliveryId: string; webhookId: string }[]> {
  const { rows } = await sql<{ deliveryId: string; webhookId: string }>`
    with unqueued as materialized (
      select id from webhook_deliveries where not is_queued
      order by created_at limit ${limit} for update skip locked)
    update webhook_deliveries delivery set is_queued = true from unqueued where delivery.id = unqueued.id
    returning delivery.id as "deliveryId", webhook_id as "webhookId"`.execute(tx);
  return rows;
}

/** What is sent, and where to. */
export const findMessage = (db: Queryable, id: string) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'delivery.event', 'delivery.data', 'delivery.state'])
    .select(['delivery.tries', 'delivery.created_at'])
    .select([
      'webhooks.id as webhookId',
      'webhooks.url',
      'webhooks.secret',
      'webhooks.is_on as isOn',
    ])
    .where('delivery.id', '=', id)
    .executeTakeFirst();

export type Message = Awaited<ReturnType<typeof findMessage>> & object;

/** @param state undefined leaves it as it is */
type Tried = { state: Delivery['state'] | undefined; answer: string; isTried: boolean };

/** What was delivered stays so, when two tries meet. */
export async function updateTried(
  db: Queryable,
  id: string,
  { state, answer, isTried }: Tried,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ answer })
    .set(isTried ? { tries: sql<number>`tries + 1`, tried_at: sql<Date>`clock_timestamp()` } : {})
    .$if(state !== undefined, (update) =>
      update.set({
        state: sql<Delivery['state']>`case when state = 'delivered' then state else ${state} end`,
      }),
    )
    .where('id', '=', id)
    .execute();
}

/** The receiver wants no more. */
export async function switchOff(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ is_on: false, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .execute();
}

/** False when the owners have been told, and nothing was delivered since. */
export async function updateTold(db: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function clearTold(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ told_at: null })
    .where('id', '=', id)
    .where('told_at', 'is not', null)
    .execute();
}

/** The log goes back 30 days. */
export const deleteOldDeliveries = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'webhook_deliveries', sql`created_at < now() - interval '30 days'`);
