import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import { noteUnsold } from '#web/stores/unsold-names.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { afterNextFrame } from '#web/ui/after-next-frame.ts';
import * as words from '#words/cart';
import { guestCart, refreshGuestCart } from './guest-cart.ts';
import type { GuestItems } from './guest-items.ts';

const none: GuestItems = [];

/** Refreshes prices, stock and names of the products in the guest cart, when that is the cart. */
export function useGuestQuote(): void {
  const showToast = useToastHere();
  const isSignedIn = Boolean(useSession());
  const productIds = useStore(guestCart, none)
    .map(({ _id }) => _id)
    .sort();
  useQuery({
    queryKey: ['quoteCart', productIds],
    queryFn: async ({ signal }) => {
      // Adding a product is shown first.
      await new Promise<void>(afterNextFrame);
      const requested = guestCart.get().map(({ _id, quantity }) => ({ productId: _id, quantity }));
      const { data } = await call('quoteCart', {
        body: { items: requested },
        signal,
        failureText: words.loadFailed,
      });
      const lost = refreshGuestCart(
        requested.map(({ productId }) => productId),
        data,
      );
      noteUnsold(lost);
      if (lost.length > 0) showToast({ kind: 'info', text: words.unsold });
      return data.length;
    },
    enabled: !isSignedIn && productIds.length > 0,
  });
}
