import {
  findGatewayOrderOf,
  requestSync,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import {
  type GatewayFailure,
  type GatewayPayment,
  gatewayFailureOf,
  getGateway,
  type PaymentGateway,
} from '#server/gateway/payment-gateway.ts';
import { listClaimedPayments } from '#server/gateway/payment-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type AppliedPayment, applyPayment } from './apply-payment.ts';
import { fromGateway, type PaymentEvent } from './payment-transition.ts';
import { syncRefunds } from './refunds/sync-refunds.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log'>;

/** How long a customer waits for the provider. */
export const customerPatienceMs = 3_000;

/** `failed` is an error of the shop itself. */
export type SyncOutcome = 'answered' | 'failed' | GatewayFailure;

/**
 * Applies every payment that the gateway lists for the order with its refunds, and captures those
 * that are only authorised and needed. A payment that only a callback claimed and that is not listed
 * has failed.
 * @param signal ends the questions earlier than their standard timeout
 */
export async function syncPayments(
  shop: Parts,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
  signal?: AbortSignal,
): Promise<SyncOutcome> {
  const { gatewayOrderId } = gatewayOrder;
  try {
    const claimed = await listClaimedPayments(shop.db, gatewayOrderId);
    const payments = await gateway.listPayments(gatewayOrderId, signal);
    for (const payment of payments) {
      await recordGatewayPayment(shop, gateway, gatewayOrder, { payment, signal });
      await syncRefunds(shop, gateway, payment, signal);
    }
    const listed = new Set(payments.map(({ gatewayPaymentId }) => gatewayPaymentId));
    for (const claim of claimed) {
      if (listed.has(claim.gatewayPaymentId)) continue;
      await recordPaymentEvent(
        shop,
        gatewayOrder,
        fromGateway({ ...claim, state: 'failed', refundedPaise: 0 }),
      );
    }
    return 'answered';
  } catch (error) {
    const failure = gatewayFailureOf(error);
    shop.log[failure ? 'warn' : 'error']({ err: error, gatewayOrderId }, 'payment sync failed');
    return failure ?? 'failed';
  }
}

/** Applies what the gateway says of a payment, and captures it when it is authorised and needed. */
export async function recordGatewayPayment(
  shop: Omit<Parts, 'log'>,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
  { payment, signal }: { payment: GatewayPayment; signal?: AbortSignal },
): Promise<AppliedPayment> {
  const applied = await recordPaymentEvent(shop, gatewayOrder, fromGateway(payment));
  if (!applied.transition.shouldCapture) return applied;
  const captured = await gateway.capture(payment, signal);
  return recordPaymentEvent(shop, gatewayOrder, fromGateway(captured));
}

/** Applies one event in a transaction of its own. */
export async function recordPaymentEvent(
  shop: Omit<Parts, 'log'>,
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

/** Makes a sync of this gateway order due now, and has the reconciler run. */
export async function scheduleSync(
  { jobs, now }: Pick<Shop, 'jobs' | 'now'>,
  tx: Tx,
  gatewayOrderId: string,
): Promise<void> {
  await requestSync(tx, gatewayOrderId, now());
  await jobs.enqueue(tx, 'reconcile-payments', {});
}

/**
 * Has the gateway asked about an order again, for an admin.
 * @throws AppError orderNotFound when there is no such order at the gateway
 */
export async function syncAgain(
  shop: Pick<Shop, 'db' | 'jobs' | 'now' | 'payments'>,
  idOrNumber: string,
): Promise<string> {
  getGateway(shop);
  const { id, number } = await getOrder(shop.db, idOrNumber);
  const gatewayOrder = await findGatewayOrderOf(shop.db, id);
  if (!gatewayOrder) throw new AppError('orderNotFound');
  await inTransaction(shop.db, (tx) => scheduleSync(shop, tx, gatewayOrder.gatewayOrderId));
  return number;
}
