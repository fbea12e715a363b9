import {
  listDueGatewayOrders,
  type StoredGatewayOrder,
  scheduleCheck,
} from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import type { Shop } from '#server/shop.ts';
import { syncPayments } from './sync-payments.ts';

const concurrency = 10;
const maxRounds = 50;
const retryMinutes = 5;

/** Before the first sync of a new gateway order; the wait doubles after each sync. */
export const firstCheckMinutes = 2;
/**
 * The last sync comes after more than five days, for which the provider polls the banks:
 * https://razorpay.com/docs/payments/payments/capture-settings/api/
 */
const longestWaitMinutes = 4_096;

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'now' | 'log' | 'payments'>;

/** Syncs the gateway orders that are due, which makes up for lost webhooks and callbacks. */
export async function reconcilePayments(shop: Parts): Promise<void> {
  const gateway = shop.payments;
  if (!gateway) return;
  for (let round = 0; round < maxRounds; round += 1) {
    const due = await listDueGatewayOrders(shop.db, { now: shop.now(), limit: concurrency });
    if (due.length === 0) return;
    await Promise.all(due.map((gatewayOrder) => reconcile(shop, gateway, gatewayOrder)));
  }
}

async function reconcile(
  shop: Parts,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
): Promise<void> {
  const { gatewayOrderId, checks } = gatewayOrder;
  const hasAnswered = await syncPayments(shop, gateway, gatewayOrder);
  const later = (minutes: number) => new Date(shop.now().getTime() + minutes * 60_000);
  if (!hasAnswered) return scheduleCheck(shop.db, gatewayOrderId, { at: later(retryMinutes) });
  const wait = firstCheckMinutes * 2 ** (checks + 1);
  await scheduleCheck(shop.db, gatewayOrderId, {
    at: wait > longestWaitMinutes ? null : later(wait),
    checks: checks + 1,
  });
}
