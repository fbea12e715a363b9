import type { Order } from '@mathappu/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { countOf } from '#web/ui/format/plural.ts';
import { CartIcon } from '#web/ui/images/icons.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import type { LineDifference } from './compare-with-order.ts';

const loadDifferences = () => import('./order-differences.tsx');

type OrderAgainProps = { order: Order; className?: string };

/** Brings the products of an order into the cart and says what is not as it was. */
export function OrderAgain({ order, className }: OrderAgainProps) {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const [isAsked, setAsked] = useState(false);
  const [differences, setDifferences] = useState<LineDifference[]>([]);
  const lazy = useLazyModule(loadDifferences, isAsked);
  const count = order.product_details.length;

  const bringing = useMutation({
    mutationFn: async () => (await loadDifferences()).bringIntoCart(queries, order),
    onSuccess: (found) => {
      setDifferences(found);
      if (found.length > 0) return;
      const text = `${countOf(count, 'product')} of this order ${count === 1 ? 'is' : 'are'} in your cart`;
      navigateWithToast('/cart', { kind: 'success', text });
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        icon={<CartIcon className="size-5" />}
        isBusy={bringing.isPending}
        onClick={() => {
          setAsked(true);
          bringing.mutate();
        }}
        className={className}
      >
        Order again<span className="sr-only">: order {order.orderId}</span>
      </Button>
      {lazy && (
        <lazy.DifferencesDialog
          differences={differences}
          count={count}
          onClose={() => setDifferences([])}
        />
      )}
    </>
  );
}
