import { toRupees } from '@mathappu/contract/money';
import { useState } from 'react';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { countOf } from '#web/ui/format/plural.ts';
import { useCart } from './use-cart.ts';

/** Announces each change of the cart to screen readers, but not its initial state. */
export function CartStatus() {
  const { isLoading, isFailed, count, subtotalPaise } = useCart();
  const words =
    count === 0
      ? 'Your cart is empty'
      : `${countOf(count, 'item')} in your cart, ${formatRupees(toRupees(subtotalPaise))}`;
  const isKnown = !isLoading && !isFailed;
  const [initial, setInitial] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  if (isKnown && initial === undefined) setInitial(words);
  if (isKnown && initial !== undefined && words !== initial && !hasChanged) setChanged(true);
  return (
    <span role="status" className="sr-only">
      {isKnown && hasChanged ? words : ''}
    </span>
  );
}
