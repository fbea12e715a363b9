import { findGatewayOrderOf } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import * as reasons from '#server/orders/reason-words.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { type OnlineOrder, openGatewayOrder } from '#server/payments/open-gateway-order.ts';
import { deleteRequest } from '#server/platform/db/idempotency-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { orderRoute } from './find-earlier-order.ts';
import { type OrderParts, type PlaceOrderInput, placeOrder } from './place-order.ts';

/** The smallest order that the provider accepts, in rupees. */
const minTotal = 1;

type OnlineOrderInput = Omit<PlaceOrderInput, 'paymentMethod'>;
type OnlineOrderParts = OrderParts & Pick<Shop, 'payments'>;

/**
 * Places an online order, which holds its stock until it is paid. When the gateway fails, the order
 * is undone, so that the same request can be sent again.
 * @throws AppError paymentUnavailable, totalTooSmall, gatewayFailed and those of placing
 */
export async function placeOnlineOrder(
  shop: OnlineOrderParts,
  input: OnlineOrderInput,
): Promise<OnlineOrder> {
  const gateway = getGateway(shop);
  if (input.body.totalAmt < minTotal) {
    throw new AppError('totalTooSmall', { minimum: minTotal });
  }
  const { id, number } = await placeOrder(shop, { ...input, paymentMethod: 'online' });
  try {
    return { id, number, razorpay: await openGatewayOrder(shop, gateway, id) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'gatewayFailed')) throw error;
    await undoOrder(shop, id, input);
    // A duplicate request at the same time may have created the gateway order.
    if (!(await findGatewayOrderOf(shop.db, id))) throw error;
    return { id, number, razorpay: await openGatewayOrder(shop, gateway, id) };
  }
}

/** Cancels the order, releases its stock, restores its lines to the cart and frees its key. */
async function undoOrder(
  shop: OnlineOrderParts,
  orderId: string,
  { userId, idempotencyKey }: OnlineOrderInput,
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') return;
    if (await findGatewayOrderOf(tx, orderId)) return;
    await transitionOrder(shop, tx, order, {
      to: 'CANCELLED',
      by: { id: null, name: 'Shop' },
      reason: reasons.providerSilent,
      isSilent: true,
      isBackToCart: true,
    });
    if (idempotencyKey !== undefined) {
      await deleteRequest(tx, { userId, route: orderRoute('online'), key: idempotencyKey });
    }
  });
}
