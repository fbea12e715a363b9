import type { BodyOf } from '@mathappu/contract/endpoint';
import { maxWebhooks } from '@mathappu/contract/programs/program-limits';
import type * as calls from '@mathappu/contract/programs/webhooks';
import * as input from '@mathappu/contract/words/input';
import { conflictDetails, findLatestChange } from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { encryptSecret } from '#server/sessions/encrypt-secret.ts';
import type { Shop } from '#server/shop.ts';
import { changePeople } from '#server/staff/change-people.ts';
import { recordPeopleChange } from '#server/staff/record-people-change.ts';
import { readTarget } from './public-target.ts';
import { tryEvent } from './send-event.ts';
import { makeEventSecret } from './sign-event.ts';
import {
  deleteWebhookRow,
  findDelivery,
  findWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhookRows,
  toDelivery,
  toWebhook,
  updateWebhookRow,
  type WebhookRow,
} from './webhook-queries.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits' | 'now'>;

export async function listWebhooks({
  db,
}: Pick<Shop, 'db'>): Promise<calls.WebhookWithDeliveries[]> {
  const rows = await listWebhookRows(db);
  return Promise.all(
    rows.map(async (row) => ({
      ...toWebhook(row),
      deliveries: (await listDeliveries(db, row.id)).map(toDelivery),
    })),
  );
}

/**
 * Sends events to an address from now on. Repeated under its idempotency key it has no secret.
 * @throws AppError invalidInput, wrongPassword, tooMany or idempotencyConflict
 */
export async function createWebhook(
  shop: Parts,
  caller: Caller,
  { password, url, events }: BodyOf<typeof calls.createWebhook>,
  idempotencyKey: string | undefined,
): Promise<{ webhook: calls.Webhook; secret: string | null }> {
  assertTarget(shop, url);
  const secret = makeEventSecret();
  return changePeople(shop, caller, password, async (tx) => {
    const id = newId();
    const scope = { userId: caller.userId, route: 'webhook', key: idempotencyKey };
    const earlier = await claimOnce(tx, scope, hashFields({ url, events }), { webhookId: id });
    if (earlier) return { webhook: toWebhook(await getRow(tx, earlier.webhookId)), secret: null };
    if ((await listWebhookRows(tx)).length >= maxWebhooks)
      throw new AppError('tooMany', { maximum: maxWebhooks });
    await insertWebhook(tx, {
      id,
      url,
      events,
      secret: encryptSecret(shop.config, secret, 'webhook'),
    });
    await recordPeopleChange(shop, tx, caller, {
      action: 'webhook.create',
      subjectId: id,
      after: inTrail({ url, events, isOn: true }),
    });
    return { webhook: toWebhook(await getRow(tx, id)), secret };
  });
}

/** @throws AppError invalidInput, wrongPassword, notFound or recordChanged */
export async function updateWebhook(
  shop: Parts,
  caller: Caller,
  webhookId: string,
  { version, password, url, events, isOn }: BodyOf<typeof calls.updateWebhook>,
): Promise<calls.Webhook> {
  assertTarget(shop, url);
  return changePeople(shop, caller, password, async (tx) => {
    const before = await getRow(tx, webhookId);
    if (before.version !== version) {
      const latest = await findLatestChange(tx, 'webhook', webhookId);
      throw new AppError('recordChanged', conflictDetails(latest), { data: toWebhook(before) });
    }
    await updateWebhookRow(tx, webhookId, { url, events, is_on: isOn });
    await recordPeopleChange(shop, tx, caller, {
      action: 'webhook.update',
      subjectId: webhookId,
      before: inTrail(toWebhook(before)),
      after: inTrail({ url, events, isOn }),
    });
    return toWebhook(await getRow(tx, webhookId));
  });
}

/** @throws AppError wrongPassword or notFound */
export async function deleteWebhook(
  shop: Parts,
  caller: Caller,
  webhookId: string,
  password: string,
): Promise<void> {
  await changePeople(shop, caller, password, async (tx) => {
    const before = await getRow(tx, webhookId);
    await deleteWebhookRow(tx, webhookId);
    await recordPeopleChange(shop, tx, caller, {
      action: 'webhook.delete',
      subjectId: webhookId,
      before: inTrail(toWebhook(before)),
    });
  });
}

/**
 * Tries an event of the log again under its id, or sends a test; returns it with what came of it.
 * @throws AppError notFound or tooManyRequests
 */
export async function sendAgain(
  shop: Parts & Pick<Shop, 'resolveHost'>,
  caller: Caller,
  { webhookId, deliveryId }: { webhookId: string; deliveryId?: string | undefined },
): Promise<calls.Delivery> {
  const { db, limits } = shop;
  await getRow(db, webhookId);
  await limits.use('eventByHand', caller.userId);
  const id = deliveryId ?? (await insertTest(db, webhookId));
  if ((await findDelivery(db, id))?.webhook_id !== webhookId) throw new AppError('notFound');
  await tryEvent(shop, id);
  const tried = await findDelivery(db, id);
  if (!tried) throw new AppError('notFound');
  return toDelivery(tried);
}

function assertTarget({ config }: Pick<Shop, 'config'>, url: string): void {
  if (!readTarget(url, config.EVENT_HOSTS))
    throw new AppError('invalidInput', {}, { field: 'url', problem: input.webhookUrlInvalid });
}

/** Of the address its host alone: who knows the rest may pass for the shop at many receivers. */
const inTrail = ({ url, ...rest }: Pick<calls.Webhook, 'url' | 'events' | 'isOn'>) => ({
  host: new URL(url).host,
  events: rest.events,
  isOn: rest.isOn,
});

async function getRow(db: Queryable, id: string): Promise<WebhookRow> {
  const row = await findWebhook(db, id);
  if (!row) throw new AppError('notFound');
  return row;
}
