import { useMemo } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import { pendingUpdates } from './account-cart.ts';
import { type CartLine, type CartSums, sumLines, toCartLine } from './cart-line.ts';
import { guestCart } from './guest-cart.ts';
import type { PendingQuantities } from './pending-updates.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useGuestQuote } from './use-guest-quote.ts';

const noneArePending: PendingQuantities = new Map();

export const cartFailure = 'Failed to fetch cart items';

export type Cart = CartSums &
  ReturnType<typeof useCartActions> & {
    readonly lines: readonly CartLine[];
    /** On the server, during hydration and before the first answer. */
    readonly isLoading: boolean;
    /** The first answer failed; `reload` tries again. */
    readonly isFailed: boolean;
    readonly isReloading: boolean;
    readonly reload: () => void;
  };

/** The account's cart, or the guest cart of a visitor who is not signed in. */
export function useCart(): Cart {
  const user = useSession();
  const guest = useStore(guestCart, undefined);
  const pending = useStore(pendingUpdates.quantities, noneArePending);
  const account = useRead('getCart', {}, { enabled: Boolean(user), failureText: cartFailure });
  const quote = useGuestQuote(user ? [] : (guest ?? []));
  const actions = useCartActions();

  const items = user ? account.data?.data : guest;
  const lines = useMemo(
    () =>
      (items ?? [])
        .map((item) => ({ ...item, quantity: pending.get(item._id) ?? item.quantity }))
        .filter(({ quantity }) => quantity > 0)
        .map(toCartLine),
    [items, pending],
  );
  const sums = useMemo(() => sumLines(lines), [lines]);
  const read = user ? account : quote;

  return {
    lines,
    ...sums,
    ...actions,
    isLoading: items === undefined && !account.isError,
    isFailed: items === undefined && account.isError,
    isReloading: read.isFetching,
    reload: () => read.refetch(),
  };
}
