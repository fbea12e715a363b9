import type { Paise } from '@mathappu/contract/money';
import { findRefundablePayment } from '#server/gateway/payment-queries.ts';
import { requestRefund } from '#server/gateway/request-refund.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';

type RefundRequest = { idOrNumber: string; reason: string; gatewayPaymentId?: string };

/**
 * An admin gives an online payment back. The gateway is asked right after, again and again until it
 * has agreed. Money that pays nothing, such as one of a wrong amount, goes first.
 * @throws AppError orderNotFound, refundNotPossible
 */
export async function refundOrder(
  shop: Shop,
  admin: Caller,
  { idOrNumber, reason, gatewayPaymentId }: RefundRequest,
): Promise<{ number: string; amountPaise: Paise }> {
  return inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, idOrNumber);
    if (!order) throw new AppError('orderNotFound');
    const payment = await findRefundablePayment(tx, order.id, gatewayPaymentId);
    if (!payment) throw new AppError('refundNotPossible');
    await requestRefund(shop, tx, { ...payment, orderId: order.id, reason });
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'order.refund',
      subjectKind: 'order',
      subjectId: order.id,
      before: { paymentStatus: order.paymentStatus },
      after: { ...payment, reason },
    });
    return { number: order.number, amountPaise: payment.amountPaise };
  });
}
