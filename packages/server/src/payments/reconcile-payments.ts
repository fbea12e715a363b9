import {
  findGatewayContact,
  type GatewayContact,
  listDueGatewayOrders,
  listOrdersOfUnknownRefunds,
  type NextSync,
  requestSync,
  type StoredGatewayOrder,
  scheduleNextSync,
  updateRefundsListed,
} from '#server/gateway/gateway-order-queries.ts';
import { gatewayFailureOf, type PaymentGateway } from '#server/gateway/payment-gateway.ts';
import type { Shop } from '#server/shop.ts';
import { recordContact } from './record-contact.ts';
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
const listAfterSilenceMs = 5 * 60_000;
/** Refunds made in the provider's dashboard are noticed in this time, also without webhooks. */
const listRefundsEveryMs = 60 * 60_000;
/** Looked back over at the first time, and over again each time, for what appears late. */
const firstListMs = 30 * 24 * 60 * 60_000;
const overlapMs = 60 * 60_000;

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>;

/**
 * Syncs the gateway orders that are due, which makes up for lost webhooks and callbacks. While the
 * provider fails, one question a run finds out whether it is back.
 */
export async function reconcilePayments(shop: Parts): Promise<void> {
  const gateway = shop.payments;
  if (!gateway) return;
  const start = shop.now();
  const contact = await findGatewayContact(shop.db, gateway.keyId);
  const isListing = shouldListRefunds(contact, start);
  if (isListing && !(await findNewRefunds(shop, gateway, { contact, now: start }))) return;
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

function shouldListRefunds(contact: GatewayContact | undefined, now: Date): boolean {
  if (!contact?.answeredAt || !contact.refundsListedAt || contact.failure) return true;
  const isOlder = (moment: Date, ms: number) => now.getTime() - moment.getTime() >= ms;
  return (
    isOlder(contact.answeredAt, listAfterSilenceMs) ||
    isOlder(contact.refundsListedAt, listRefundsEveryMs)
  );
}

/**
 * Makes a sync due of each order with a refund that the shop does not know. False when the provider
 * does not answer, which is asked this because it always has an answer.
 */
async function findNewRefunds(
  shop: Parts,
  gateway: PaymentGateway,
  { contact, now }: { contact: GatewayContact | undefined; now: Date },
): Promise<boolean> {
  const listedAt = contact?.refundsListedAt;
  const since = listedAt ? listedAt.getTime() - overlapMs : now.getTime() - firstListMs;
  try {
    const refunds = await gateway.listRefundsSince(new Date(since));
    await recordContact(shop, gateway, null);
    const orders = await listOrdersOfUnknownRefunds(shop.db, refunds);
    for (const gatewayOrderId of orders) await requestSync(shop.db, gatewayOrderId, now);
    await updateRefundsListed(shop.db, gateway.keyId, now);
    return true;
  } catch (error) {
    const failure = gatewayFailureOf(error);
    if (!failure) throw error;
    shop.log.warn({ err: error }, 'the payment provider does not answer');
    await recordContact(shop, gateway, contactFailureOf(failure));
    return contactFailureOf(failure) === null;
  }
}

/** Null when the provider has answered the shop's keys, if only with a refusal. */
function contactFailureOf(outcome: SyncOutcome): GatewayContact['failure'] {
  return outcome === 'silent' || outcome === 'keysRefused' ? outcome : null;
}

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
