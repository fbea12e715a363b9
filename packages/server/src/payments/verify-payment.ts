import type { BodyOf } from '@mathappu/contract/endpoint';
import type { verifyPayment as endpoint } from '@mathappu/contract/payments';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { getGateway, recordPaymentEvent } from './sync-payments.ts';

/**
 * Takes the payment that the gateway handed to the customer's browser, and gives the order's number.
 * The signature is checked over the gateway order that is stored for an order of this customer.
 * @throws AppError orderNotFound, paymentMismatch, paymentNotPossible when the money has to go back
 */
export async function verifyPayment(
  shop: Shop,
  userId: string,
  { razorpay_order_id, razorpay_payment_id, razorpay_signature }: BodyOf<typeof endpoint>,
): Promise<string> {
  const gateway = getGateway(shop);
  const gatewayOrder = await findGatewayOrder(shop.db, razorpay_order_id);
  const order = gatewayOrder && (await findOrder(shop.db, gatewayOrder.orderId, { userId }));
  if (!order) throw new AppError('orderNotFound');
  const parts = {
    gatewayOrderId: gatewayOrder.gatewayOrderId,
    gatewayPaymentId: razorpay_payment_id,
    signature: razorpay_signature,
  };
  if (!gateway.isPaymentSignature(parts)) throw new AppError('paymentMismatch');
  const { isPaid, orderNumber } = await recordPaymentEvent(shop, gatewayOrder, {
    gatewayPaymentId: razorpay_payment_id,
    // The signature says that it is there; that it has been captured, the gateway will tell.
    state: 'authorized',
    // A gateway order is paid whole or not at all.
    amountPaise: gatewayOrder.amountPaise,
    currency: 'INR',
    isCheckoutCallback: true,
  });
  if (!isPaid) {
    throw new AppError('paymentNotPossible', {
      message: 'This order can no longer be filled. Your payment will be given back',
    });
  }
  return orderNumber;
}
