import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { QuantityStepper, quantityField } from '#web/ui/fields/quantity-stepper.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/cart';
import { limitText } from './quantity-limits.ts';
import type { Adding } from './use-add-to-cart.ts';

const looks = {
  md: {
    controls: 'flex flex-wrap gap-2 *:first:grow',
    icon: 'size-5 max-sm:hidden',
    button: 'w-full',
  },
  lg: {
    controls: 'flex flex-wrap items-start gap-3',
    icon: 'size-5',
    button: 'flex-1 whitespace-nowrap',
  },
  bar: { controls: 'contents', icon: 'hidden', button: 'grow whitespace-nowrap' },
};

type AddToCartProps = {
  adding: Adding;
  /** `bar` stands in for other controls of the same product, which announce a refusal. */
  size?: keyof typeof looks;
  /** Shown beside the quantity. */
  children?: ReactNode;
};

/** A form with an action, since React repeats one that is sent before hydration. */
export function AddToCart({ adding, size = 'md', children }: AddToCartProps) {
  const { product, quantity, max, setWanted, refusal, addWanted } = adding;
  const { controls, icon, button } = looks[size];
  return (
    <form
      noValidate
      className={controls}
      action={(fields) => void addWanted(Number(fields.get(quantityField)))}
    >
      <QuantityStepper
        productName={product.name}
        value={quantity}
        max={max}
        maxText={limitText(max)}
        onChange={setWanted}
        isWide={size === 'md'}
      />
      {children}
      <Button
        type="submit"
        aria-label={fill(words.addToCartNamed, { name: product.name })}
        disabled={max === 0}
        icon={<CartIcon className={icon} />}
        className={`${button} noscript:hidden`}
      >
        {size === 'md' ? words.addOnCard : words.addToCart}
      </Button>
      {refusal && (
        <p
          role={size === 'bar' ? undefined : 'alert'}
          className="w-full text-sm font-medium text-danger"
        >
          {refusal}
        </p>
      )}
    </form>
  );
}
