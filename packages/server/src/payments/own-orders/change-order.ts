import type { CartItem } from '@mathappu/contract/cart';
import { listCart } from '#server/cart/cart-queries.ts';
import { findLatestStatusChange } from '#server/orders/order-queries.ts';
import { backInCart as reason } from '#server/orders/reason-words.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { assertWaiting } from './assert-waiting.ts';
import { changeOwnOrder, type OwnOrder, type OwnOrderParts } from './change-own-order.ts';

/**
 * Cancels an order that waits for its payment, with its lines back in the customer's cart, so that it
 * can be ordered again with changes. Repeating it has no effect.
 * @returns the order's number and the cart afterwards
 * @throws AppError orderNotFound, orderNotWaiting, orderAlreadyPaid, paymentInQuestion
 */
export async function changeOrder(
  shop: OwnOrderParts,
  own: OwnOrder,
): Promise<{ number: string; lines: CartItem[] }> {
  const number = await changeOwnOrder(shop, own, async (tx, order, by) => {
    if (order.status === 'CANCELLED') {
      const latest = await findLatestStatusChange(tx, order.id);
      if (latest?.actorId === by.id && latest.reason === reason) return;
    }
    assertWaiting(order);
    await transitionOrder(shop, tx, order, { to: 'CANCELLED', by, reason, isBackToCart: true });
  });
  return { number, lines: await listCart(shop.db, own.userId) };
}
