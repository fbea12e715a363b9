import { toRupees } from '@mathappu/contract/money';
import { useRef } from 'react';
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
  const initial = useRef<string>(undefined);
  const isKnown = !isLoading && !isFailed;
  if (isKnown) initial.current ??= words;
  if (initial.current !== undefined && words !== initial.current) initial.current = '';
  return (
    <span role="status" className="sr-only">
      {isKnown && initial.current === '' ? words : ''}
    </span>
  );
}
