import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { leadingName } from '#web/language/names.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QuantityStepper, quantityField } from '#web/ui/fields/quantity-stepper.tsx';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/cart';
import { limitText } from './quantity-limits.ts';
import type { Adding } from './use-add-to-cart.ts';

const looks = {
  card: {
    controls: 'col-span-full flex flex-wrap items-start gap-1',
    icon: 'hidden',
    button: 'min-w-15',
  },
  lg: {
    controls: 'flex flex-wrap items-start gap-3',
    icon: 'size-5',
    button: 'flex-1 whitespace-nowrap noscript:hidden',
  },
  bar: {
    controls: 'contents',
    icon: 'hidden',
    button: 'grow px-3! whitespace-nowrap noscript:hidden',
  },
};

type AddToCartProps = {
  adding: Adding;
  /** `bar` stands in for other controls of the same product, which announce a refusal. */
  size?: keyof typeof looks;
  /** How many are in the cart already, which a card says in the button. */
  inCart?: number;
  /** Shown after the button. */
  children?: ReactNode;
};

/** A form with an action, since React repeats one that is sent before hydration. */
export function AddToCart({ adding, size = 'card', inCart = 0, children }: AddToCartProps) {
  const { product, quantity, max, setWanted, refusal, addWanted } = adding;
  const { controls, icon, button } = looks[size];
  const isOnCard = size === 'card';
  const submit = (
    <Button
      type="submit"
      aria-label={fill(words.addToCartNamed, { name: leadingName(product) })}
      disabled={max === 0}
      icon={<CartIcon className={icon} />}
      size={isOnCard ? 'narrow' : 'md'}
      className={classNames(button, inCart > 0 && isOnCard && 'pt-1 pb-4.5')}
    >
      {size === 'lg' ? words.addToCart : words.addOnCard}
    </Button>
  );
  return (
    <form
      noValidate
      className={controls}
      action={(fields) => void addWanted(Number(fields.get(quantityField)))}
    >
      <QuantityStepper
        productName={leadingName(product)}
        value={quantity}
        max={max}
        maxText={limitText(max)}
        onChange={setWanted}
        isNarrow={isOnCard}
      />
      {isOnCard ? (
        // Laid over the button: what it is called does not change, nor its size.
        <div className="relative grid flex-1 noscript:hidden">
          {submit}
          {inCart > 0 && (
            <span className="pointer-events-none absolute inset-x-0 bottom-1 text-center text-xs/none whitespace-nowrap text-on-primary">
              {fill(words.inCartShort, { quantity: inCart })}
            </span>
          )}
        </div>
      ) : (
        submit
      )}
      {children}
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
