import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { findPayment, type StoredPayment, savePayment } from '#server/gateway/payment-queries.ts';
import { findRefund, type StoredRefund } from '#server/gateway/refund-queries.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { finishRefund } from './finish-refund.ts';

/**
 * Has the gateway give back a payment whose refund was requested. Safe to be killed anywhere and to
 * run again: the call carries the key of the request, and what is done is done once.
 */
export async function createRefund(shop: Shop, gatewayPaymentId: string): Promise<void> {
  const gateway = shop.payments;
  if (!gateway) throw new AppError('paymentUnavailable');
  const payment = await findPayment(shop.db, gatewayPaymentId);
  const refund = await findRefund(shop.db, gatewayPaymentId);
  if (!payment || !refund) throw new Error(`no refund of ${gatewayPaymentId} was asked for`);
  if (refund.state === 'done') return;
  const gatewayRefundId = await askForRefund(gateway, payment, refund);
  await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    if (!order) throw new AppError('orderNotFound');
    await savePayment(tx, { ...payment, currency: 'INR', state: 'refunded' });
    await finishRefund(shop, tx, order, { ...payment, gatewayRefundId });
  });
}

/** Money that is only reserved has to be taken before it can be given back. */
async function askForRefund(
  gateway: PaymentGateway,
  { gatewayPaymentId, gatewayOrderId }: StoredPayment,
  { amountPaise, idempotencyKey, reason }: StoredRefund,
): Promise<string | undefined> {
  const payments = await gateway.listPayments(gatewayOrderId);
  const state = payments.find((one) => one.gatewayPaymentId === gatewayPaymentId)?.state;
  if (state === 'refunded') return undefined;
  if (state === 'authorized') await gateway.capture({ gatewayPaymentId, amountPaise });
  const { gatewayRefundId } = await gateway.refund({
    gatewayPaymentId,
    amountPaise,
    idempotencyKey,
    reason,
  });
  return gatewayRefundId;
}
