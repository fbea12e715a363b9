import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { findPayment } from '#server/gateway/payment-queries.ts';
import {
  claimDueRefunds,
  type StoredRefund,
  scheduleRefundCheck,
} from '#server/gateway/refund-queries.ts';
import type { Shop } from '#server/shop.ts';
import { syncPayments } from '../sync-payments.ts';
import { createRefund } from './create-refund.ts';

const concurrency = 10;
const maxRounds = 50;
/** A run that was killed leaves its refunds to a later one. */
const leaseMs = 60_000;
const shortestWaitMs = 2 * 60_000;
const longestWaitMs = 6 * 60 * 60_000;

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>;

/**
 * Sends the refunds that are due to the provider and looks up those that it has accepted, which
 * makes up for lost webhooks.
 */
export async function advanceRefunds(shop: Parts): Promise<void> {
  if (!shop.payments) return;
  for (let round = 0; round < maxRounds; round += 1) {
    const now = shop.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await claimDueRefunds(shop.db, { now, leaseUntil, limit: concurrency });
    if (due.length === 0) return;
    await Promise.all(
      due.map((refund) =>
        refund.state === 'requested' ? createRefund(shop, refund.id) : lookUp(shop, refund),
      ),
    );
  }
}

/** The wait grows with the age of the refund: most are processed at once, some take days. */
async function lookUp(shop: Parts, refund: StoredRefund): Promise<void> {
  const payment = await findPayment(shop.db, refund.gatewayPaymentId);
  const gatewayOrder = payment && (await findGatewayOrder(shop.db, payment.gatewayOrderId));
  if (!gatewayOrder || !shop.payments) return;
  await syncPayments(shop, shop.payments, gatewayOrder);
  const now = shop.now().getTime();
  const half = (now - refund.requestedAt.getTime()) / 2;
  const wait = Math.min(longestWaitMs, Math.max(shortestWaitMs, half));
  await scheduleRefundCheck(shop.db, refund.id, new Date(now + wait));
}
