import type { Product } from '@mathappu/contract/catalogue';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { currentUser } from '#web/session/session-store.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { addToAccountCart, changeAccountLine, pendingUpdates } from './account-cart.ts';
import { allowedQuantity, type CartLine } from './cart-line.ts';
import { addToGuestCart, removeFromGuestCart, setGuestQuantity } from './guest-cart.ts';

const added = (name: string) => `${name} added to cart`;
const removed = (count: number) =>
  count === 1 ? 'Item removed from cart' : `${count} items removed from cart`;

/** The actions on the cart, without subscribing to it. */
export function useCartActions() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return useMemo(() => createCartActions(queries, showToast), [queries, showToast]);
}

function createCartActions(queries: QueryClient, showToast: (toast: ToastWords) => void) {
  return {
    /** Resolves to the refusal, if it was refused; either way a toast has been shown. */
    async add(product: Product, quantity: number): Promise<string | undefined> {
      try {
        const refusal = currentUser()
          ? void (await addToAccountCart(queries, product, quantity))
          : addToGuestCart(product, quantity);
        if (refusal) showToast({ kind: 'error', text: refusal });
        else showToast({ kind: 'success', text: added(product.name) });
        return refusal;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return error.message;
      }
    },

    setQuantity(line: CartLine, wanted: number): void {
      const quantity = allowedQuantity(line, wanted);
      if (quantity === line.quantity) return;
      if (currentUser()) changeAccountLine(queries, line.id, quantity);
      else setGuestQuantity(line.id, quantity);
    },

    async remove(...lines: CartLine[]): Promise<void> {
      const outcomes = lines.map(({ id }) =>
        currentUser() ? changeAccountLine(queries, id, 0) : removeFromGuestCart(id),
      );
      const left = (await Promise.all(outcomes)).filter((isGone) => isGone !== false);
      if (left.length > 0) showToast({ kind: 'success', text: removed(left.length) });
    },

    /** Resolves once the server has answered every pending update. */
    whenSettled: pendingUpdates.whenSettled,
  };
}
