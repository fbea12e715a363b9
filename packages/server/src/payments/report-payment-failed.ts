import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import { updatePaymentStatus } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';

type ReportedOrder = { readonly number: string; readonly payableUntil: Date | null };

/**
 * Records that the dialog was dismissed or an attempt failed. The order stays open for another
 * attempt until its hold ends, and a payment that arrives all the same still settles it.
 * @throws AppError orderNotFound
 */
export async function reportPaymentFailed(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { userId, gatewayOrderId }: { userId: string; gatewayOrderId: string },
): Promise<ReportedOrder> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrderOf(tx, () => findGatewayOrder(tx, gatewayOrderId)))?.order;
    if (order?.userId !== userId) throw new AppError('orderNotFound');
    // With money there that is being looked into, nothing has failed and nothing is to be paid.
    const { paymentCheck } = await getOrder(tx, order.id);
    const isOpen = order.status === 'PENDING_PAYMENT' && paymentCheck === null;
    if (isOpen && order.paymentStatus === 'PENDING') {
      await updatePaymentStatus(tx, order.id, 'FAILED');
    }
    const isPayable = isOpen && order.holdUntil !== null && order.holdUntil > now();
    return { number: order.number, payableUntil: isPayable ? order.holdUntil : null };
  });
}
