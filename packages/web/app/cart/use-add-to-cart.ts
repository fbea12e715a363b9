import type { Product } from '@mathappu/contract/catalogue';
import { orderableQuantity } from '@mathappu/contract/product-offer';
import { useState } from 'react';
import { useCartActions } from './use-cart-actions.ts';

/** The wanted quantity of a product, and adding it, for the controls that show both. */
export function useAddToCart(product: Product) {
  const { add } = useCartActions();
  const [wanted, setWanted] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const max = orderableQuantity(product);
  const quantity = Math.max(1, Math.min(wanted, max));

  async function addWanted() {
    setRefusal(undefined);
    setWanted(1);
    const refused = await add(product, quantity);
    if (!refused) return;
    setRefusal(refused);
    setWanted(quantity);
  }

  return { product, quantity, max, setWanted, refusal, addWanted };
}

export type Adding = ReturnType<typeof useAddToCart>;
