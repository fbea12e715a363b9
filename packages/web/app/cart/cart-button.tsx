import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '#web/api/call.ts';
import { readKey, useRead } from '#web/api/use-read.ts';
import { changeUser, storedUser, userKey, useSession } from '#web/session/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { PressForm } from '#web/ui/press-form.tsx';
import * as words from '#words/cart';
import { CartDrawer } from './cart-drawer.tsx';
import { openCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { countGoods } from './cart-line.ts';
import { CartStatus } from './cart-status.tsx';
import { guestCart } from './guest-cart.ts';
import { mergeGuestCart } from './merge/merge-guest-cart.ts';
import { useCart } from './use-cart.ts';
import { useGuestQuote } from './use-guest-quote.ts';

/** The cart in the top bar: its count, its drawer and its announcements to screen readers. */
export function CartButton() {
  useCartSync();
  const cart = useCart();
  return (
    <>
      <PressForm action={openCartDrawer}>
        <IconButton
          type="submit"
          label={
            cart.products > 0 ? fill(words.cartWith, { items: countGoods(cart) }) : words.title
          }
          icon={<CartIcon />}
          count={cart.products}
          aria-haspopup="dialog"
          aria-expanded={useIsCartDrawerOpen()}
        />
      </PressForm>
      <CartStatus />
      <CartDrawer />
    </>
  );
}

/** Enough to see whether two carts have the same lines. */
const linesOf = (items: unknown) => JSON.stringify(items, ['_id', 'quantity']);

const isStored = (items: unknown) => linesOf(storedUser().shopping_cart) === linesOf(items);

/** Syncs the cart with the server, the stored user and other tabs. Used once per page. */
function useCartSync(): void {
  useGuestQuote();
  const queries = useQueryClient();
  const userId = useSession()?._id;
  const options = { enabled: Boolean(userId), failureText: words.loadFailed };
  const { data } = useRead('getCart', {}, options);

  useEffect(() => {
    if (userId && data && !isStored(data.data)) changeUser({ shopping_cart: data.data });
  }, [userId, data]);

  useEffect(() => {
    if (userId && guestCart.get().length > 0) mergeGuestCart(queries);
  }, [userId, queries]);

  useEffect(() => {
    const queryKey = readKey('getCart');
    function followOtherTabs() {
      const known = queries.getQueryData<Answer<'getCart'>>(queryKey);
      if (known && !isStored(known.data)) queries.invalidateQueries({ queryKey });
    }
    const followStorage = ({ key }: StorageEvent) => key === userKey && followOtherTabs();
    window.addEventListener('storage', followStorage);
    return () => window.removeEventListener('storage', followStorage);
  }, [queries]);
}
