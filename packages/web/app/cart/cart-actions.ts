import type { Product } from '@mathappu/contract/catalogue';
import { fill } from '@mathappu/contract/words';
import type { QueryClient } from '@tanstack/react-query';
import { leadingName } from '#web/language/names.ts';
import { currentUser } from '#web/session/session-store.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import * as words from '#words/cart';
import { addToAccountCart, changeAccountLine, findItem, pendingUpdates } from './account-cart.ts';
import type { CartLine } from './cart-line.ts';
import { addToGuestCart, removeFromGuestCart, setGuestQuantity } from './change-guest-cart.ts';
import type { Outcome } from './pending/pending-updates.ts';
import { allowedQuantity } from './quantity-limits.ts';

const added = (name: string): ToastWords => ({
  kind: 'success',
  text: fill(words.added, { name }),
  tally: { member: name, sentence: words.productsAdded },
});
const removed = (count: number) =>
  count === 1 ? words.removed : fill(words.severalRemoved, { count });

const refusalIn = (outcome: Outcome) => (outcome instanceof Error ? outcome.message : undefined);

export function createCartActions(queries: QueryClient, showToast: (toast: ToastWords) => void) {
  return {
    /**
     * Shows at once, as every action. Resolves to the refusal, if it was refused and taken back;
     * either way a toast has been shown.
     * @param place of a new line, by default the last
     */
    async add(product: Product, quantity: number, place?: number): Promise<string | undefined> {
      if (currentUser()) {
        const outcome = await addToAccountCart(queries, product, quantity, place);
        if (outcome === 'done') showToast(added(leadingName(product)));
        return refusalIn(outcome);
      }
      const refusal = addToGuestCart(product, quantity, place);
      showToast(refusal ? { kind: 'error', text: refusal } : added(leadingName(product)));
      return refusal;
    },

    /** Resolves to the refusal, if it was refused and taken back. */
    async setQuantity(line: CartLine, wanted: number): Promise<string | undefined> {
      const { product } = line;
      const quantity = allowedQuantity(line, wanted);
      if (quantity === line.quantity) return undefined;
      if (currentUser()) return refusalIn(await changeAccountLine(queries, product, quantity));
      setGuestQuantity(product._id, quantity);
      return undefined;
    },

    /** Resolves to the refusal, if one was refused and taken back. */
    async remove(...lines: CartLine[]): Promise<string | undefined> {
      const outcomes = await Promise.all(
        lines.map(({ product }) => {
          if (currentUser()) return changeAccountLine(queries, product, 0);
          removeFromGuestCart(product._id);
          return 'done';
        }),
      );
      const count = outcomes.filter((outcome) => outcome === 'done').length;
      if (count > 0) showToast({ kind: 'success', text: removed(count) });
      return outcomes.map(refusalIn).find(Boolean);
    },

    /** Resolves to the lines with their ids, once the server has answered every pending update. */
    async whenSettled(lines: readonly CartLine[]): Promise<CartLine[]> {
      await pendingUpdates.whenSettled();
      return lines.map((line) => {
        const { _id = line.id } = findItem(queries, line.product._id) ?? {};
        return { ...line, id: _id };
      });
    },
  };
}
