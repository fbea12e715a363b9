import {
  GatewayRefusal,
  getGateway,
  type PaymentGateway,
} from '#server/gateway/payment-gateway.ts';
import { findPayment } from '#server/gateway/payment-queries.ts';
import {
  findRefund,
  type StoredRefund,
  updateRefundAttempts,
  updateRefundFailed,
} from '#server/gateway/refund-queries.ts';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { scheduleSync } from '../sync-payments.ts';
import { applyRefund } from './apply-refund.ts';
import { syncRefunds } from './sync-refunds.ts';

/** With an hour between most of them, the attempts take about four days. */
const maxAttempts = 100;
const longestWaitMs = 60 * 60_000;
const waitAfter = (attempts: number) => Math.min(longestWaitMs, 30_000 * 2 ** (attempts - 1));

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>;

/**
 * Has the gateway make a requested refund. Idempotent: the call carries the idempotency key of the
 * refund, and one that is no longer only requested stays as it is. When the gateway fails, its words
 * are stored and the refund is due again later, or fails after the last attempt.
 */
export async function createRefund(shop: Parts, refundId: string): Promise<void> {
  const refund = await findRefund(shop.db, refundId);
  if (refund?.state !== 'requested') return;
  try {
    await sendRefund(shop, getGateway(shop), refund);
  } catch (error) {
    const isExpected = error instanceof AppError && error.code === 'gatewayFailed';
    if (!isExpected) throw error;
    shop.log.warn({ err: error, refundId }, 'refund not made');
    await recordAttempt(shop, refund, error);
  }
}

async function sendRefund(
  shop: Parts,
  gateway: PaymentGateway,
  { id, gatewayPaymentId }: StoredRefund,
): Promise<void> {
  const payment = await findPayment(shop.db, gatewayPaymentId);
  if (!payment) throw new Error(`refund ${id} has no payment`);
  const { gatewayOrderId } = payment;
  const payments = await gateway.listPayments(gatewayOrderId);
  const atGateway = payments.find((one) => one.gatewayPaymentId === gatewayPaymentId);
  // An answer that was lost, or a refund made at the provider, may have left less to refund.
  if (atGateway) await syncRefunds(shop, gateway, atGateway);
  const refund = await findRefund(shop.db, id);
  if (refund?.state !== 'requested') return;
  // Only captured payments can be refunded: https://razorpay.com/docs/api/refunds/
  if (atGateway?.state === 'authorized') await gateway.capture(atGateway);
  const made = await gateway.refund({ ...refund, refundId: id });
  await inTransaction(shop.db, async (tx) => {
    if (!(await applyRefund(shop, tx, made))) await scheduleSync(shop, tx, gatewayOrderId);
  });
}

async function recordAttempt(
  { db, now }: Parts,
  { id }: StoredRefund,
  { cause }: AppError,
): Promise<void> {
  const message =
    cause instanceof GatewayRefusal ? cause.message : 'The payment provider did not answer';
  await inTransaction(db, async (tx) => {
    const refund = (await lockOrderOf(tx, () => findRefund(tx, id)))?.owned;
    if (refund?.state !== 'requested') return;
    const attempts = refund.attempts + 1;
    if (attempts >= maxAttempts) return updateRefundFailed(tx, id, message);
    const checkAt = new Date(now().getTime() + waitAfter(attempts));
    await updateRefundAttempts(tx, id, { attempts, message, checkAt });
  });
}
