import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';
import { createPendingUpdates } from './pending-updates.ts';

const cartKey = readKey('getCart');

export const pendingUpdates = createPendingUpdates();

/** @throws CallError, which has been told */
export async function addToAccountCart(
  queries: QueryClient,
  product: Product,
  quantity: number,
): Promise<string> {
  await pendingUpdates.whenSettled();
  const { message, data } = await call('addToCart', {
    body: { productId: product._id, quantity },
  });
  keepInCache(queries, (items) =>
    items.some(({ _id }) => _id === data._id)
      ? items.map((item) => (item._id === data._id ? { ...item, ...data } : item))
      : [...items, { ...data, productId: product }],
  );
  return message;
}

/** Resolves to whether it went well; a failure has been told and what was shown taken back. */
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
    keepInCache(queries, (items) =>
      items.flatMap((item) =>
        item._id !== _id ? [item] : qty === 0 ? [] : [{ ...item, quantity: qty }],
      ),
    );
  });
  if (!isDone) queries.invalidateQueries({ queryKey: cartKey });
  return isDone;
}

/** A read that began before the change would bring back what was before it, so it starts anew. */
function keepInCache(queries: QueryClient, change: (items: CartItem[]) => CartItem[]): void {
  queries.setQueryData<Answer<'getCart'>>(
    cartKey,
    (answer) => answer && { ...answer, data: change(answer.data) },
  );
  if (queries.isFetching({ queryKey: cartKey }) > 0) {
    queries.invalidateQueries({ queryKey: cartKey });
  }
}
