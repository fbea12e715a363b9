import type { OrderRequest } from '@mathappu/contract/checkout';
import type { PaymentMethod } from '@mathappu/contract/orders';
import { lockCustomer } from '#server/account/account-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Shop } from '#server/shop.ts';
import { addFreshLines } from './add-fresh-lines.ts';
import { createOrder } from './create-order.ts';
import { findEarlierOrder } from './find-earlier-order.ts';
import { parseOrderRequest } from './order-request.ts';

type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  /** True when this wish had been granted before and nothing was done now. */
  readonly isRepeat: boolean;
};

export type PlaceOrderInput = {
  readonly userId: string;
  readonly paymentMethod: PaymentMethod;
  readonly body: OrderRequest;
  readonly idempotencyKey: string | undefined;
};

/**
 * Turns what a customer wants into an order: its stock taken, its lines out of the cart, its mail
 * on the way. All or nothing, and once for each wish. An online order then waits for its payment.
 */
export async function placeOrder(shop: Shop, request: PlaceOrderInput): Promise<PlacedOrder> {
  const { userId, paymentMethod, body, idempotencyKey } = request;
  const wish = parseOrderRequest(body, paymentMethod);
  await countAttempt(shop, request);
  const placed = await inTransaction(shop.db, async (tx) => {
    const customer = await lockCustomer(tx, userId);
    const id = newId();
    const earlier = await findEarlierOrder(tx, { id, userId, wish, idempotencyKey });
    if (earlier) return { ...earlier, isRepeat: true };
    const number = await createOrder(shop, tx, { id, customer, wish });
    return { id, number, isRepeat: false };
  }).catch((error: unknown) => addFreshLines(shop.db, { userId, lines: wish.lines }, error));
  // The database tells it to every process; whoever ordered here does not wait for that.
  if (!placed.isRepeat) shop.cache.drop('products');
  return placed;
}

/** Sending a request again under its key is what the key is for: it counts once. */
async function countAttempt(
  shop: Shop,
  { userId, paymentMethod, idempotencyKey }: PlaceOrderInput,
): Promise<void> {
  const count = async (): Promise<void> => {
    await shop.limits.use('orderMinute', userId);
    await shop.limits.use('orderDay', userId);
  };
  if (idempotencyKey === undefined) return count();
  await shop.cache.get(`attempt ${userId} ${paymentMethod} ${idempotencyKey}`, [], count);
}
