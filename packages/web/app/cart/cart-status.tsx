import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '#web/stores/create-store.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/cart';
import { countGoods } from './cart-line.ts';
import { guestCart } from './guest-cart.ts';
import { useCart } from './use-cart.ts';

/** Screen readers are told of changes no more often: quick ones would talk over each other. */
const pauseMs = 2000;

/**
 * Announces the changes of the cart to screen readers, but not its initial state, nor an account's
 * empty one before what was chosen by a visitor is in it.
 */
export function CartStatus() {
  const cart = useCart();
  const { isLoading, isFailed, count, subtotalPaise } = cart;
  const subtotal = formatRupees(toRupees(subtotalPaise));
  const text =
    count === 0 ? words.empty : fill(words.status, { items: countGoods(cart), subtotal });
  const chosen = useStore(guestCart, undefined) ?? [];
  const isToBeMerged = chosen.length > 0 && count === 0;
  const isKnown = !isLoading && !isFailed && !isToBeMerged;
  const last = useRef<number>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    if (!isKnown) return;
    if (last.current === undefined) {
      last.current = 0;
      return;
    }
    const timer = setTimeout(
      () => {
        // At once, so that the pause is counted from when it stands on the page.
        flushSync(() => say(text));
        last.current = Date.now();
      },
      last.current + pauseMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [isKnown, text]);
  return (
    <span role="status" className="sr-only">
      {isKnown && said}
    </span>
  );
}
