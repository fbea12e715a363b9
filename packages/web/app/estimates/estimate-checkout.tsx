import type { Product } from '@mathappu/contract/catalogue';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { sumLines, toCartLine } from '#web/cart/cart-line.ts';
import type { CartTotals, Destination } from '#web/cart/cart-totals.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { viewCart, yourItems } from '#words/cart';
import * as words from '#words/estimates';
import { type ComparedLine, compareToday, linesThere } from './compare-today.ts';
import { estimatePath } from './estimate-address.ts';
import { EstimateLines } from './estimate-lines.tsx';
import { ShortLines } from './short-lines.tsx';
import { totalEstimate } from './total-estimate.ts';
import { useSharedEstimate } from './use-shared-estimate.ts';

/** An estimate whose goods are the cart that is ordered. */
export type OrderedEstimate = {
  code: string;
  charge: (sales: Sales | undefined, to: Destination) => CartTotals;
  items: ReactNode;
};

type EstimateCheckoutProps = {
  code: string;
  /** While the estimate is on its way. */
  skeleton: ReactNode;
  /** The form that orders it. */
  children: (cart: Cart, estimate: OrderedEstimate) => ReactNode;
};

/** Orders the goods of an estimate at its prices; the cart stays as it is beside it. */
export function EstimateCheckout({ code, skeleton, children }: EstimateCheckoutProps) {
  const { quote, isUnknown, isFailed, isReloading, reload } = useSharedEstimate(code);
  const { enquiry } = useShop();
  const toEstimate = (
    <LinkButton to={estimatePath(code)} variant="secondary" size="sm">
      {words.seeEstimate}
    </LinkButton>
  );
  if (isUnknown) {
    return (
      <ErrorState message={words.notFound}>
        <LinkButton to="/cart">{viewCart}</LinkButton>
      </ErrorState>
    );
  }
  if (!quote) {
    return isFailed ? (
      <ErrorState message={words.loadFailed} onRetry={reload} isRetrying={isReloading} />
    ) : (
      skeleton
    );
  }
  const names = { number: quote.number, date: formatDate(quote.validUntil) };
  if (!quote.isHeld) {
    return (
      <ErrorState
        message={quote.state === 'ESTIMATE' ? fill(words.ended, names) : words.endedByShop}
      >
        {toEstimate}
      </ErrorState>
    );
  }
  const lines = compareToday(quote);
  const there = linesThere(lines);
  if (there.length === 0) {
    return (
      <ErrorState message={fill(words.noneThere, { date: names.date })}>{toEstimate}</ErrorState>
    );
  }
  return (
    <>
      <Notice className="mb-6">
        <p>{fill(enquiry ? words.enquiredAt : words.orderedAt, names)}</p>
        <ShortLines lines={lines} />
      </Notice>
      {children(estimateCart(there, quote), {
        code,
        charge: (...to) => totalEstimate(quote, there, ...to),
        items: <EstimateItems lines={there} toEstimate={toEstimate} />,
      })}
    </>
  );
}

/** The lines, folded to their count below the width of two columns. */
function EstimateItems({
  lines,
  toEstimate,
}: {
  lines: readonly ComparedLine[];
  toEstimate: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const count = lines.length;
  return (
    <Card as="section" aria-labelledby="checkout-items">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="checkout-items" className="text-xl">
          {yourItems}
        </h2>
        {toEstimate}
      </div>
      <p className="lg:hidden">
        {`${fill(plural(words.products, count), { count })} · `}
        <button
          type="button"
          className="link -my-2 min-h-11 px-1"
          aria-expanded={isOpen}
          aria-controls="checkout-lines"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </button>
      </p>
      <div id="checkout-lines" className={isOpen ? undefined : 'max-lg:hidden'}>
        <EstimateLines lines={lines} />
      </div>
    </Card>
  );
}

/** These lines of an estimate at its prices, as a cart that is ordered. */
function estimateCart(
  lines: readonly ComparedLine[],
  { today }: Pick<SharedEstimate, 'today'>,
): Cart {
  const products = new Map(today.lines.map(({ productId }) => [productId._id, productId]));
  const cartLines = lines.map(
    ({ productId: _id, name, nameTa, image, unit, listNumber, price, discount, quantity }) => {
      const now = products.get(_id);
      const frozen = {
        _id,
        name,
        nameTa,
        image: [image],
        unit,
        listNumber,
        price,
        discount,
        stock: now?.stock ?? 0,
      };
      return toCartLine({ _id, quantity, productId: { ...now, ...frozen } as Product });
    },
  );
  return {
    lines: cartLines,
    ...sumLines(cartLines),
    isLoading: false,
    isFailed: false,
    isReloading: false,
    reload: () => undefined,
  };
}
