import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/cart';
import { countItems } from './cart-line.ts';
import { useCart } from './use-cart.ts';

/** Announces each change of the cart to screen readers, but not its initial state. */
export function CartStatus() {
  const { isLoading, isFailed, count, subtotalPaise } = useCart();
  const subtotal = formatRupees(toRupees(subtotalPaise));
  const text =
    count === 0 ? words.empty : fill(words.status, { items: countItems(count), subtotal });
  const isKnown = !isLoading && !isFailed;
  const [initial, setInitial] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  if (isKnown && initial === undefined) setInitial(text);
  if (isKnown && initial !== undefined && text !== initial && !hasChanged) setChanged(true);
  return (
    <span role="status" className="sr-only">
      {isKnown && hasChanged ? text : ''}
    </span>
  );
}
