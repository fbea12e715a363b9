import { useOnNavigation } from '#web/document/use-on-navigation.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { CartContents } from './cart-contents.tsx';
import { closeCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { CartStatus } from './cart-status.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCart } from './use-cart.ts';

/** One per page; `openCartDrawer` opens it, a navigation closes it. */
export function CartDrawer() {
  const isOpen = useIsCartDrawerOpen();
  const { lines } = useCart();

  useOnNavigation(closeCartDrawer);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeCartDrawer}
      title="Cart"
      footer={
        lines.length > 0 && (
          <>
            <CartSummary />
            <LinkButton to="/cart" variant="quiet" className="mt-2 w-full">
              View cart
            </LinkButton>
          </>
        )
      }
    >
      <CartContents />
      <CartStatus />
    </Drawer>
  );
}
