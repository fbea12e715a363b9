import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { findPayment, upsertPayment } from '#server/gateway/payment-queries.ts';
import { lockPresentOrder } from '#server/orders/order-change-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { applyPayment } from './apply-payment.ts';
import { scheduleSync } from './sync-payments.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;
type Decision = { idOrNumber: string; gatewayPaymentId: string; reason?: string };

/**
 * Accepts a payment that differs from what its order asked for. An unpaid order becomes paid by it,
 * and what is only authorised is captured. The other decision is a refund.
 * @throws AppError orderNotFound, paymentDecided, paymentNotAcceptable when the order is paid
 * otherwise or its goods are gone
 */
export async function acceptPayment(
  shop: Parts,
  admin: Caller,
  { idOrNumber, gatewayPaymentId, reason }: Decision,
): Promise<string> {
  return inTransaction(shop.db, async (tx) => {
    const order = await lockPresentOrder(tx, idOrNumber);
    const payment = await findPayment(tx, gatewayPaymentId);
    const gatewayOrder = payment && (await findGatewayOrder(tx, payment.gatewayOrderId));
    if (!gatewayOrder || payment.orderId !== order.id) throw new AppError('orderNotFound');
    if (payment.difference === null || payment.refundsPaise > 0)
      throw new AppError('paymentDecided');
    const { state, amountPaise, currency, isSettling } = payment;
    // A claim without money behind it is only taken off the list, unless the order counts as paid.
    const acceptedPaise = state === 'failed' && !isSettling ? null : amountPaise;
    await upsertPayment(tx, { ...payment, difference: null, acceptedPaise });
    if (acceptedPaise !== null && !isSettling) {
      const event = { gatewayPaymentId, state, amountPaise, currency, isCheckoutCallback: false };
      const { transition } = await applyPayment(shop, tx, gatewayOrder, event);
      const { shouldSettle, shouldCapture } = transition;
      if (!shouldSettle && !shouldCapture) throw new AppError('paymentNotAcceptable');
    }
    if (state === 'authorized') await scheduleSync(shop, tx, gatewayOrder.gatewayOrderId);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'order.acceptPayment',
      subjectKind: 'order',
      subjectId: order.id,
      before: { paymentStatus: order.paymentStatus, difference: payment.difference },
      after: { gatewayPaymentId, amountPaise, currency, reason },
    });
    return order.number;
  });
}
