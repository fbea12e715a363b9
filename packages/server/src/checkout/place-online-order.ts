import type { ErrorCode } from '@mathappu/contract/errors';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import { deleteMovements } from '#server/catalogue/stock-queries.ts';
import { findGatewayOrderOf } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { deleteOrder } from '#server/orders/new-order-queries.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
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
type OnlineOrderParts = OrderParts & Pick<Shop, 'payments' | 'log'>;

/**
 * Places an online order, which holds its stock until it is paid. When the gateway fails or refuses it,
 * the order is undone, so that the same request can be sent again.
 * @throws AppError paymentUnavailable, totalTooSmall, gatewayFailed, paymentRefused and those of placing
 */
export async function placeOnlineOrder(
  shop: OnlineOrderParts,
  input: OnlineOrderInput,
): Promise<OnlineOrder & { codeProblem?: CodeProblem | undefined }> {
  const gateway = getGateway(shop);
  if (input.body.totalAmt < minTotal) {
    throw new AppError('totalTooSmall', { minimum: minTotal });
  }
  const { id, number, codeProblem } = await placeOrder(shop, { ...input, paymentMethod: 'online' });
  try {
    return { id, number, razorpay: await openGatewayOrder(shop, gateway, id), codeProblem };
  } catch (error) {
    if (!(error instanceof AppError && failureCodes.has(error.code))) throw error;
    await undoOrder(shop, id, input);
    // A duplicate request at the same time may have created the gateway order.
    if (!(await findGatewayOrderOf(shop.db, id))) throw error;
    return { id, number, razorpay: await openGatewayOrder(shop, gateway, id) };
  }
}

const failureCodes: ReadonlySet<ErrorCode> = new Set(['gatewayFailed', 'paymentRefused']);

/**
 * Takes back everything that placing the order did: its stock is released, its lines are in the cart
 * again, its key is free, and there is no order that nobody could have paid.
 */
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
      isSilent: true,
      isBackToCart: true,
    });
    await deleteMovements(tx, orderId);
    await deleteOrder(tx, orderId);
    if (idempotencyKey !== undefined) {
      await deleteRequest(tx, { userId, route: orderRoute('online'), key: idempotencyKey });
    }
  });
}
