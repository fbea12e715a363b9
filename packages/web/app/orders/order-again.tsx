import type { Order } from '@mathappu/contract/orders';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { mergeIntoAccountCart } from '#web/cart/account-cart.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { countOf } from '#web/ui/format/plural.ts';
import { CartIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { compareWithOrder, type LineDifference } from './compare-with-order.ts';

type OrderAgainProps = { order: Order; className?: string };

/** Brings the products of an order into the cart and says what is not as it was. */
export function OrderAgain({ order, className }: OrderAgainProps) {
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();
  const [differences, setDifferences] = useState<LineDifference[]>([]);
  const count = order.product_details.length;

  const bringing = useMutation({
    mutationFn: () => bringIntoCart(queries, order),
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
        onClick={() => bringing.mutate()}
        className={className}
      >
        Order again<span className="sr-only">: order {order.orderId}</span>
      </Button>
      <DifferencesDialog
        differences={differences}
        count={count}
        onClose={() => setDifferences([])}
      />
    </>
  );
}

async function bringIntoCart(
  queries: QueryClient,
  { product_details }: Order,
): Promise<LineDifference[]> {
  const items = product_details.map(({ productId, quantity }) => ({ productId, quantity }));
  const { data: offered } = await call('quoteCart', { body: { items } });
  const cart = await mergeIntoAccountCart(queries, items);
  return compareWithOrder(product_details, { offered, cart });
}

type DifferencesDialogProps = {
  differences: readonly LineDifference[];
  /** The products of the order. */
  count: number;
  onClose: () => void;
};

function DifferencesDialog({ differences, count, onClose }: DifferencesDialogProps) {
  const inCart = count - differences.filter(({ isMissing }) => isMissing).length;
  return (
    <Dialog
      isOpen={differences.length > 0}
      onClose={onClose}
      title={inCart > 0 ? 'In your cart, with changes' : 'Nothing of this order can be had now'}
      description={
        inCart > 0 &&
        `${inCart} of ${countOf(count, 'product')} of this order ${inCart === 1 ? 'is' : 'are'} in your cart.`
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Stay here
          </Button>
          {inCart > 0 ? (
            <LinkButton to="/cart">View cart</LinkButton>
          ) : (
            <LinkButton to="/products">See what there is</LinkButton>
          )}
        </>
      }
    >
      <ul className="grid gap-2">
        {differences.map(({ productId, name, text }) => (
          <li key={productId}>
            <span className="font-semibold">{name}:</span> {text}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
