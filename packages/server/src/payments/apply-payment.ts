import type { Paise } from '@mathappu/contract/money';
import { takesOnlineOrders } from '@mathappu/contract/settings/selling-part';
import { deleteProductLines } from '#server/cart/ordered-line-queries.ts';
import { lockProducts } from '#server/catalogue/stock-queries.ts';
import {
  findGatewayOrder,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import {
  findPayment,
  findSettlingPayment,
  upsertPayment,
} from '#server/gateway/payment-queries.ts';
import { listRefundsOfPayment, requestRefund } from '#server/gateway/refund-queries.ts';
import { findInvoiceNumber } from '#server/invoices/tax-document-queries.ts';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import {
  clearPlacedMail,
  findLatestStatusChange,
  type LockedOrder,
  listSoldQuantities,
  updatePaymentStatus,
} from '#server/orders/order-queries.ts';
import { enqueueOwnerMail } from '#server/orders/owner-mails.ts';
import { paidTwice, unfillable } from '#server/orders/reason-words.ts';
import { hasRuleLeft, transitionOrder } from '#server/orders/transition-order.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type PaymentEvent, type PaymentTransition, planPayment } from './payment-transition.ts';

export type AppliedPayment = {
  /** Whether the order is paid, by this payment or another one. */
  readonly isPaid: boolean;
  readonly orderNumber: string;
  readonly transition: PaymentTransition;
};

/**
 * Applies an event from the browser, a webhook or the gateway's API to the payment and its order.
 * Everything that money does to an order happens here.
 * @throws AppError orderNotFound, paymentMismatch when the payment belongs to another gateway order
 */
export async function applyPayment(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  gatewayOrder: StoredGatewayOrder,
  event: PaymentEvent,
): Promise<AppliedPayment> {
  const { gatewayOrderId } = gatewayOrder;
  const { gatewayPaymentId } = event;
  const locked = await lockOrderOf(tx, () => findGatewayOrder(tx, gatewayOrderId));
  if (!locked) throw new AppError('orderNotFound');
  const { order } = locked;
  const orderId = order.id;
  const stored = await findPayment(tx, gatewayPaymentId);
  if (stored && stored.gatewayOrderId !== gatewayOrderId) throw new AppError('paymentMismatch');
  // A signature proves neither amount nor currency, so what is known of them stays.
  const { amountPaise, currency } = event.isCheckoutCallback && stored ? stored : event;
  const settling = await findSettlingPayment(tx, orderId);
  const transition = planPayment(
    {
      order: { ...order, totalPaise: order.totalPaise + (settling?.changedPaise ?? 0) },
      canBeRevived: order.status === 'CANCELLED' && (await canBeRevived(shop, tx, order)),
      stored,
      hasRefund: (await listRefundsOfPayment(tx, gatewayPaymentId)).length > 0,
      settledBy: settling?.gatewayPaymentId,
    },
    { ...event, amountPaise, currency },
  );
  const { state, isReported, difference, shouldSettle, shouldMarkFailed } = transition;
  const { refundCause: cause } = transition;
  const payment = { gatewayPaymentId, gatewayOrderId, orderId, amountPaise };
  const isSettling = shouldSettle || (stored?.isSettling ?? false);
  const acceptedPaise = stored?.acceptedPaise ?? null;
  const report = { state, currency, isReported, difference, acceptedPaise };
  await upsertPayment(tx, { ...payment, ...report, isSettling });
  if (shouldSettle) await settle(shop, tx, order, { amountPaise, currency });
  if (shouldMarkFailed) await updatePaymentStatus(tx, orderId, 'FAILED');
  if (cause) await requestRefund(shop, tx, { ...payment, cause, reason: refundReasons[cause] });
  const isPaid = shouldSettle || order.paymentStatus === 'PAID';
  return { isPaid, orderNumber: order.number, transition };
}

const refundReasons = { unfillable, paidTwice };

/**
 * Marks the order paid online, also one that was to be paid in cash by now. One that is unpaid or
 * cancelled moves on to be packed.
 */
async function settle(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  order: LockedOrder,
  money: { amountPaise: Paise; currency: string },
): Promise<void> {
  const paid = { ...order, paymentMethod: 'online', paymentStatus: 'PAID' } as const;
  // One mail tells both when the one about the order is still to come.
  const isFirst = order.placedMailDueAt !== null;
  if (isFirst) await clearPlacedMail(tx, order.id);
  await enqueueOrderMail(shop, tx, { kind: 'paid', isFirst, ...money }, paid);
  // The owner knows of an order that was to be paid in cash.
  if (order.paymentMethod === 'online') {
    await enqueueOwnerMail(shop, tx, { payment: 'online' }, order);
  }
  if (order.status !== 'PENDING_PAYMENT' && order.status !== 'CANCELLED') {
    return updatePaymentStatus(tx, order.id, 'PAID', 'online');
  }
  const by = { id: null, name: 'Payment' };
  const isRevived = order.status === 'CANCELLED';
  const reason = isRevived ? 'Paid after it was cancelled' : '';
  await transitionOrder(
    shop,
    tx,
    { ...paid, placedMailDueAt: null },
    { to: 'PENDING', by, reason },
  );
  if (isRevived && order.userId)
    await deleteProductLines(tx, order.userId, await productsOf(tx, order));
}

const productsOf = async (tx: Tx, { id }: LockedOrder): Promise<string[]> =>
  (await listSoldQuantities(tx, id)).map(({ productId }) => productId);

/**
 * Whether the shop still takes online orders, the goods are in stock, its price rule is not used up, no invoice of it was credited and
 * the customer still has an account and has not cancelled the order, in which case nobody waits for
 * the goods.
 */
async function canBeRevived(
  { settings }: Pick<Shop, 'settings'>,
  tx: Tx,
  order: LockedOrder,
): Promise<boolean> {
  const { selling } = await settings.readIn(tx);
  if (order.userId === null || !takesOnlineOrders(selling.saleMode)) return false;
  if ((await findLatestStatusChange(tx, order.id))?.actorId === order.userId) return false;
  if (await findInvoiceNumber(tx, order.id)) return false;
  const lines = await listSoldQuantities(tx, order.id);
  const products = await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  const isThere = lines.every((line) => (stockOf.get(line.productId) ?? 0) >= line.quantity);
  return isThere && hasRuleLeft(tx, order);
}
