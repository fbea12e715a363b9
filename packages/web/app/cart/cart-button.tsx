import { countOf } from '#web/ui/format/plural.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import { openCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { CartStatus } from './cart-status.tsx';
import { useCart } from './use-cart.ts';
import { useCartSync } from './use-cart-sync.ts';

/** The cart in the top bar: its count, its drawer and its announcements to screen readers. */
export function CartButton() {
  useCartSync();
  const { count } = useCart();
  return (
    <>
      <IconButton
        label={count > 0 ? `Cart, ${countOf(count, 'item')}` : 'Cart'}
        icon={<CartIcon />}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={useIsCartDrawerOpen()}
        onClick={openCartDrawer}
      />
      <CartStatus />
      <CartDrawer />
    </>
  );
}
