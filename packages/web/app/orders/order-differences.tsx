import type { Order } from '@mathappu/contract/orders';
import { fill, plural } from '@mathappu/contract/words';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { mergeIntoAccountCart } from '#web/cart/merge/merge-account-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { viewCart } from '#words/cart';
import * as words from '#words/orders';
import { compareWithOrder, type LineDifference } from './compare-with-order.ts';

type Outcome = Pick<DifferencesDialogProps, 'differences' | 'count'> & {
  /** Says that all products are in the cart. */
  allText: string;
};

/** Returns what is not as it was in the order. */
export async function bringIntoCart(
  queries: QueryClient,
  { product_details }: Order,
): Promise<Outcome> {
  const items = product_details.map(({ productId, quantity }) => ({ productId, quantity }));
  const { data: offered } = await call('quoteCart', { body: { items } });
  const cart = await mergeIntoAccountCart(queries, items);
  const { length: count } = product_details;
  return {
    differences: compareWithOrder(product_details, { offered, cart }),
    count,
    allText: fill(plural({ one: words.onlyInCart, other: words.allInCart }, count), { count }),
  };
}

type DifferencesDialogProps = {
  differences: readonly LineDifference[];
  /** The products of the order. */
  count: number;
  onClose: () => void;
};

export function DifferencesDialog({ differences, count, onClose }: DifferencesDialogProps) {
  const inCart = count - differences.filter(({ isMissing }) => isMissing).length;
  return (
    <Dialog
      isOpen={differences.length > 0}
      onClose={onClose}
      title={inCart > 0 ? words.changedTitle : words.nothingTitle}
      description={inCart > 0 && inCartText(inCart, count)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.stay}
          </Button>
          {inCart > 0 ? (
            <LinkButton to="/cart">{viewCart}</LinkButton>
          ) : (
            <LinkButton to="/products">{words.seeProducts}</LinkButton>
          )}
        </>
      }
    >
      <ul className="grid gap-2">
        {differences.map(({ productId, name, text }) => (
          <li key={productId}>
            <span className="font-semibold">{`${name}:`}</span> {text}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const inCartText = (inCart: number, count: number): string =>
  count === 1
    ? words.onlyOneInCart
    : fill(plural({ one: words.oneInCart, other: words.someInCart }, inCart), { inCart, count });
