import { toRupees } from '@mathappu/contract/money';
import { useRef } from 'react';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { countOf } from '#web/ui/format/plural.ts';
import { useCart } from './use-cart.ts';

/** Says aloud how the cart stands after each change, and nothing of how it was found. */
export function CartStatus() {
  const { isLoading, isFailed, count, subtotalPaise } = useCart();
  const words =
    count === 0
      ? 'Your cart is empty'
      : `${countOf(count, 'item')} in your cart, ${formatRupees(toRupees(subtotalPaise))}`;
  const found = useRef<string>(undefined);
  const isKnown = !isLoading && !isFailed;
  if (isKnown) found.current ??= words;
  if (found.current !== undefined && words !== found.current) found.current = '';
  return (
    <span role="status" className="sr-only">
      {isKnown && found.current === '' ? words : ''}
    </span>
  );
}
