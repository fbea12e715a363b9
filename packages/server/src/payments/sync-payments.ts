import { type StoredGatewayOrder, scheduleCheck } from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type AppliedPayment, applyPayment } from './apply-payment.ts';
import { fromGateway, type PaymentEvent } from './payment-transition.ts';
import { syncRefunds } from './refunds/sync-refunds.ts';

/**
 * Applies every payment that the gateway lists for the order with its refunds, and captures those that are only
 * authorised and needed. Returns false when the gateway fails.
 */
export async function syncPayments(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'now' | 'log'>,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
): Promise<boolean> {
  const { gatewayOrderId } = gatewayOrder;
  try {
    for (const payment of await gateway.listPayments(gatewayOrderId)) {
      const { transition } = await recordPaymentEvent(shop, gatewayOrder, fromGateway(payment));
      await syncRefunds(shop, gateway, payment);
      if (!transition.shouldCapture) continue;
      const captured = await gateway.capture(payment);
      await recordPaymentEvent(shop, gatewayOrder, fromGateway(captured));
    }
    return true;
  } catch (error) {
    const isExpected = error instanceof AppError && error.code === 'gatewayFailed';
    shop.log[isExpected ? 'warn' : 'error']({ err: error, gatewayOrderId }, 'payment sync failed');
    return false;
  }
}

/** Applies one event in a transaction of its own. */
export async function recordPaymentEvent(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'now'>,
  gatewayOrder: StoredGatewayOrder,
  event: PaymentEvent,
): Promise<AppliedPayment> {
  return inTransaction(shop.db, async (tx) => {
    const applied = await applyPayment(shop, tx, gatewayOrder, event);
    if (event.isCheckoutCallback && applied.transition.state === 'authorized') {
      await scheduleSync(shop, tx, gatewayOrder.gatewayOrderId);
    }
    return applied;
  });
}

/** Makes the next reconciliation of this gateway order due now. */
export async function scheduleSync(
  { jobs, now }: Pick<Shop, 'jobs' | 'now'>,
  tx: Tx,
  gatewayOrderId: string,
): Promise<void> {
  await scheduleCheck(tx, gatewayOrderId, { at: now() });
  await jobs.enqueue(tx, 'reconcile-payments', {});
}
