import type { CartItem } from '@mathappu/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { cartKey, pendingUpdates } from '#web/cart/account-cart.ts';

/**
 * Brings products into the cart, beside what is there or in its place; of each the larger quantity
 * stays. What is sold out and what does not fit is left out. Returns the cart.
 * @throws CallError, whose toast has been shown
 */
export async function mergeIntoAccountCart(
  queries: QueryClient,
  items: readonly { productId: string; quantity: number }[],
  isReplacing = false,
): Promise<CartItem[]> {
  await pendingUpdates.whenSettled();
  const answer = await call('mergeCart', { body: { items: [...items], isReplacing } });
  await queries.cancelQueries({ queryKey: cartKey });
  queries.setQueryData(cartKey, answer);
  return answer.data;
}
