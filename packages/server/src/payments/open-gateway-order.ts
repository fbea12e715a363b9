import type { RazorpayCheckout } from '@mathappu/contract/checkout';
import {
  findGatewayOrderOf,
  insertGatewayOrder,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import { gatewayRefusalOf, type PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { recordRefusedPayment } from '#server/gateway/payment-queries.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { findOrder, type OrderRow } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { firstCheckMinutes } from './reconcile-payments.ts';
import { recordContact } from './record-contact.ts';

/** An unpaid order with the options of the payment dialog. */
export type OnlineOrder = {
  readonly id: string;
  readonly number: string;
  readonly razorpay: RazorpayCheckout;
};

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log'>;

/**
 * Returns the options of the payment dialog for an unpaid order. A missing gateway order is created
 * outside any transaction and stored; of two created concurrently, the first one stored is used.
 * @throws AppError gatewayFailed, paymentRefused, paymentNotPossible when the order is not
 * PENDING_PAYMENT
 */
export async function openGatewayOrder(
  shop: Parts,
  gateway: PaymentGateway,
  orderId: string,
): Promise<RazorpayCheckout> {
  const stored =
    (await findGatewayOrderOf(shop.db, orderId)) ??
    (await createGatewayOrder(shop, gateway, orderId));
  return {
    key: gateway.keyId,
    amount: stored.amountPaise,
    currency: 'INR',
    orderId: stored.gatewayOrderId,
    checkoutUrl: gateway.checkoutUrl,
  };
}

async function createGatewayOrder(
  shop: Parts,
  gateway: PaymentGateway,
  orderId: string,
): Promise<StoredGatewayOrder> {
  const order = await findOrder(shop.db, orderId);
  if (order?.status !== 'PENDING_PAYMENT' || !order.holdUntil) {
    throw new AppError('paymentNotPossible');
  }
  const { gatewayOrderId, amountPaise } = await gateway
    .createOrder({
      amountPaise: order.totalPaise,
      receipt: order.number,
      openForMs: order.holdUntil.getTime() - shop.now().getTime(),
    })
    .catch((error: unknown) => tellRefusal(shop, gateway, order, error));
  const checkAt = new Date(shop.now().getTime() + firstCheckMinutes * 60_000);
  return inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') throw new AppError('paymentNotPossible');
    const gatewayOrder = { gatewayOrderId, orderId, amountPaise, checkAt };
    await insertGatewayOrder(tx, gatewayOrder);
    const stored = await findGatewayOrderOf(tx, orderId);
    if (!stored) throw new Error(`no gateway order for ${orderId}`);
    return stored;
  });
}

/**
 * Has the owner see why the provider refused, and throws what the customer is told. Any other error is
 * thrown as it is.
 */
async function tellRefusal(
  shop: Parts,
  gateway: PaymentGateway,
  { userId, totalPaise: amountPaise }: Pick<OrderRow, 'userId' | 'totalPaise'>,
  error: unknown,
): Promise<never> {
  const refusal = gatewayRefusalOf(error);
  if (!refusal) throw error;
  const { failure, message } = refusal;
  shop.log.warn({ err: error, amountPaise }, 'the payment provider refused an order');
  if (failure === 'keysRefused') await recordContact(shop, gateway, failure);
  else if (userId) {
    await recordRefusedPayment(shop.db, { userId, amountPaise, message, at: shop.now() });
  }
  throw new AppError('paymentRefused');
}
