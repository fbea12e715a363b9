import { restoreOrderedLines } from '#server/cart/ordered-line-queries.ts';
import { findGatewayOrderOf } from '#server/gateway/gateway-order-queries.ts';
import { listSoldQuantities, lockOrder } from '#server/orders/order-queries.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { type OnlineOrder, openGatewayOrder } from '#server/payments/open-gateway-order.ts';
import { getGateway } from '#server/payments/sync-payments.ts';
import { deleteRequest } from '#server/platform/db/idempotency-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { orderRoute } from './find-earlier-order.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

/** The smallest sum the provider takes, in rupees. */
const smallestTotal = 1;

/**
 * Places an order that waits for its payment with its stock held. When the gateway fails, all of it
 * is undone, so that the same request can be sent again.
 */
export async function placeOnlineOrder(
  shop: Shop,
  request: Omit<PlaceOrderInput, 'paymentMethod'>,
): Promise<OnlineOrder> {
  const gateway = getGateway(shop);
  if (request.body.totalAmt < smallestTotal) {
    throw new AppError('paymentNotPossible', {
      message: `Online payment starts at ₹${smallestTotal}. Please choose cash on delivery`,
    });
  }
  const { id, number } = await placeOrder(shop, { ...request, paymentMethod: 'online' });
  const razorpay = await openGatewayOrder(shop, gateway, id).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'gatewayFailed')) throw error;
    await undo(shop, id, request);
    // Of the same request sent twice at once, the other one may have succeeded.
    if (!(await findGatewayOrderOf(shop.db, id))) throw error;
    return openGatewayOrder(shop, gateway, id);
  });
  return { id, number, razorpay };
}

/** Cancels the order, puts its goods back and its lines into the cart, and frees its key. */
async function undo(
  shop: Shop,
  orderId: string,
  { userId, idempotencyKey }: Omit<PlaceOrderInput, 'paymentMethod'>,
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') return;
    if (await findGatewayOrderOf(tx, orderId)) return;
    await transitionOrder(shop, tx, order, {
      to: 'CANCELLED',
      by: { id: null, name: 'Shop' },
      reason: 'The payment provider did not answer',
      isSilent: true,
    });
    await restoreOrderedLines(tx, userId, await listSoldQuantities(tx, orderId));
    if (idempotencyKey !== undefined) {
      const route = orderRoute({ paymentMethod: 'online' });
      await deleteRequest(tx, { userId, route, key: idempotencyKey });
    }
  });
}
