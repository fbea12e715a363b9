import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { noteUnsold } from '#web/stores/unsold-names.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { afterNextFrame } from '#web/ui/after-next-frame.ts';
import { guestCart, refreshGuestCart } from './guest-cart.ts';
import type { GuestItems } from './guest-items.ts';

const gone = 'Some items are no longer sold and were taken out of your cart';

/** Refreshes prices, stock and names of the products in the guest cart. */
export function useGuestQuote(items: GuestItems) {
  const showToast = useToastHere();
  const productIds = items.map(({ _id }) => _id).sort();
  return useQuery({
    queryKey: ['quoteCart', productIds],
    queryFn: async ({ signal }) => {
      // Adding a product is shown first.
      await new Promise<void>(afterNextFrame);
      const requested = guestCart.get().map(({ _id, quantity }) => ({ productId: _id, quantity }));
      const { data } = await call('quoteCart', {
        body: { items: requested },
        signal,
        failureText: 'Failed to fetch cart items',
      });
      const lost = refreshGuestCart(
        requested.map(({ productId }) => productId),
        data,
      );
      noteUnsold(lost);
      if (lost.length > 0) showToast({ kind: 'info', text: gone });
      return data.length;
    },
    enabled: items.length > 0,
  });
}
