import type { SandboxSettings } from './sandbox-control.ts';
import {
  newSandboxId,
  orderEntity,
  paymentEntity,
  refundEntity,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-entities.ts';
import type { SandboxDb, SandboxTx } from './sandbox-tables.ts';

type SandboxEvent = {
  readonly type: string;
  readonly order?: SandboxOrder;
  readonly payment?: SandboxPayment;
  readonly refund?: SandboxRefund;
};

/** Writes down what will be told, delayed, lost, repeated and ordered as the settings say. */
export async function noteEvents(
  tx: SandboxTx,
  settings: SandboxSettings,
  events: readonly SandboxEvent[],
): Promise<void> {
  const deliverAt = new Date(Date.now() + settings.webhookDelayMs);
  const deliveries = events.flatMap((event) => {
    const delivery = {
      event_id: newSandboxId('evt'),
      type: event.type,
      body: JSON.stringify(eventBody(event)),
      state: isLost(settings, event.type) ? ('lost' as const) : ('waiting' as const),
      deliver_at: deliverAt,
      last_status: null,
    };
    return Array.from({ length: settings.webhookCopies }, () => delivery);
  });
  await tx
    .insertInto('sandbox.webhooks')
    .values(inOrder(deliveries, settings.webhookOrder))
    .execute();
}

const isLost = ({ lostWebhooks }: SandboxSettings, type: string) =>
  lostWebhooks.includes(type) || lostWebhooks.includes('*');

function inOrder<T>(deliveries: T[], order: SandboxSettings['webhookOrder']): T[] {
  if (order === 'as sent') return deliveries;
  if (order === 'reversed') return deliveries.reverse();
  return deliveries
    .map((delivery) => ({ delivery, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery);
}

function eventBody({ type, order, payment, refund }: SandboxEvent) {
  const payload = {
    ...(payment && { payment: { entity: paymentEntity(payment) } }),
    ...(order && { order: { entity: orderEntity(order) } }),
    ...(refund && { refund: { entity: refundEntity(refund) } }),
  };
  return {
    entity: 'event',
    account_id: 'acc_sandbox',
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  };
}

export type WebhookDelivery = { readonly eventId: string; readonly body: string };

const maxAttempts = 10;

/**
 * Delivers what is due, one after the other; with `all`, what is kept back as well. What is not
 * answered with 200 is tried again later, as the provider does.
 */
export async function deliverWebhooks(
  db: SandboxDb,
  send: (delivery: WebhookDelivery) => Promise<number>,
  { all = false } = {},
): Promise<void> {
  const due = await db
    .selectFrom('sandbox.webhooks')
    .select(['sequence', 'event_id as eventId', 'body', 'attempts'])
    .where('state', '=', 'waiting')
    .$if(!all, (query) => query.where('deliver_at', '<=', new Date()))
    .orderBy('deliver_at')
    .orderBy('sequence')
    .limit(100)
    .execute();
  for (const { sequence, attempts, ...delivery } of due) {
    const status = await send(delivery);
    const isDone = status >= 200 && status < 300;
    const isLast = attempts + 1 >= maxAttempts;
    await db
      .updateTable('sandbox.webhooks')
      .set({
        state: isDone ? 'delivered' : isLast ? 'given up' : 'waiting',
        attempts: attempts + 1,
        last_status: status,
        deliver_at: new Date(Date.now() + Math.min(60_000, 1_000 * 2 ** attempts)),
      })
      .where('sequence', '=', sequence)
      .execute();
  }
}

/** What was told lately, and what still waits, the newest first. */
export const listLatestWebhooks = (db: SandboxDb) =>
  db
    .selectFrom('sandbox.webhooks')
    .select(['event_id', 'type', 'state', 'attempts', 'last_status', 'deliver_at'])
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute();
