import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';
import { currentUser, userStore } from '#web/session/session-store.ts';
import * as words from '#words/cart';
import { pendingLines, withLine } from './pending/pending-lines.ts';
import { createPendingUpdates, type Outcome } from './pending/pending-updates.ts';

export const cartKey = readKey('getCart');

export const pendingUpdates = createPendingUpdates(pendingLines);

/** Updates that are pending when the user changes belong to the user before. */
let lastUserId = currentUser()?._id;
if (typeof window !== 'undefined') {
  userStore.subscribe(() => {
    const userId = currentUser()?._id;
    if (userId !== lastUserId) pendingUpdates.clear();
    lastUserId = userId;
  });
}

/** Optimistic, as is a change: a refusal has shown its toast and is rolled back. */
export async function addToAccountCart(
  queries: QueryClient,
  product: Product,
  quantity: number,
  place?: number,
): Promise<Outcome> {
  const known = pendingLines.get().get(product._id) ?? findItem(queries, product._id);
  const line = { product, quantity: (known?.quantity ?? 0) + quantity, place };
  const outcome = pendingUpdates.add(line, async () => {
    const { data } = await call('addToCart', { body: { productId: product._id, quantity, place } });
    return () => updateCachedCart(queries, (items) => withLine(items, { ...line, ...data }));
  });
  return reloadUnlessDone(queries, await outcome);
}

export async function changeAccountLine(
  queries: QueryClient,
  product: Product,
  quantity: number,
): Promise<Outcome> {
  const outcome = pendingUpdates.set({ product, quantity }, async (take) => {
    const qty = take();
    const { _id } = findItem(queries, product._id) ?? {};
    if (!_id || qty === undefined) return () => {};
    if (qty === 0) {
      await call('removeCartItem', { body: { _id }, failureText: words.removeFailed });
    } else {
      const failureText = words.quantityFailed;
      await call('updateCartQuantity', { body: { _id, qty }, failureText });
    }
    return () =>
      updateCachedCart(queries, (items) => withLine(items, { _id, product, quantity: qty }));
  });
  return reloadUnlessDone(queries, await outcome);
}

/** The line of a product as the server confirmed it. */
export function findItem(queries: QueryClient, productId: string): CartItem | undefined {
  const cart = queries.getQueryData<Answer<'getCart'>>(cartKey);
  return cart?.data.find((item) => item.productId._id === productId);
}

/** After a failure it is not known what the server did. */
function reloadUnlessDone(queries: QueryClient, outcome: Outcome): Outcome {
  if (outcome instanceof Error) queries.invalidateQueries({ queryKey: cartKey });
  return outcome;
}

/** Also restarts a read that began before the change: its answer would be stale. */
export function updateCachedCart(
  queries: QueryClient,
  change: (items: CartItem[]) => CartItem[],
): void {
  queries.setQueryData<Answer<'getCart'>>(
    cartKey,
    (answer) => answer && { ...answer, data: change(answer.data) },
  );
  if (queries.isFetching({ queryKey: cartKey }) > 0) {
    queries.invalidateQueries({ queryKey: cartKey });
  }
}
