import type { RazorpayCheckout } from '@mathappu/contract/checkout';
import {
  findGatewayOrderOf,
  insertGatewayOrder,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { enqueueOrderMail } from '#server/orders/enqueue-order-mail.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { firstCheckMinutes } from './reconcile-payments.ts';

/** An order that waits for its payment, and what the payment dialog needs. */
export type OnlineOrder = {
  readonly id: string;
  readonly number: string;
  readonly razorpay: RazorpayCheckout;
};

/**
 * What the payment dialog needs for an unpaid order. The gateway's order is made when there is none
 * yet, outside any transaction, and stored; of two made at once the first stored one counts.
 * @throws AppError gatewayFailed, paymentNotPossible when the order no longer waits for its payment
 */
export async function openGatewayOrder(
  shop: Shop,
  gateway: PaymentGateway,
  orderId: string,
): Promise<RazorpayCheckout> {
  const stored =
    (await findGatewayOrderOf(shop.db, orderId)) ?? (await makeOne(shop, gateway, orderId));
  return {
    key: gateway.keyId,
    amount: stored.amountPaise,
    currency: 'INR',
    orderId: stored.gatewayOrderId,
    checkoutUrl: gateway.checkoutUrl,
  };
}

async function makeOne(
  shop: Shop,
  gateway: PaymentGateway,
  orderId: string,
): Promise<StoredGatewayOrder> {
  const { status, number, totalPaise, holdUntil } = await getOrder(shop.db, orderId);
  if (status !== 'PENDING_PAYMENT' || !holdUntil) throw new AppError('paymentNotPossible');
  const { gatewayOrderId, amountPaise } = await gateway.createOrder({
    amountPaise: totalPaise,
    receipt: number,
    expiresAt: holdUntil,
  });
  const checkAt = new Date(shop.now().getTime() + firstCheckMinutes * 60_000);
  return inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') throw new AppError('paymentNotPossible');
    const gatewayOrder = { gatewayOrderId, orderId, amountPaise, checkAt };
    // Only now can it be paid, so only now is it told.
    if (await insertGatewayOrder(tx, gatewayOrder)) {
      await enqueueOrderMail(shop, tx, 'placed', order);
    }
    const stored = await findGatewayOrderOf(tx, orderId);
    if (!stored) throw new Error(`no gateway order for ${orderId}`);
    return stored;
  });
}
