import { Link } from 'react-router';
import { useOnNavigation } from '#web/app-shell/use-on-navigation.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/cart';
import { closeCartDrawer, useIsCartDrawerOpen } from './cart-drawer-state.ts';
import { countGoods } from './cart-line.ts';
import { CartStatus } from './cart-status.tsx';
import { useCart } from './use-cart.ts';

const loadContents = () =>
  Promise.all([import('./cart-contents.tsx'), import('./cart-summary.tsx')]);

/**
 * One per page; `openCartDrawer` opens it, a navigation closes it. The scripts of its contents are
 * loaded at the first touch of the page.
 */
export function CartDrawer() {
  const isOpen = useIsCartDrawerOpen();
  const cart = useCart();
  const { module: [contents, summary] = [], error } = useLoadedModule(loadContents, isOpen);

  useOnNavigation(closeCartDrawer);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeCartDrawer}
      title={words.title}
      closeLabel={words.closeCart}
      note={cart.products > 0 && countGoods(cart)}
      footer={
        summary &&
        cart.products > 0 && (
          <summary.CartSummary>
            <LinkButton to="/cart" variant="quiet" className="grow">
              {words.viewCart}
            </LinkButton>
          </summary.CartSummary>
        )
      }
    >
      {error ? (
        <NotLoaded />
      ) : contents ? (
        <contents.CartContents hasCutNames />
      ) : (
        <Loading text={words.loading} />
      )}
      <CartStatus />
    </Drawer>
  );
}

function NotLoaded() {
  return (
    <p role="alert">
      {words.notLoaded}{' '}
      <Link to="/cart" reloadDocument className="link">
        {words.viewCart}
      </Link>
    </p>
  );
}
