import type { OrderStatus } from '@mathappu/contract/order-status';
import { releaseStock, takeStock } from '#server/catalogue/stock-queries.ts';
import { findSettlingPayment } from '#server/gateway/payment-queries.ts';
import { requestRefund } from '#server/gateway/request-refund.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';
import {
  type Actor,
  type LockedOrder,
  listSoldQuantities,
  updateOrderStatus,
} from './order-queries.ts';
import { findTransitionError, planTransition } from './order-status.ts';

type MoveRequest = {
  to: OrderStatus;
  by: Actor;
  reason?: string;
  /** The customer learns of it in another way than by mail. */
  isSilent?: boolean;
};

/**
 * Sets the status of a locked order with all that this does: stock, dates, payment, history, mail,
 * refund. Everybody who changes a status comes through here. Setting it to what it is does nothing.
 */
export async function transitionOrder(
  shop: Shop,
  tx: Tx,
  order: LockedOrder,
  { to, by, reason = '', isSilent = false }: MoveRequest,
): Promise<void> {
  if (order.status === to) return;
  const obstacle = findTransitionError(order, to);
  if (obstacle) throw new AppError('orderStatusRefused', { message: obstacle });
  const { stock, mail, change } = planTransition(order, to, shop.now());
  // Stock first, as in placing an order: the counts of statuses are locked after the products.
  if (stock === 'take') await takeAgain(tx, order.id, change.stockRound);
  if (stock === 'release') await releaseStock(tx, { orderId: order.id, round: order.stockRound });
  await updateOrderStatus(tx, { orderId: order.id, from: order.status, change, by, reason });
  if (mail && !isSilent) await enqueueOrderMail(shop, tx, mail, order);
  if (to === 'CANCELLED' && order.paymentStatus === 'PAID') await giveBack(shop, tx, order.id);
}

async function takeAgain(tx: Tx, orderId: string, round: number): Promise<void> {
  const lines = await listSoldQuantities(tx, orderId);
  const [short] = (await takeStock(tx, { orderId, round, lines })).short;
  if (!short) return;
  const name = lines.find((line) => line.productId === short.productId)?.name ?? 'A product';
  throw new AppError('outOfStock', {
    message: `${name}: ${short.quantity} needed, ${short.available} in stock`,
  });
}

async function giveBack(shop: Shop, tx: Tx, orderId: string): Promise<void> {
  const payment = await findSettlingPayment(tx, orderId);
  if (!payment) return;
  await requestRefund(shop, tx, { ...payment, orderId, reason: 'The order was cancelled' });
}
