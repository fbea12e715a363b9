import { takesOnlineOrders } from '@mathappu/contract/settings/selling-part';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type OnlineOrder, openGatewayOrder } from './open-gateway-order.ts';

/**
 * Opens another attempt at paying an order whose hold has not ended and that has no payment yet.
 * @throws AppError orderNotFound, saleModeRefused, paymentNotPossible, paymentRefused, gatewayFailed
 */
export async function resumePayment(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>,
  { userId, idOrNumber }: { userId: string; idOrNumber: string },
): Promise<OnlineOrder> {
  const gateway = getGateway(shop);
  const order = await findOrder(shop.db, idOrNumber, { userId });
  if (!order) throw new AppError('orderNotFound');
  const isHeld = order.holdUntil !== null && order.holdUntil > shop.now();
  const isOpen = order.status === 'PENDING_PAYMENT' && isHeld;
  const { selling } = await shop.settings.readIn(shop.db);
  if (isOpen && !takesOnlineOrders(selling.saleMode)) throw new AppError('saleModeRefused');
  if (!isOpen || order.paymentCheck !== null) throw new AppError('paymentNotPossible');
  const razorpay = await openGatewayOrder(shop, gateway, order.id);
  return { id: order.id, number: order.number, razorpay };
}
