import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { type RefObject, useEffect, useState } from 'react';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import type { Adding } from '#web/cart/use-add-to-cart.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { PhoneBar } from '#web/ui/phone-bar.tsx';

type BuyBarProps = {
  adding: Adding;
  /** The controls of the page, for which the bar stands in while they are out of sight. */
  controls: RefObject<Element | null>;
};

export function BuyBar({ adding, controls }: BuyBarProps) {
  // On a phone they begin below the first screen.
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (!controls.current) return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      // The part of the page below the bar counts as out of sight.
      rootMargin: '0px 0px -64px',
    });
    sight.observe(controls.current);
    return () => sight.disconnect();
  }, [controls]);

  return (
    <PhoneBar isHidden={isInSight}>
      <p className="figures flex-1 font-bold whitespace-nowrap">
        {formatRupees(toRupees(unitPriceOf(adding.product)))}
      </p>
      <AddToCart adding={adding} size="bar" />
    </PhoneBar>
  );
}
