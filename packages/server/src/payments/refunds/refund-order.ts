import type { Paise } from '@mathappu/contract/money';
import { findRefundablePayment, requestRefund } from '#server/gateway/refund-queries.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';

type RefundRequest = { idOrNumber: string; reason: string; gatewayPaymentId?: string };

/**
 * Requests the refund of an online payment for an admin. Without a payment given, one that does not
 * settle the order, such as one of a wrong amount, is refunded first.
 * @throws AppError orderNotFound, refundNotPossible
 */
export async function refundOrder(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  admin: Caller,
  { idOrNumber, reason, gatewayPaymentId }: RefundRequest,
): Promise<{ number: string; amountPaise: Paise }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, idOrNumber);
    if (!order) throw new AppError('orderNotFound');
    const payment = await findRefundablePayment(tx, order.id, gatewayPaymentId);
    if (!payment) throw new AppError('refundNotPossible');
    await requestRefund({ jobs }, tx, { ...payment, orderId: order.id, reason });
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
