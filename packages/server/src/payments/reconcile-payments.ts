import {
  findGatewayContact,
  type GatewayContact,
  recordGatewayContact,
} from '#server/gateway/gateway-contact-queries.ts';
import {
  listDueGatewayOrders,
  type NextSync,
  type StoredGatewayOrder,
  scheduleNextSync,
} from '#server/gateway/gateway-order-queries.ts';
import { gatewayFailureOf, type PaymentGateway } from '#server/gateway/payment-gateway.ts';
import type { Shop } from '#server/shop.ts';
import { type SyncOutcome, syncPayments } from './sync-payments.ts';

const concurrency = 10;
const maxRounds = 50;

/** Before the first sync of a new gateway order; the wait doubles after each sync. */
export const firstCheckMinutes = 2;
/**
 * The last sync comes after more than five days, for which the provider polls the banks:
 * https://razorpay.com/docs/payments/payments/capture-settings/api/
 */
const longestWaitMinutes = 4_096;
/** A failed sync is repeated by the next run, which a schedule starts every minute. */
const retryMs = 30_000;
/** After so many refusals the gateway order belongs to other keys, and is not asked about again. */
const maxRefusals = 3;
/** Without open orders nothing else would show whether the provider answers. */
const pingAfterMs = 5 * 60_000;

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'now' | 'log' | 'payments'>;

/**
 * Syncs the gateway orders that are due, which makes up for lost webhooks and callbacks. While the
 * provider fails, one question a run finds out whether it is back.
 */
export async function reconcilePayments(shop: Parts): Promise<void> {
  const gateway = shop.payments;
  if (!gateway) return;
  const start = shop.now();
  const contact = await findGatewayContact(shop.db, gateway.keyId);
  if (shouldPing(contact, start) && !(await ping(shop, gateway))) return;
  for (let round = 0; round < maxRounds; round += 1) {
    const due = await listDueGatewayOrders(shop.db, { now: start, limit: concurrency });
    if (due.length === 0) return;
    const outcomes = await Promise.all(due.map((order) => reconcile(shop, gateway, order)));
    const failures = outcomes.map(contactFailureOf);
    const hasAnswered = failures.includes(null);
    await recordContact(shop, gateway, hasAnswered ? null : (failures[0] ?? null));
    if (!hasAnswered) return;
  }
}

function shouldPing(contact: GatewayContact | undefined, now: Date): boolean {
  if (!contact?.answeredAt || contact.failure) return true;
  return now.getTime() - contact.answeredAt.getTime() >= pingAfterMs;
}

async function ping(shop: Parts, gateway: PaymentGateway): Promise<boolean> {
  const failure = await gateway.ping().then(
    () => null,
    (error: unknown) => {
      shop.log.warn({ err: error }, 'the payment provider does not answer');
      return contactFailureOf(gatewayFailureOf(error) ?? 'silent');
    },
  );
  await recordContact(shop, gateway, failure);
  return failure === null;
}

/** Null when the provider has answered the shop's keys, if only with a refusal. */
function contactFailureOf(outcome: SyncOutcome): GatewayContact['failure'] {
  return outcome === 'silent' || outcome === 'keysRefused' ? outcome : null;
}

const recordContact = (
  { db, now }: Parts,
  { keyId }: PaymentGateway,
  failure: GatewayContact['failure'],
) => recordGatewayContact(db, keyId, { at: now(), failure });

async function reconcile(
  shop: Parts,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
): Promise<SyncOutcome> {
  const outcome = await syncPayments(shop, gateway, gatewayOrder);
  const now = shop.now();
  await scheduleNextSync(shop.db, gatewayOrder, planNextSync(gatewayOrder, outcome, now), now);
  return outcome;
}

function planNextSync(
  { checks, refusals }: StoredGatewayOrder,
  outcome: SyncOutcome,
  now: Date,
): NextSync {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const isRefused = outcome === 'unknownId';
  const isAnswered = outcome === 'answered';
  if (!isAnswered && !isRefused) return { checkAt: later(retryMs), checks, refusals, isAnswered };
  const wait = firstCheckMinutes * 2 ** (checks + 1);
  const isLast = isRefused ? refusals + 1 >= maxRefusals : wait > longestWaitMinutes;
  return {
    checkAt: isLast ? null : later(wait * 60_000),
    checks: checks + 1,
    refusals: isRefused ? refusals + 1 : 0,
    isAnswered,
  };
}
