import type { Paise } from '@mathappu/contract/money';
import { insertRefund, markRefundDone } from '#server/gateway/refund-queries.ts';
import { enqueueOrderMail } from '#server/orders/enqueue-order-mail.ts';
import { updatePaymentStatus } from '#server/orders/order-payment-queries.ts';
import type { LockedOrder } from '#server/orders/order-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';

type RefundedPayment = {
  readonly gatewayPaymentId: string;
  readonly orderId: string;
  readonly amountPaise: Paise;
  readonly isSettling: boolean;
  readonly gatewayRefundId?: string;
};

/**
 * The money of a payment has gone back, by us or at the gateway's own desk. The order is locked.
 * A payment beside the one that pays the order leaves the order paid.
 */
export async function finishRefund(
  shop: Shop,
  tx: Tx,
  order: LockedOrder,
  payment: RefundedPayment,
): Promise<void> {
  await insertRefund(tx, { ...payment, reason: 'Given back at the payment provider' });
  if (!(await markRefundDone(tx, payment))) return;
  const isPaidOtherwise = order.paymentStatus === 'PAID' && !payment.isSettling;
  const isStillOpen = order.paymentStatus !== 'PAID' && order.status !== 'CANCELLED';
  if (!isPaidOtherwise && !isStillOpen) await updatePaymentStatus(tx, order.id, 'REFUNDED');
  await enqueueOrderMail(shop, tx, 'refunded', order);
}
