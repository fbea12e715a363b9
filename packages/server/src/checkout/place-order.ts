import type { OrderRequest } from '@mathappu/contract/checkout';
import type { PaymentMethod } from '@mathappu/contract/orders';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import { takesEnquiries, takesOnlineOrders } from '@mathappu/contract/settings/selling-part';
import type { Language } from '@mathappu/contract/words';
import { lockCustomer } from '#server/account/account-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { createOrder } from './create-order.ts';
import { findEarlierOrder } from './find-earlier-order.ts';
import { assertOpen } from './order-terms.ts';
import { parseOrderRequest } from './parse-order-request.ts';
import { refuseWithFreshLines } from './refuse-with-fresh-lines.ts';

type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  /** True when an earlier request placed the order, so that this one did nothing. */
  readonly isRepeat: boolean;
  /** Why the code that was given takes nothing off. */
  readonly codeProblem?: CodeProblem | undefined;
};

export type PlaceOrderInput = {
  readonly userId: string;
  readonly paymentMethod: PaymentMethod;
  readonly body: OrderRequest;
  readonly idempotencyKey: string | undefined;
  /** The language of the pages on which it is placed. */
  readonly language: Language;
};

/** The parts of the shop that `placeOrder` uses. */
export type OrderParts = Pick<
  Shop,
  'db' | 'jobs' | 'config' | 'settings' | 'now' | 'cache' | 'limits'
>;

/**
 * Places an order: takes its stock, removes its lines from the cart and enqueues its mail, all or
 * nothing and once per request. An online order then waits for its payment.
 */
export async function placeOrder(shop: OrderParts, input: PlaceOrderInput): Promise<PlacedOrder> {
  const { userId, paymentMethod, body, idempotencyKey, language } = input;
  const request = parseOrderRequest(body, paymentMethod);
  await countAttempt(shop, input);
  const placed = await inTransaction(shop.db, async (tx) => {
    const customer = await lockCustomer(tx, userId);
    const id = newId();
    const earlier = await findEarlierOrder(tx, { id, userId, request, idempotencyKey });
    if (earlier) return { ...earlier, isRepeat: true };
    const settings = await shop.settings.readIn(tx);
    const { saleMode } = settings.selling;
    if (takesEnquiries(saleMode) || (paymentMethod === 'online' && !takesOnlineOrders(saleMode))) {
      throw new AppError('saleModeRefused');
    }
    assertOpen(settings.selling, shop.now());
    const created = await createOrder(shop, tx, { id, customer, settings, request, language });
    return { id, ...created, isRepeat: false };
  }).catch((error: unknown) =>
    refuseWithFreshLines(shop, { buyer: { userId, mobile: '' }, request }, error),
  );
  // The database notifies every process, but the customer's next request may be earlier.
  if (!placed.isRepeat) shop.cache.dropStock();
  return placed;
}

/** A request that is repeated under its idempotency key counts once. */
async function countAttempt(
  { limits }: Pick<Shop, 'limits'>,
  { userId, paymentMethod, idempotencyKey }: PlaceOrderInput,
): Promise<void> {
  const counted = ['orderMinute', 'orderDay'] as const;
  if (idempotencyKey === undefined) {
    for (const limit of counted) await limits.use(limit, userId);
  } else {
    const request = `order ${userId} ${paymentMethod} ${idempotencyKey}`;
    await limits.useOnce(request, counted, userId);
  }
}
