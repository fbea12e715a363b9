import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { TryLater } from '#server/platform/jobs/job-queue.ts';
import { decryptSecret } from '#server/sessions/encrypt-secret.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueEventMails } from './event-mails.ts';
import { type Outcome, postEvent } from './post-event.ts';
import { signEvent } from './sign-event.ts';
import {
  clearTold,
  findMessage,
  type Message,
  switchOff,
  updateTold,
  updateTried,
} from './webhook-queries.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'resolveHost' | 'now'>;

export const eventTries = 30;
const gone = 410;

/**
 * One try of the queue. What is delivered already is not sent again, and what its address does not want any
 * more fails.
 * @throws TryLater
 */
export async function deliverEvent(shop: Parts, deliveryId: string): Promise<void> {
  const message = await findMessage(shop.db, deliveryId);
  if (message?.state !== 'waiting') return;
  if (!message.isOn) {
    const answer = 'The address is switched off';
    await updateTried(shop.db, message.id, { state: 'failed', answer, isTried: false });
    return;
  }
  const outcome = await post(shop, message);
  const isLast = outcome.status === gone || message.tries + 1 >= eventTries;
  await recordOutcome(shop, message, outcome, isLast);
  if (!isDelivered(outcome) && !isLast) throw new TryLater(outcome.answer);
}

/** One try that somebody asks for; one that fails leaves the event as it was. */
export async function tryEvent(shop: Parts, deliveryId: string): Promise<void> {
  const message = await findMessage(shop.db, deliveryId);
  if (!message) return;
  const isTest = message.event === 'ping';
  await recordOutcome(shop, message, await post(shop, message), isTest);
}

const isDelivered = ({ status = 0 }: Outcome): boolean => status >= 200 && status < 300;

/** The body has ids, states and sums, and never a person: a program asks for more with its key. */
function post(
  { config, resolveHost, now }: Pick<Shop, 'config' | 'resolveHost' | 'now'>,
  { id, event, data, created_at: at, url, secret: encrypted }: Message,
): Promise<Outcome> | Outcome {
  const secret = decryptSecret(config, encrypted, 'webhook');
  if (secret === undefined)
    return { status: undefined, answer: 'Its secret cannot be read: delete it and add it anew' };
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const timestamp = Math.floor(now().getTime() / 1_000);
  const headers = signEvent(secret, { id, timestamp, body });
  return postEvent({ url, headers, body }, { hosts: config.EVENT_HOSTS, resolveHost });
}

/** @param isLast whether the event fails for good when this try has */
async function recordOutcome(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings'>,
  { id, event, webhookId, url }: Message,
  outcome: Outcome,
  isLast: boolean,
): Promise<void> {
  const { answer, status } = outcome;
  await inTransaction(shop.db, async (tx) => {
    const isDone = isDelivered(outcome);
    const state = isDone ? 'delivered' : isLast ? 'failed' : undefined;
    await updateTried(tx, id, { state, answer, isTried: true });
    if (isDone) await clearTold(tx, webhookId);
    else if (status === gone) await switchOff(tx, webhookId);
    const isToTell = !isDone && (isLast || status === gone) && event !== 'ping';
    if (isToTell && (await updateTold(tx, webhookId))) await enqueueEventMails(shop, tx, url);
  });
}
