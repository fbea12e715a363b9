import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { findPayment, type StoredPayment, upsertPayment } from '#server/gateway/payment-queries.ts';
import {
  findRefund,
  insertRefund,
  type NewRefund,
  type StoredRefund,
  updateRefundDone,
} from '#server/gateway/refund-queries.ts';
import type { RefundCause } from '#server/orders/order-mail-facts.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import { type LockedOrder, lockOrder, updatePaymentStatus } from '#server/orders/order-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Has the gateway refund a payment whose refund is requested. Idempotent: the call carries the
 * idempotency key of the refund, and a refund that is done stays as it is.
 */
export async function createRefund(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'payments'>,
  { gatewayPaymentId }: { gatewayPaymentId: string },
): Promise<void> {
  const { db } = shop;
  const gateway = getGateway(shop);
  const payment = await findPayment(db, gatewayPaymentId);
  const refund = await findRefund(db, gatewayPaymentId);
  if (!payment || !refund) throw new Error(`no refund of ${gatewayPaymentId} is requested`);
  if (refund.state === 'done') return;
  const gatewayRefundId = await refundAtGateway(gateway, payment, refund);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    if (!order) throw new AppError('orderNotFound');
    await upsertPayment(tx, { ...payment, currency: 'INR', state: 'refunded' });
    await finishRefund(shop, tx, order, { ...payment, gatewayRefundId });
  });
}

/** Returns the id of the gateway's refund; undefined when the payment was refunded already. */
async function refundAtGateway(
  gateway: PaymentGateway,
  { gatewayPaymentId, gatewayOrderId }: StoredPayment,
  { amountPaise, idempotencyKey, reason }: StoredRefund,
): Promise<string | undefined> {
  const payments = await gateway.listPayments(gatewayOrderId);
  const state = payments.find((one) => one.gatewayPaymentId === gatewayPaymentId)?.state;
  if (state === 'refunded') return undefined;
  // Only captured payments can be refunded: https://razorpay.com/docs/api/refunds/
  if (state === 'authorized') await gateway.capture({ gatewayPaymentId, amountPaise });
  const { gatewayRefundId } = await gateway.refund({
    gatewayPaymentId,
    amountPaise,
    idempotencyKey,
    reason,
  });
  return gatewayRefundId;
}

type RefundedPayment = Omit<NewRefund, 'reason'> & {
  readonly isSettling: boolean;
  readonly gatewayRefundId?: string;
};

/**
 * Records that a payment of a locked order was refunded, by the shop or in the provider's
 * dashboard. The refund of a payment that does not settle the order leaves the order paid.
 */
export async function finishRefund(
  shop: Pick<Shop, 'jobs' | 'config'>,
  tx: Tx,
  order: LockedOrder,
  payment: RefundedPayment,
): Promise<void> {
  await insertRefund(tx, { ...payment, reason: 'Given back at the payment provider' });
  const isFirstReport = await updateRefundDone(tx, payment);
  if (!isFirstReport) return;
  const isPaidOtherwise = order.paymentStatus === 'PAID' && !payment.isSettling;
  const isStillOpen = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  if (!isPaidOtherwise && !isStillOpen) await updatePaymentStatus(tx, order.id, 'REFUNDED');
  const { amountPaise } = payment;
  const cause = causeOf(order, payment);
  await enqueueOrderMail(shop, tx, { kind: 'refunded', cause, amountPaise }, order);
}

function causeOf(
  { status, paymentStatus, totalPaise }: LockedOrder,
  { isSettling, amountPaise }: RefundedPayment,
): RefundCause {
  if (isSettling) return status === 'CANCELLED' ? 'cancelled' : 'byShop';
  if (amountPaise !== totalPaise) return 'wrongAmount';
  if (status === 'CANCELLED') return 'unfillable';
  return paymentStatus === 'PAID' ? 'paidTwice' : 'byShop';
}
