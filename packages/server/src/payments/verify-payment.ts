import type { BodyOf } from '@mathappu/contract/endpoint';
import type { verifyPayment as endpoint } from '@mathappu/contract/payments';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { recordPaymentEvent } from './sync-payments.ts';

/**
 * Applies the checkout callback of a payment and returns the order's number. The signature is checked
 * with the stored id of the gateway order, not with the one from the browser:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 * @throws AppError orderNotFound, paymentMismatch, paidTooLate when the money is refunded
 */
export async function verifyPayment(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'now' | 'payments'>,
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
    // The signature proves the payment; whether it is captured is reported by the gateway.
    state: 'authorized',
    // Gateway orders do not allow partial payments.
    amountPaise: gatewayOrder.amountPaise,
    currency: 'INR',
    isCheckoutCallback: true,
  });
  if (!isPaid) {
    throw new AppError('paidTooLate');
  }
  return orderNumber;
}
