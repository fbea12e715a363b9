import {
  listDueGatewayOrders,
  type StoredGatewayOrder,
  scheduleCheck,
} from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import type { Shop } from '#server/shop.ts';
import { syncPayments } from './sync-payments.ts';

const atOnce = 10;
const maxRounds = 50;
const minute = 60_000;
const retryMinutes = 5;

/** The first look at a new gateway order. Each one after it waits twice as long as the one before. */
export const firstCheckMinutes = 2;
/** Banks may answer for five days; the last look comes after that. */
const longestWaitMinutes = 4_096;

/** Compares the orders that are due with what the gateway says, so that a lost message costs nothing. */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const gateway = shop.payments;
  if (!gateway) return;
  for (let round = 0; round < maxRounds; round += 1) {
    const due = await listDueGatewayOrders(shop.db, { now: shop.now(), limit: atOnce });
    if (due.length === 0) return;
    await Promise.all(due.map((gatewayOrder) => reconcile(shop, gateway, gatewayOrder)));
  }
}

async function reconcile(
  shop: Shop,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
): Promise<void> {
  const { gatewayOrderId, checks } = gatewayOrder;
  const hasAnswered = await syncPayments(shop, gateway, gatewayOrder);
  const later = (minutes: number) => new Date(shop.now().getTime() + minutes * minute);
  if (!hasAnswered) return scheduleCheck(shop.db, gatewayOrderId, { at: later(retryMinutes) });
  const wait = firstCheckMinutes * 2 ** (checks + 1);
  await scheduleCheck(shop.db, gatewayOrderId, {
    at: wait > longestWaitMinutes ? null : later(wait),
    checks: checks + 1,
  });
}
