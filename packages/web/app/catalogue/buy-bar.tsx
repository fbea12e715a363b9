import { toRupees } from '@mathappu/contract/money';
import { unitPriceOf } from '@mathappu/contract/product-offer';
import { type RefObject, useEffect, useState } from 'react';
import { limitText } from '#web/cart/cart-line.ts';
import type { Adding } from '#web/cart/use-add-to-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { PhoneBar } from '#web/ui/phone-bar.tsx';

type BuyBarProps = {
  adding: Adding;
  /** The controls of the page, for which the bar stands in while they are out of sight. */
  controls: RefObject<Element | null>;
};

export function BuyBar({ adding, controls }: BuyBarProps) {
  const [isInSight, setInSight] = useState(true);
  const { product, quantity, max, setWanted, refusal, addWanted } = adding;

  useEffect(() => {
    if (!controls.current) return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      // What the bar covers is out of sight.
      rootMargin: '0px 0px -64px',
    });
    sight.observe(controls.current);
    return () => sight.disconnect();
  }, [controls]);

  return (
    <PhoneBar isHidden={isInSight}>
      <p className="figures flex-1 font-bold">{formatRupees(toRupees(unitPriceOf(product)))}</p>
      <QuantityStepper
        productName={product.name}
        value={quantity}
        max={max}
        maxText={limitText(max)}
        onChange={setWanted}
      />
      <Button
        aria-label={`Add to cart: ${product.name}`}
        onClick={addWanted}
        disabled={max === 0}
        className="grow whitespace-nowrap"
      >
        Add to cart
      </Button>
      {refusal && <p className="w-full text-sm font-medium text-danger">{refusal}</p>}
    </PhoneBar>
  );
}
