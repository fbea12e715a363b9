import type { RazorpayCheckout } from '@mathappu/contract/checkout';
import {
  findGatewayOrderOf,
  insertGatewayOrder,
  type StoredGatewayOrder,
} from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { firstCheckMinutes } from './reconcile-payments.ts';

/** An unpaid order with the options of the payment dialog. */
export type OnlineOrder = {
  readonly id: string;
  readonly number: string;
  readonly razorpay: RazorpayCheckout;
};

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;

/**
 * Returns the options of the payment dialog for an unpaid order. A missing gateway order is created
 * outside any transaction and stored; of two created concurrently, the first one stored is used.
 * @throws AppError gatewayFailed, paymentNotPossible when the order is not PENDING_PAYMENT
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
  const { status, number, totalPaise, holdUntil } = await getOrder(shop.db, orderId);
  if (status !== 'PENDING_PAYMENT' || !holdUntil) throw new AppError('paymentNotPossible');
  const { gatewayOrderId, amountPaise } = await gateway.createOrder({
    amountPaise: totalPaise,
    receipt: number,
    openForMs: holdUntil.getTime() - shop.now().getTime(),
  });
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
