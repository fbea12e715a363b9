import {
  inSeconds,
  newId,
  orderEntity,
  paymentEntity,
  refundEntity,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './entities.ts';
import type { SandboxSettings } from './settings.ts';

export type SandboxEvent = {
  readonly type: string;
  readonly order?: SandboxOrder;
  readonly payment?: SandboxPayment;
  readonly refund?: SandboxRefund;
};

/** One delivery of one event; an event that is delivered three times has three. */
export type Webhook = {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'lost' | 'given up';
  readonly deliverAt: number;
  readonly attempts: number;
  readonly lastStatus: number | null;
};

/** The webhooks of these events: delayed, lost, repeated and ordered according to the settings. */
export function webhooksOf(
  events: readonly SandboxEvent[],
  settings: SandboxSettings,
  now: Date,
): Webhook[] {
  const webhooks = events.flatMap((event) => {
    const eventId = newId('evt');
    const webhook = {
      eventId,
      type: event.type,
      body: JSON.stringify(eventBody(event, now)),
      state: isLost(settings, event.type) ? ('lost' as const) : ('waiting' as const),
      deliverAt: now.getTime() + settings.webhookDelayMs,
      attempts: 0,
      lastStatus: null,
    };
    const copies = Array.from({ length: settings.webhookCopies }, (_, copy) => copy);
    return copies.map((copy) => ({ id: `${eventId}-${copy}`, ...webhook }));
  });
  return inOrder(webhooks, settings.webhookOrder);
}

const isLost = ({ lostWebhooks }: SandboxSettings, type: string) =>
  lostWebhooks.includes(type) || lostWebhooks.includes('*');

function inOrder<T>(webhooks: T[], order: SandboxSettings['webhookOrder']): T[] {
  if (order === 'as sent') return webhooks;
  if (order === 'reversed') return webhooks.reverse();
  return webhooks
    .map((webhook) => ({ webhook, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ webhook }) => webhook);
}

/** @see https://razorpay.com/docs/webhooks/payloads/payments/ */
function eventBody({ type, order, payment, refund }: SandboxEvent, now: Date) {
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
    created_at: inSeconds(now.getTime()),
  };
}
