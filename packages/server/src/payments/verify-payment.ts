import type { BodyOf } from '@mathappu/contract/endpoint';
import type { verifyPayment as endpoint } from '@mathappu/contract/payments';
import { formatMoney } from '#server/gateway/format-money.ts';
import {
  findGatewayOrder,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import {
  type GatewayPayment,
  gatewayFailureOf,
  getGateway,
  type PaymentGateway,
} from '#server/gateway/payment-gateway.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import type { AppliedPayment } from './apply-payment.ts';
import { customerPatienceMs, recordGatewayPayment, recordPaymentEvent } from './sync-payments.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments'>;

/**
 * Applies the checkout callback of a payment. The signature is checked with the stored id of the
 * gateway order, not with the one from the browser, and then the provider is asked:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 * Without its answer the order counts as paid and is to be confirmed.
 * @throws AppError orderNotFound, paymentMismatch, paymentDiffers when another amount was paid,
 * paidTooLate when the money is refunded
 */
export async function verifyPayment(
  shop: Parts,
  userId: string,
  { razorpay_order_id, razorpay_payment_id, razorpay_signature }: BodyOf<typeof endpoint>,
): Promise<{ orderNumber: string; isConfirmed: boolean }> {
  const gateway = getGateway(shop);
  const gatewayOrder = await findGatewayOrder(shop.db, razorpay_order_id);
  const order = gatewayOrder && (await findOrder(shop.db, gatewayOrder.orderId, { userId }));
  if (!order) throw new AppError('orderNotFound');
  const { gatewayOrderId, amountPaise } = gatewayOrder;
  const gatewayPaymentId = razorpay_payment_id;
  if (
    !gateway.isPaymentSignature({ gatewayOrderId, gatewayPaymentId, signature: razorpay_signature })
  ) {
    throw new AppError('paymentMismatch');
  }
  const claim = { gatewayPaymentId, amountPaise, currency: 'INR', isCheckoutCallback: true };
  const found = await askProvider(shop, gateway, gatewayOrder, gatewayPaymentId);
  if (found === 'silent') {
    const { isPaid } = await recordPaymentEvent(shop, gatewayOrder, {
      ...claim,
      state: 'authorized',
    });
    if (!isPaid) throw new AppError('paidTooLate');
    return { orderNumber: order.number, isConfirmed: false };
  }
  if (found === 'unpaid') {
    await recordPaymentEvent(shop, gatewayOrder, { ...claim, state: 'failed' });
    throw new AppError('paymentMismatch');
  }
  if (found.applied.transition.difference) {
    throw new AppError('paymentDiffers', {
      paid: formatMoney(found.payment.amountPaise, found.payment.currency),
      total: formatMoney(order.totalPaise),
    });
  }
  if (!found.applied.isPaid) throw new AppError('paidTooLate');
  return { orderNumber: order.number, isConfirmed: true };
}

type Answer = { readonly payment: GatewayPayment; readonly applied: AppliedPayment };

/** Applies what the provider says of the payment; captures it when that is left to do. */
async function askProvider(
  shop: Parts,
  gateway: PaymentGateway,
  gatewayOrder: StoredGatewayOrder,
  gatewayPaymentId: string,
): Promise<Answer | 'silent' | 'unpaid'> {
  const { gatewayOrderId } = gatewayOrder;
  const signal = AbortSignal.timeout(customerPatienceMs);
  try {
    const payment = await gateway.getPayment(gatewayPaymentId, signal);
    if (payment.gatewayOrderId !== gatewayOrderId || payment.state === 'failed') return 'unpaid';
    if (payment.state === 'created') return 'silent';
    const applied = await recordGatewayPayment(shop, gateway, gatewayOrder, { payment, signal });
    return { payment, applied };
  } catch (error) {
    const failure = gatewayFailureOf(error);
    if (!failure) throw error;
    if (failure === 'unknownId') return 'unpaid';
    shop.log.warn({ err: error, gatewayOrderId }, 'payment not confirmed by the provider');
    return 'silent';
  }
}
