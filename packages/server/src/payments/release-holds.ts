import { findGatewayOrderOf } from '#server/gateway/gateway-order-queries.ts';
import { isToDecide } from '#server/gateway/payment-queries.ts';
import { listEndedHolds, lockOrder } from '#server/orders/order-queries.ts';
import * as reasons from '#server/orders/reason-words.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { syncPayments } from './sync-payments.ts';

const batchSize = 100;
const concurrency = 10;
/** How long a hold is prolonged while the gateway fails. A later payment can revive the order. */
const graceMs = 60 * 60_000;

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>;

/**
 * Cancels online orders that were not paid in time, releases their stock and brings their lines back
 * into the cart. One that was paid, if
 * only not what it asked for, waits for an admin's decision.
 */
export async function releaseHolds(shop: Parts): Promise<void> {
  const ended = await listEndedHolds(shop.db, { now: shop.now(), limit: batchSize });
  for (let start = 0; start < ended.length; start += concurrency) {
    await Promise.all(ended.slice(start, start + concurrency).map((order) => release(shop, order)));
  }
}

async function release(
  shop: Parts,
  { id, holdUntil }: { id: string; holdUntil: Date | null },
): Promise<void> {
  const gatewayOrder = await findGatewayOrderOf(shop.db, id);
  if (gatewayOrder && shop.payments) {
    const outcome = await syncPayments(shop, shop.payments, gatewayOrder);
    const waited = shop.now().getTime() - (holdUntil?.getTime() ?? 0);
    if (outcome !== 'answered' && waited < graceMs) return;
  }
  await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== 'PENDING_PAYMENT') return;
    if (order.holdUntil && order.holdUntil > shop.now()) return;
    if (await isToDecide(tx, id)) return;
    const by = { id: null, name: 'Shop' };
    const reason = reasons.notPaidInTime;
    await transitionOrder(shop, tx, order, {
      to: 'CANCELLED',
      ...{ by, reason, isBackToCart: true, hasRunOut: true },
    });
  });
}
