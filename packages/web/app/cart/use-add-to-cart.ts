import type { Product } from '@mathappu/contract/catalogue';
import { orderableQuantity } from '@mathappu/contract/catalogue/product-offer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { loadAtFirstTouch } from '#web/ui/use-lazy-module.ts';

const loadActions = loadAtFirstTouch(() => import('./cart-actions.ts'));

/** The wanted quantity of a product, and adding it, for the controls that show both. */
export function useAddToCart(product: Product) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [wanted, setWanted] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const max = orderableQuantity(product);
  const quantity = Math.max(1, Math.min(wanted, max));

  /** `asked` differs from the quantity on show where it was typed before hydration. */
  async function addWanted(asked: number) {
    const added = Math.max(1, Math.min(Math.floor(asked) || 1, max));
    setRefusal(undefined);
    setWanted(1);
    const refused = await add(added);
    if (!refused) return;
    setRefusal(refused);
    setWanted(added);
  }

  async function add(quantity: number): Promise<string | undefined> {
    const actions = await loadActions().catch(() => undefined);
    if (actions) return actions.createCartActions(queries, showToast).add(product, quantity);
    const { message } = new CallError('addToCart', 0);
    showToast({ kind: 'error', text: message });
    return message;
  }

  return { product, quantity, max, setWanted, refusal, addWanted };
}

export type Adding = ReturnType<typeof useAddToCart>;
