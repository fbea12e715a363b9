import type { Context } from './payments.ts';
import type { Webhook } from './webhooks.ts';

/** Returns the status of the response; undefined when there is none. */
export type SendWebhook = (webhook: Webhook) => Promise<number | undefined>;

const maxAttempts = 10;
const mostAtOnce = 100;

/**
 * Delivers due webhooks one after the other; with `all`, delayed ones as well. One that is not
 * answered with 2xx is retried later, as the provider does. After the signal no delivery begins.
 */
export async function deliverWebhooks(
  { store, now }: Context,
  send: SendWebhook,
  { all = false, signal }: { all?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const due = [...store.records.webhooks.values()]
    .filter(({ state, deliverAt }) => state === 'waiting' && (all || deliverAt <= now().getTime()))
    .sort((a, b) => a.deliverAt - b.deliverAt)
    .slice(0, mostAtOnce);
  for (const webhook of due) {
    if (signal?.aborted) return;
    const { id, attempts } = webhook;
    const status = await send(webhook);
    const isDelivered = status !== undefined && status >= 200 && status < 300;
    const isLast = attempts + 1 >= maxAttempts;
    const state = isDelivered ? 'delivered' : isLast ? 'given up' : 'waiting';
    const deliverAt = now().getTime() + Math.min(60_000, 1_000 * 2 ** attempts);
    const lastStatus = status ?? null;
    store.commit({ webhooks: [{ id, state, attempts: attempts + 1, lastStatus, deliverAt }] });
  }
}

const mostShown = 50;

/** The latest webhooks, the newest first, as the control address shows them. */
export const describeWebhooks = ({ store }: Context): object[] =>
  [...store.records.webhooks.values()]
    .slice(-mostShown)
    .reverse()
    .map(({ eventId, type, state, attempts, lastStatus, deliverAt }) => ({
      event_id: eventId,
      type,
      state,
      attempts,
      last_status: lastStatus,
      deliver_at: new Date(deliverAt),
    }));
