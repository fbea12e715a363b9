import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';
import { createPendingUpdates } from './pending-updates.ts';

const cartKey = readKey('getCart');

export const pendingUpdates = createPendingUpdates();

/** @throws CallError, whose toast has been shown */
export async function addToAccountCart(
  queries: QueryClient,
  product: Product,
  quantity: number,
): Promise<string> {
  await pendingUpdates.whenSettled();
  const { message, data } = await call('addToCart', {
    body: { productId: product._id, quantity },
  });
  updateCachedCart(queries, (items) =>
    items.some(({ _id }) => _id === data._id)
      ? items.map((item) => (item._id === data._id ? { ...item, ...data } : item))
      : [...items, { ...data, productId: product }],
  );
  return message;
}

/** Optimistic. Resolves to whether it succeeded; a failure has shown its toast and is rolled back. */
export async function changeAccountLine(
  queries: QueryClient,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  const isDone = await pendingUpdates.change(lineId, quantity, async (_id, qty) => {
    if (qty === 0) {
      await call('removeCartItem', { body: { _id }, failureText: 'Failed to Remove' });
    } else {
      const failureText = 'Failed to update quantity';
      await call('updateCartQuantity', { body: { _id, qty }, failureText });
    }
    updateCachedCart(queries, (items) =>
      items.flatMap((item) =>
        item._id !== _id ? [item] : qty === 0 ? [] : [{ ...item, quantity: qty }],
      ),
    );
  });
  if (!isDone) queries.invalidateQueries({ queryKey: cartKey });
  return isDone;
}

/**
 * Brings products into the cart; of each the larger quantity stays. What is sold out and what does
 * not fit is left out. Returns the cart.
 * @throws CallError, whose toast has been shown
 */
export async function mergeIntoAccountCart(
  queries: QueryClient,
  items: readonly { productId: string; quantity: number }[],
): Promise<CartItem[]> {
  await pendingUpdates.whenSettled();
  const answer = await call('mergeCart', { body: { items: [...items] } });
  await queries.cancelQueries({ queryKey: cartKey });
  queries.setQueryData(cartKey, answer);
  return answer.data;
}

/** Also restarts a read that began before the change: its answer would be stale. */
function updateCachedCart(queries: QueryClient, change: (items: CartItem[]) => CartItem[]): void {
  queries.setQueryData<Answer<'getCart'>>(
    cartKey,
    (answer) => answer && { ...answer, data: change(answer.data) },
  );
  if (queries.isFetching({ queryKey: cartKey }) > 0) {
    queries.invalidateQueries({ queryKey: cartKey });
  }
}
