import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/api/call-error.ts';
import { clearGuestCart, guestCart } from '#web/cart/guest-cart.ts';

let running: Promise<void> | undefined;

/**
 * Merges the guest cart into the account's after sign-in. Never rejects: when the call fails, its
 * toast is shown, the cart stays in the browser and is merged the next time; so it is when the
 * script cannot be loaded.
 */
export function mergeGuestCart(queries: QueryClient): Promise<void> {
  running ??= merge(queries).finally(() => {
    running = undefined;
  });
  return running;
}

async function merge(queries: QueryClient): Promise<void> {
  const items = guestCart.get().map(({ _id, quantity }) => ({ productId: _id, quantity }));
  if (items.length === 0) return;
  try {
    const { mergeIntoAccountCart } = await import('./merge-account-cart.ts');
    await mergeIntoAccountCart(queries, items);
    clearGuestCart();
  } catch (error) {
    if (!(error instanceof CallError)) console.warn('The cart is not merged yet', error);
  }
}
