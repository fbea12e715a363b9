import { useMemo } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import * as words from '#words/cart';
import { type CartLine, type CartSums, sumLines, toCartLine } from './cart-line.ts';
import { guestCart } from './guest-cart.ts';
import { type PendingLines, pendingLines, withPending } from './pending/pending-lines.ts';

const noneArePending: PendingLines = new Map();

export type Cart = CartSums & {
  readonly lines: readonly CartLine[];
  /** On the server, during hydration and before the first answer. */
  readonly isLoading: boolean;
  /** The first answer failed; `reload` tries again. */
  readonly isFailed: boolean;
  readonly isReloading: boolean;
  readonly reload: () => void;
};

/** By product. */
export function useCartQuantities(): ReadonlyMap<string, number> {
  const { lines } = useCart();
  return useMemo(
    () => new Map(lines.map(({ product, quantity }) => [product._id, quantity])),
    [lines],
  );
}

/** The account's cart, or the guest cart of a visitor who is not signed in. */
export function useCart(): Cart {
  const user = useSession();
  const guest = useStore(guestCart, undefined);
  const pending = useStore(pendingLines, noneArePending);
  const options = { enabled: Boolean(user), failureText: words.loadFailed };
  const account = useRead('getCart', {}, options);

  const items = user ? account.data?.data : guest;
  const lines = useMemo(() => withPending(items ?? [], pending).map(toCartLine), [items, pending]);
  const sums = useMemo(() => sumLines(lines), [lines]);

  return {
    lines,
    ...sums,
    isLoading: items === undefined && !account.isError,
    isFailed: items === undefined && account.isError,
    isReloading: account.isFetching,
    reload: () => account.refetch(),
  };
}
