import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { CartIcon } from '#web/ui/images/icons.tsx';
import { limitText } from './cart-line.ts';
import type { Adding } from './use-add-to-cart.ts';

type AddToCartProps = {
  adding: Adding;
  size?: 'md' | 'lg';
  /** Shown beside the quantity. */
  children?: ReactNode;
};

export function AddToCart({ adding, size = 'md', children }: AddToCartProps) {
  const { product, quantity, max, setWanted, refusal, addWanted } = adding;
  return (
    <div
      className={
        size === 'lg' ? 'flex flex-wrap items-start gap-3' : 'flex flex-wrap gap-2 *:first:grow'
      }
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
        aria-label={`Add to cart: ${product.name}`}
        onClick={addWanted}
        disabled={max === 0}
        icon={<CartIcon className={size === 'lg' ? 'size-5' : 'size-5 max-sm:hidden'} />}
        className={size === 'lg' ? 'flex-1 whitespace-nowrap' : 'w-full'}
      >
        Add to cart
      </Button>
      {refusal && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}
