import { findGatewayOrderOf } from '#server/gateway/gateway-order-queries.ts';
import { isToDecide } from '#server/gateway/payment-queries.ts';
import { type Actor, type LockedOrder, lockOrder } from '#server/orders/order-queries.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { customerPatienceMs, syncPayments } from '../sync-payments.ts';

export type OwnOrderParts = Pick<
  Shop,
  'db' | 'jobs' | 'config' | 'settings' | 'now' | 'log' | 'payments' | 'cache'
>;

export type OwnOrder = { readonly userId: string; readonly idOrNumber: string };

/**
 * Changes an order for its customer. The provider is asked first about an unpaid one, so that what has
 * just been paid is not given up; a payment that it reports later is applied then. The change itself
 * decides about the order as it is when locked.
 * @returns the order's number
 * @throws AppError orderNotFound, paymentInQuestion and those of the change
 */
export async function changeOwnOrder(
  shop: OwnOrderParts,
  { userId, idOrNumber }: OwnOrder,
  change: (tx: Tx, order: LockedOrder, customer: Actor) => Promise<void>,
): Promise<string> {
  const found = await findOrder(shop.db, idOrNumber, { userId });
  if (!found) throw new AppError('orderNotFound');
  if (found.status === 'PENDING_PAYMENT') await askProvider(shop, found.id);
  await inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order?.userId !== userId) throw new AppError('orderNotFound');
    if (await isToDecide(tx, order.id)) throw new AppError('paymentInQuestion');
    await change(tx, order, { id: userId, name: 'Customer' });
  });
  // The database notifies every process, but the customer's next request may be earlier.
  shop.cache.drop();
  return found.number;
}

async function askProvider(shop: OwnOrderParts, orderId: string): Promise<void> {
  const gatewayOrder = shop.payments && (await findGatewayOrderOf(shop.db, orderId));
  if (!shop.payments || !gatewayOrder) return;
  await syncPayments(shop, shop.payments, gatewayOrder, AbortSignal.timeout(customerPatienceMs));
}
