import { fill } from '@mathappu/contract/words';
import { Button } from '#web/ui/button.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/cart';
import { openCartDrawer } from './cart-drawer-state.ts';
import { useCart } from './use-cart.ts';

export function OpenCartButton() {
  const { count } = useCart();
  return (
    <Button variant="secondary" icon={<CartIcon />} aria-haspopup="dialog" onClick={openCartDrawer}>
      <span>{count > 0 ? fill(words.cartCount, { count }) : words.title}</span>
    </Button>
  );
}
