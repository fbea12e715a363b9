import { fill } from '@mathappu/contract/words';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { PressForm } from '#web/ui/press-form.tsx';
import * as words from '#words/cart';
import { CartDrawer } from './cart-drawer.tsx';
import { openCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { countItems } from './cart-line.ts';
import { CartStatus } from './cart-status.tsx';
import { useCart } from './use-cart.ts';
import { useCartSync } from './use-cart-sync.ts';

/** The cart in the top bar: its count, its drawer and its announcements to screen readers. */
export function CartButton() {
  useCartSync();
  const { count } = useCart();
  return (
    <>
      <PressForm action={openCartDrawer}>
        <IconButton
          type="submit"
          label={count > 0 ? fill(words.cartWith, { items: countItems(count) }) : words.title}
          icon={<CartIcon />}
          count={count}
          aria-haspopup="dialog"
          aria-expanded={useIsCartDrawerOpen()}
        />
      </PressForm>
      <CartStatus />
      <CartDrawer />
    </>
  );
}
