import type { Product } from '@mathappu/contract/catalogue';
import { orderableQuantity } from '@mathappu/contract/product-offer';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { CartIcon } from '#web/ui/images/icons.tsx';
import { useCartActions } from './use-cart-actions.ts';

type AddToCartProps = {
  product: Product;
  size?: 'md' | 'lg';
  /** Shown beside the quantity. */
  children?: ReactNode;
};

export function AddToCart({ product, size = 'md', children }: AddToCartProps) {
  const { add } = useCartActions();
  const [wanted, setWanted] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const max = orderableQuantity(product);
  const quantity = Math.max(1, Math.min(wanted, max));

  async function addWanted() {
    setAdding(true);
    setRefusal(undefined);
    const refused = await add(product, quantity).finally(() => setAdding(false));
    if (refused) setRefusal(refused);
    else setWanted(1);
  }

  return (
    <div
      className={
        size === 'lg'
          ? 'flex flex-wrap items-start gap-3'
          : 'flex flex-wrap gap-2 *:first:grow *:first:justify-between'
      }
    >
      <QuantityStepper
        productName={product.name}
        value={quantity}
        max={max}
        onChange={setWanted}
        isEditable={size === 'lg'}
      />
      {children}
      <Button
        aria-label={`Add to cart: ${product.name}`}
        onClick={addWanted}
        isBusy={isAdding}
        disabled={max === 0}
        icon={<CartIcon className={size === 'lg' ? 'size-5' : 'size-5 max-sm:hidden'} />}
        className={size === 'lg' ? 'flex-1 whitespace-nowrap' : 'w-full'}
      >
        Add to cart
      </Button>
      {refusal && <p className="w-full text-sm font-medium text-danger">{refusal}</p>}
    </div>
  );
}
