import { Button } from '#web/ui/button.tsx';
import * as words from '#words/cart';
import { useCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Removes every line that is out of stock; nothing while there is none. */
export function RemoveSoldOut() {
  const { lines } = useCart();
  const { remove } = useCartActions();
  const soldOut = lines.filter(({ available }) => available === 0);
  if (soldOut.length === 0) return null;
  return (
    <Button variant="secondary" onClick={() => remove(...soldOut)}>
      {words.removeSoldOut}
    </Button>
  );
}
