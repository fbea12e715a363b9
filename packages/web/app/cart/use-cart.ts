import { useMemo, useSyncExternalStore } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { useSession } from '#web/session/use-session.ts';
import { pendingUpdates } from './account-cart.ts';
import { type CartLine, type CartSums, sumLines, toCartLine } from './cart-line.ts';
import { guestItems, subscribeToGuestCart } from './guest-cart.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useGuestQuote } from './use-guest-quote.ts';

export const cartFailure = 'Failed to fetch cart items';

export type Cart = CartSums &
  ReturnType<typeof useCartActions> & {
    readonly lines: readonly CartLine[];
    /** Nothing is known yet: on the server, while hydrating, before the first answer. */
    readonly isLoading: boolean;
    /** The first answer failed; `reload` tries again. */
    readonly isFailed: boolean;
    readonly isReloading: boolean;
    readonly reload: () => void;
  };

/** The cart of whoever is looking: the account's, or the one kept in a visitor's browser. */
export function useCart(): Cart {
  const user = useSession();
  const kept = useSyncExternalStore(subscribeToGuestCart, guestItems, () => undefined);
  const unsettled = useSyncExternalStore(
    pendingUpdates.subscribe,
    pendingUpdates.snapshot,
    pendingUpdates.snapshot,
  );
  const account = useRead('getCart', {}, { enabled: Boolean(user), failureText: cartFailure });
  const quote = useGuestQuote(user ? [] : (kept ?? []));
  const actions = useCartActions();

  const items = user ? account.data?.data : kept;
  const lines = useMemo(
    () =>
      (items ?? [])
        .map((item) => ({ ...item, quantity: unsettled.get(item._id) ?? item.quantity }))
        .filter(({ quantity }) => quantity > 0)
        .map(toCartLine),
    [items, unsettled],
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
