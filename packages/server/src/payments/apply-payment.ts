import { lockProducts } from '#server/catalogue/stock-queries.ts';
import type { StoredGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { findPayment, findSettlingPayment, savePayment } from '#server/gateway/payment-queries.ts';
import { findRefund } from '#server/gateway/refund-queries.ts';
import { requestRefund } from '#server/gateway/request-refund.ts';
import { enqueueOrderMail } from '#server/orders/enqueue-order-mail.ts';
import { updatePaymentStatus } from '#server/orders/order-payment-queries.ts';
import { type LockedOrder, listSoldQuantities, lockOrder } from '#server/orders/order-queries.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type PaymentEvent, type PaymentStep, planPayment } from './payment-step.ts';
import { finishRefund } from './refunds/finish-refund.ts';

export type AppliedPayment = {
  /** The order is paid, by this payment or another one. */
  readonly isPaid: boolean;
  readonly orderNumber: string;
  readonly step: PaymentStep;
};

/**
 * Takes in what somebody tells about a payment: the browser, a webhook or the gateway when asked.
 * Everything that money does to an order happens here.
 */
export async function applyPayment(
  shop: Shop,
  tx: Tx,
  gatewayOrder: StoredGatewayOrder,
  news: PaymentEvent,
): Promise<AppliedPayment> {
  const { gatewayOrderId, orderId } = gatewayOrder;
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('orderNotFound');
  const known = await findPayment(tx, news.gatewayPaymentId);
  if (known && known.gatewayOrderId !== gatewayOrderId) throw new AppError('paymentMismatch');
  const settling = await findSettlingPayment(tx, orderId);
  const step = planPayment(
    {
      order,
      canBeRevived: order.status === 'CANCELLED' && (await canBeRevived(tx, order)),
      known: known?.state,
      isRefundRequested: (await findRefund(tx, news.gatewayPaymentId)) !== undefined,
      settledBy: settling?.gatewayPaymentId,
    },
    news,
  );
  const { gatewayPaymentId, amountPaise, currency } = news;
  const payment = { gatewayPaymentId, gatewayOrderId, orderId, amountPaise };
  const isSettling = step.settles || (known?.isSettling ?? false);
  await savePayment(tx, { ...payment, currency, state: step.state, isSettling });
  if (step.settles) await settle(shop, tx, order);
  if (step.marksFailed) await updatePaymentStatus(tx, orderId, 'FAILED');
  if (step.refundReason) {
    await requestRefund(shop, tx, { ...payment, reason: step.refundReason });
  }
  if (step.isGivenBack) await finishRefund(shop, tx, order, { ...payment, isSettling });
  const isPaid = step.settles || order.paymentStatus === 'PAID';
  return { isPaid, orderNumber: order.number, step };
}

/** Paid: wherever an unpaid or cancelled order is, it is now waiting to be packed. */
async function settle(shop: Shop, tx: Tx, order: LockedOrder): Promise<void> {
  const paid = { ...order, paymentStatus: 'PAID' as const };
  await updatePaymentStatus(tx, order.id, 'PAID');
  await enqueueOrderMail(shop, tx, 'paid', order);
  if (order.status !== 'PENDING_PAYMENT' && order.status !== 'CANCELLED') return;
  const by = { id: null, name: 'Payment' };
  const reason = order.status === 'CANCELLED' ? 'Paid after it was cancelled' : '';
  await transitionOrder(shop, tx, paid, { to: 'PENDING', by, reason });
}

async function canBeRevived(tx: Tx, order: LockedOrder): Promise<boolean> {
  if (order.userId === null) return false;
  const lines = await listSoldQuantities(tx, order.id);
  const products = await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  return lines.every((line) => (stockOf.get(line.productId) ?? 0) >= line.quantity);
}
