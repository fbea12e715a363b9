import { fill } from '@mathappu/contract/words';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { PressForm } from '#web/ui/press-form.tsx';
import * as words from '#words/cart';
import { CartDrawer } from './cart-drawer.tsx';
import { openCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { countGoods } from './cart-line.ts';
import { CartStatus } from './cart-status.tsx';
import { useCart } from './use-cart.ts';
import { useCartSync } from './use-cart-sync.ts';

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
