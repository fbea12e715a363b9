import { type StoredGatewayOrder, scheduleCheck } from '#server/gateway/gateway-order-queries.ts';
import type { GatewayPayment, PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type AppliedPayment, applyPayment } from './apply-payment.ts';
import type { PaymentEvent } from './payment-step.ts';

/** @throws AppError paymentUnavailable */
export function getGateway(shop: Shop): PaymentGateway {
  if (!shop.payments) throw new AppError('paymentUnavailable');
  return shop.payments;
}

/**
 * Asks the gateway which payments an order has, takes them in, and captures what is reserved and
 * wanted. False when it does not answer.
 */
export async function syncPayments(
  shop: Shop,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
): Promise<boolean> {
  const { gatewayOrderId } = gatewayOrder;
  const ask = async (): Promise<true> => {
    for (const payment of await gateway.listPayments(gatewayOrderId)) {
      const { step } = await recordPaymentEvent(shop, gatewayOrder, fromGateway(payment));
      if (!step.captures) continue;
      const captured = await gateway.capture(payment);
      await recordPaymentEvent(shop, gatewayOrder, fromGateway(captured));
    }
    return true;
  };
  return ask().catch((error: unknown) => {
    const isExpected = error instanceof AppError && error.code === 'gatewayFailed';
    shop.log[isExpected ? 'warn' : 'error']({ err: error, gatewayOrderId }, 'asking the gateway');
    return false;
  });
}

/** One piece of news in a transaction of its own. */
export async function recordPaymentEvent(
  shop: Shop,
  gatewayOrder: StoredGatewayOrder,
  news: PaymentEvent,
): Promise<AppliedPayment> {
  return inTransaction(shop.db, async (tx) => {
    const applied = await applyPayment(shop, tx, gatewayOrder, news);
    if (news.isCheckoutCallback && applied.step.state === 'authorized') {
      await scheduleSync(shop, tx, gatewayOrder.gatewayOrderId);
    }
    return applied;
  });
}

/** Has the reconciler look at this order next, instead of when its turn comes. */
export async function scheduleSync(shop: Shop, tx: Tx, gatewayOrderId: string): Promise<void> {
  await scheduleCheck(tx, gatewayOrderId, { at: shop.now() });
  await shop.jobs.enqueue(tx, 'reconcile-payments', {});
}

export const fromGateway = (payment: GatewayPayment): PaymentEvent => ({
  ...payment,
  isCheckoutCallback: false,
});
