import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { CartContents } from '#web/cart/cart-contents.tsx';
import type { CartLine } from '#web/cart/cart-line.ts';
import { leadingName } from '#web/language/names.ts';
import { Card } from '#web/ui/card.tsx';
import { yourItems } from '#words/cart';
import * as words from '#words/checkout';

type OrderItemsProps = {
  lines: readonly CartLine[];
  /** A line is short, or the order was refused: unfolds the lines, and they stay so. */
  needsReview: boolean;
};

/** The lines of the order. Below the width of two columns they are folded to their names. */
export function OrderItems({ lines, needsReview }: OrderItemsProps) {
  const [isOpen, setOpen] = useState(false);
  if (needsReview && !isOpen) setOpen(true);
  const isFoldable = lines.length > 0 && !needsReview;
  const isFolded = isFoldable && !isOpen;

  return (
    <Card as="section" aria-labelledby="checkout-items">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="checkout-items" className="text-xl">
          {yourItems}
        </h2>
        {isFoldable && (
          <p className="lg:hidden">
            {`${fill(plural(words.products, lines.length), { count: lines.length })} · `}
            <button
              type="button"
              className="link -my-2 min-h-11 px-1"
              aria-expanded={isOpen}
              aria-controls="checkout-lines"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.hide : words.change}
            </button>
          </p>
        )}
      </div>
      {isFolded && (
        <p className="mt-1 line-clamp-3 text-sm text-ink-soft wrap-anywhere lg:hidden">
          {lines
            .map(({ product, quantity }) => `${quantity}\u00a0×\u00a0${leadingName(product)}`)
            .join(', ')}
        </p>
      )}
      <div id="checkout-lines" className={isFolded ? 'mt-4 max-lg:hidden' : 'mt-4'}>
        <CartContents />
      </div>
    </Card>
  );
}
